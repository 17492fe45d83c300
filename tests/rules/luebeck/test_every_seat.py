"""Every seat with the compass, as the last to choose and as the first to act."""

import pytest

from hanse.core.types import SPECTATOR, Seat
from hanse.games.luebeck.events import CompassPlaced, FirstNamed
from hanse.games.luebeck.moves import NameFirst, Pass, TakePacket
from hanse.games.luebeck.phases.packet_choice import Picking
from tests.rules.luebeck.asking import happened
from tests.rules.luebeck.sea import SPEC, cards, laid

EVERY_SEAT = pytest.mark.parametrize(
    ("seats", "compass"), [(seats, seat) for seats in (3, 4, 5) for seat in range(seats)]
)


@EVERY_SEAT
def test_l_pick_01_and_02_from_every_compass_clockwise_and_the_last_names_the_first(
    seats: int, compass: Seat
) -> None:
    """L-PICK-01, L-PICK-02, L-ACT-01: and from the one who was named it goes on clockwise."""
    clockwise = [(compass + at) % seats for at in range(seats)]
    for named in range(seats):
        game = laid(Picking(), seats=seats, compass=compass, packets=[["pirates"]] * 5)
        for seat in clockwise:
            assert list(game.asking) == [seat]
            game.play(seat, TakePacket(0))
        last = clockwise[-1]
        assert list(game.asking) == [last]
        game.play(last, NameFirst(named))
        assert happened(game, FirstNamed) == [FirstNamed(last, named)]
        for at in range(seats):
            seat = (named + at) % seats
            assert list(game.asking) == [seat]
            game.play(seat, Pass())
        assert happened(game, CompassPlaced) == [CompassPlaced(clockwise[1])]


@EVERY_SEAT
def test_l_g_20_what_was_seen_in_earlier_packets_is_still_known(seats: int, compass: Seat) -> None:
    """A card kept in hand is not forgotten when the next packet is taken."""
    game = laid(
        Picking(),
        seats=seats,
        compass=compass,
        hands={compass: ["Riga 3", "Riga 4", "Danzig 2"]},
        packets=[["pirates", "change"]] * 5,
    )
    kept, packet = cards(game, ["Riga 3", "Danzig 2"]), cards(game, ["pirates", "change"])
    game.table.known[compass] = kept
    game.play(compass, TakePacket(0))
    for viewer in ((compass + 1) % seats, SPECTATOR):
        known = SPEC.see.view(game, viewer).players.known
        assert known[compass] == tuple(sorted(kept + packet))
        assert [cards for seat, cards in enumerate(known) if seat != compass] == [()] * (seats - 1)
