"""The choice of packets, and of the seat that acts first."""

from hanse.core.questions.shapes import Choice
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Seat
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.events import FirstNamed, PacketTaken
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import NameFirst, TakePacket
from hanse.games.luebeck.transfers import gain_packet


class Picking(Step[Luebeck], frozen=True):
    """L-PICK-01: the choice of packets, clockwise from the compass; `at` counts the seats asked."""

    at: int = 0

    def asks(self, game: Luebeck) -> Asking:
        packets = len(game.table.packets)
        if self.at == game.seats or not packets:
            return {}
        seat = game.table.seat_at(self.at)
        return {seat: Choice(TakePacket, "L-PICK-01", tuple(range(packets)))}

    def answer(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakePacket)
        cards = game.table.packets.pop(move.value)
        gain_packet(game.table, seat, cards)
        game.tell(PacketTaken(seat, cards, move.value))
        game.agenda[-1] = Picking(self.at + 1)


class Naming(Step[Luebeck], frozen=True):
    """L-PICK-02: the choice of the first seat to act, by the seat to the right of the compass."""

    def asks(self, game: Luebeck) -> Asking:
        last = game.table.seat_at(game.seats - 1)
        return {last: Choice(NameFirst, "L-PICK-02", tuple(range(game.seats)))}

    def answer(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, NameFirst)
        game.tell(FirstNamed(seat, move.value))
        game.agenda[-1] = Acting(move.value)
