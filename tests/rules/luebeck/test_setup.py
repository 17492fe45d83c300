"""What is in the box, and how a game begins."""

import pytest

from hanse.core.setup import BadSetup, Setup
from hanse.games.luebeck import box
from hanse.games.luebeck.events import CardsDealt, CompassPlaced
from hanse.games.luebeck.moves import NameFirst, Pass, StartVoyage, TakePacket
from hanse.games.luebeck.readings import rules_of
from tests.rules.luebeck.sea import SPEC, acting, new_game


def test_l_comp_01_sixty_cards_six_cogs_fifteen_figures() -> None:
    assert sum(rules_of(Setup("luebeck", 3)).deck.counts) == box.CARDS == 60
    assert box.COGS_IN_THE_BOX == max(box.COGS.values()) == 6
    assert len(rules_of(Setup("luebeck", 3)).chart.cities) == 11
    game = new_game(5)
    assert SPEC.play.pieces(game)["figures"] == (2,) * 5
    assert sum(game.table.reserve) + len(game.table.scores) == 5 * box.BOX["figures"] == 15
    assert SPEC.about.seats == range(3, 6)


@pytest.mark.parametrize("seats", [2, 6])
def test_l_g_21_not_for_two_nor_for_six(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 5 seats"):
        new_game(seats)


@pytest.mark.parametrize(("seats", "cogs"), [(3, 4), (4, 5), (5, 6)])
def test_l_setup_01_cogs_by_number_of_players(seats: int, cogs: int) -> None:
    assert new_game(seats).table.places == [-1] * cogs


def test_l_setup_02_two_figures_in_reserve_and_no_points() -> None:
    game = new_game(4)
    assert game.table.reserve == [2] * 4
    assert game.table.scores == [0] * 4


def test_l_g_16_the_first_compass_is_drawn() -> None:
    assert {new_game(3, key).table.compass for key in range(40)} == {0, 1, 2}


def test_l_setup_03_the_compass_goes_clockwise_after_each_round() -> None:
    game = acting(0, seats=3, compass=2, passed=[1, 2])
    game.play(0, next(move for move in game.asking[0].moves() if type(move).__name__ == "Pass"))
    assert game.table.compass == 0
    assert CompassPlaced(0) in [told.event for told in game.events]


def test_l_setup_04_three_cards_each_face_down() -> None:
    game = new_game(4)
    assert [len(hand) for hand in game.table.hands] == [3] * 4
    dealt = [told for told in game.events if isinstance(told.event, CardsDealt)]
    public = [t.event for t in dealt if t.to is None]
    private = [t for t in dealt if t.to is not None]
    assert sorted(e.seat for e in public if isinstance(e, CardsDealt)) == [0, 1, 2, 3]
    for told in private:
        assert isinstance(told.event, CardsDealt)
        assert told.to == (told.event.seat,)
        assert told.event.cards == game.table.hands[told.event.seat]


def test_l_round_01_display_packets_actions() -> None:
    game = new_game(3)
    for at in range(3):
        game.play(game.table.seat_at(at), TakePacket(0))
    last = game.table.seat_at(2)
    assert list(game.asking) == [last]
    game.play(last, NameFirst(last))
    assert list(game.asking) == [last]
    assert game.table.round == 1


def test_l_round_01_and_l_pass_01_in_the_next_round_all_are_back() -> None:
    """Display, packets and actions again, and nobody has passed any more."""
    game = acting(0, hands={0: ["pirates"], 1: ["pirates"], 2: ["pirates"]}, passed=[1, 2])
    game.play(0, Pass())
    assert (game.table.round, game.table.compass) == (2, 1)
    assert game.table.passed == [False] * 3
    for at in range(3):
        assert list(game.asking) == [game.table.seat_at(at)]
        game.play(game.table.seat_at(at), TakePacket(0))
    game.play(0, NameFirst(1))
    turns = []
    for _ in range(3):
        (seat,) = game.asking
        turns.append(seat)
        game.play(seat, StartVoyage(0))
    assert turns == [1, 2, 0]
