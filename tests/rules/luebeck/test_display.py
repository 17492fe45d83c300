"""The display, the packets, and the runs through the deck."""

import pytest

from hanse.games.luebeck.events import DisplayLaid, FirstNamed, LastRound, PacketTaken, Shuffled
from hanse.games.luebeck.moves import NameFirst, StartVoyage, TakePacket
from hanse.games.luebeck.phases.display import Display
from hanse.games.luebeck.phases.packet_choice import Naming, Picking
from tests.rules.luebeck.asking import happened
from tests.rules.luebeck.sea import cards, laid, new_game

NEAR = ["Stettin 1", "Stettin 1", "Stettin 2", "Stettin 2", "Visby 1", "Visby 1", "Visby 2"]
FAR = ["Reval 4", "Reval 5", "Reval 6", "Reval 6", "London 4", "London 5", "London 6"]


@pytest.mark.parametrize(("seats", "packets"), [(3, 5), (4, 6), (5, 7)])
def test_l_disp_01_packets_of_two_open_cards(seats: int, packets: int) -> None:
    game = new_game(seats)
    assert [len(packet) for packet in game.table.packets] == [2] * packets
    assert happened(game, DisplayLaid)[0].packets == tuple(game.table.packets)


def test_l_disp_02_what_was_left_grows() -> None:
    game = laid(Display(), packets=[["Riga 3", "Riga 4"], ["pirates", "pirates", "change"]])
    assert [len(packet) for packet in game.table.packets] == [3, 4, 2, 2, 2]
    assert set(cards(game, ["Riga 3", "Riga 4"])) <= set(game.table.packets[0])


def test_l_pick_01_one_packet_each_from_the_compass_clockwise() -> None:
    game = laid(Picking(), compass=1, packets=[["Riga 3", "Riga 4"], ["pirates"], ["change"]])
    order = []
    for _ in range(3):
        (seat,) = game.asking
        game.play(seat, TakePacket(0))
        order.append(seat)
    assert order == [1, 2, 0]
    assert game.table.hands[1] == cards(game, ["Riga 3", "Riga 4"])
    assert game.table.packets == []
    assert happened(game, PacketTaken)[0].cards == cards(game, ["change"])


def test_l_pick_01_a_packet_is_told_with_the_place_where_it_lay() -> None:
    game = laid(Picking(), packets=[["pirates"], ["Riga 3"], ["pirates"], ["change"]])
    (seat,) = game.asking
    game.play(seat, TakePacket(2))
    assert happened(game, PacketTaken)[0].place == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_l_pick_02_the_last_names_anybody_himself_too(seats: int) -> None:
    """Right of the compass; then it goes round clockwise from whoever was named."""
    hands = {seat: ["pirates"] if seat < 3 else ["change"] for seat in range(seats)}
    for compass in range(seats):
        last = (compass - 1) % seats
        for first in range(seats):
            game = laid(Naming(), seats=seats, compass=compass, hands=hands)
            assert list(game.asking) == [last]
            assert list(game.asking[last].moves()) == [NameFirst(seat) for seat in range(seats)]
            game.play(last, NameFirst(first))
            assert list(game.asking) == [first]
            assert happened(game, FirstNamed) == [FirstNamed(last, first)]
            game.play(first, StartVoyage(0))
            assert list(game.asking) == [(first + 1) % seats]


def test_l_game_01_the_discards_become_the_second_stack() -> None:
    game = laid(Display(), stack=[], discards=NEAR + FAR)
    assert game.table.run == 2
    assert not game.table.last_round
    assert sum(game.table.stack) == len(NEAR + FAR) - 10
    assert sum(game.table.discards) == 0


def test_l_g_11_a_second_run_begins_within_a_display() -> None:
    game = laid(Display(), stack=["pirates", "change"], discards=NEAR + FAR)
    assert game.table.run == 2
    lying = [card for packet in game.table.packets for card in packet]
    assert len(lying) == 10
    assert set(cards(game, ["pirates", "change"])) <= set(lying)
    assert happened(game, Shuffled) == [Shuffled(2, len(NEAR + FAR))]


def test_l_game_01_the_second_stack_used_up_makes_the_round_the_last() -> None:
    game = laid(Display(), run=2, stack=["pirates"], discards=NEAR + FAR)
    assert game.table.run == 3
    assert game.table.last_round
    assert [len(packet) for packet in game.table.packets] == [2] * 5


def test_l_g_12_a_second_stack_used_up_exactly() -> None:
    game = laid(Display(), run=2, stack=[*NEAR, *FAR[:3]], discards=FAR[3:])
    assert game.table.run == 2
    assert game.table.last_round
    assert sum(game.table.discards) == 4


def test_l_g_12_not_after_the_first_stack() -> None:
    game = laid(Display(), run=1, stack=[*NEAR, *FAR[:3]], discards=FAR[3:])
    assert not game.table.last_round


def test_l_g_13_packets_stay_smaller() -> None:
    game = laid(Display(), run=2, stack=["pirates"], discards=NEAR[:5])
    assert game.table.last_round
    assert [len(packet) for packet in game.table.packets] == [2, 1, 1, 1, 1]
    game = laid(Display(), run=2, stack=[], discards=NEAR[:2])
    assert [len(packet) for packet in game.table.packets] == [1, 1]
    for _ in range(2):
        (seat,) = game.asking
        game.play(seat, TakePacket(0))
    assert list(game.asking) == [2]
    assert game.asking[2].allows(NameFirst(0))


def test_the_last_round_is_announced_when_it_is_laid_out() -> None:
    game = laid(Display(), run=2, stack=[], discards=NEAR + FAR)
    told = [type(t.event) for t in game.events]
    assert LastRound in told
    assert told.index(Shuffled) < told.index(DisplayLaid) < told.index(LastRound)
