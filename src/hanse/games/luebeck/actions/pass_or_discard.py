"""Passing, and throwing a card overboard."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Go, Option
from hanse.core.types import Move, Refusal, Seat, name_of
from hanse.games.luebeck.actions.action_round import leave_round
from hanse.games.luebeck.box import KEPT
from hanse.games.luebeck.events import CardDiscarded
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import Discard, Pass, StartVoyage
from hanse.games.luebeck.rules import Action
from hanse.games.luebeck.scoring import pay
from hanse.games.luebeck.transfers import use_card

PASS = Go(Pass, "L-PASS-01")


class Passing(Action):
    """L-PASS-01, L-PASS-02: passing, with three cards or fewer, even before any action."""

    moves: ClassVar[tuple[type[Move], ...]] = (Pass,)

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        if len(game.table.hands[seat]) <= KEPT:
            options.append(PASS)

    def reason(self, game: Luebeck, seat: Seat) -> Refusal:
        return Refusal(name_of(Pass), "L-PASS-01", numbers=(len(game.table.hands[seat]), KEPT))

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        leave_round(game, seat)


class Discarding(Action):
    """L-DISC-01, L-G-04: discarding, with more than three cards and none to play.

    This action must be offered last, since it depends on the options of all others.
    """

    moves: ClassVar[tuple[type[Move], ...]] = (Discard,)

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        hand = game.table.hands[seat]
        if len(hand) > KEPT and not any(o.move is not StartVoyage for o in options):
            cards = tuple(sorted(set(hand)))
            options.append(Choice(Discard, "L-DISC-01", cards))

    def reason(self, game: Luebeck, seat: Seat) -> Refusal:
        """Return the refusal: the hand is small, or a card can be played (L-G-05, L-G-03)."""
        held = len(game.table.hands[seat])
        if held <= KEPT:
            return Refusal(name_of(Discard), "L-G-05", numbers=(held, KEPT))
        return Refusal(name_of(Discard), "L-G-03")

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, Discard)
        use_card(game.table, seat, move.value)
        cost = pay(game, seat, move.value)
        game.tell(CardDiscarded(seat, move.value, cost))
