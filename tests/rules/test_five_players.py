"""five_players: a fifth seat, with Bornholm."""

import pytest

from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge import board
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.events.rounds import MarketLaid
from hanse.games.kogge.moves import PickStart
from hanse.games.kogge.ruleset import complete
from tests.rules.asking import happened, listed
from tests.rules.laid_out import SPEC, new_game


def test_b_comp_01_what_the_expansion_adds() -> None:
    assert dict(zip(board.GOODS, board.MORE_GOODS, strict=True)) == {
        "ore": 4,
        "fur": 3,
        "amber": 2,
        "salt": 1,
    }
    assert board.MORE_MARKERS == (1,) * 9
    assert board.EXTRA_CHIPS == ("safe_conduct", "interception")
    black = board.DATA["expansion"]
    assert (black["black_offices"], black["black_raid_markers"]) == (board.OFFICES, 4)


def test_b_5p_01_ten_goods_and_nine_markers_more() -> None:
    pieces = SPEC.play.pieces(new_game(5))
    assert pieces["goods"] == (29, 21, 15, 11)
    assert pieces["markers"] == tuple(15 - n for n in range(9))


def test_b_5p_02_everybody_has_two_raid_markers() -> None:
    game = new_game(5)
    assert SPEC.play.pieces(game)["raid markers"] == (2,) * 5
    assert game.table.raids == [1] * 5


def test_b_5p_03_five_pairs_in_the_market() -> None:
    game = new_game(5)
    for seat in range(5):
        game.play(seat, PickStart(seat))
    assert len(happened(game, MarketLaid)[0].pairs) == 5


def test_b_5p_04_nobody_starts_on_the_island() -> None:
    game = new_game(5)
    for seat in range(5):
        assert BORNHOLM not in {m.value for m in listed(game, seat, PickStart)}


def test_b_base_01_five_seats_bring_bornholm() -> None:
    """Whether it was asked for or not."""
    for variants in ((), ("five_players",), ("bornholm",)):
        game = new_game(5, variants=variants)
        assert set(game.setup.variants) == {"five_players", "bornholm"}
        assert game.table.crest >= 0
    assert complete(Setup("kogge", 4)).variants == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_players_are_five(seats: int) -> None:
    with pytest.raises(BadSetup, match="five_players is for 5 seats"):
        new_game(seats, variants=("five_players",))
