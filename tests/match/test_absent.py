"""G-61: what is answered for somebody who is gone."""

import random
from typing import Any

import pytest

from hanse.core.dice import Dice
from hanse.games import GAMES
from hanse.games.kogge.moves import Attack, Commit
from tests.records.random_timelines import varied_setup
from tests.rules.fighting import challenged
from tests.rules.laid_out import (
    SPEC,
    acting,
    auction,
    goods,
    guild_phase,
    markers,
    new_game,
    sailing,
)


def told(game: Any, seat: int) -> str:
    move = SPEC.play.default_answer(game, seat)
    assert game.asking[seat].allows(move)
    return SPEC.text.notation.format(move, game)


def test_g_61_he_bids_his_lowest_single_marker() -> None:
    assert told(auction(hand={0: [7, 3, 3, 5]}), 0) == "bid 3"


def test_g_61_where_that_was_bid_already_the_next() -> None:
    game = auction(hand={0: [3], 1: [3, 5, 5]}, order=[0, 1])
    game.play(0, SPEC.text.notation.parse("bid 3"))
    assert told(game, 1) == "bid 5"


def test_g_61_without_a_single_one_the_bid_that_ranks_lowest() -> None:
    """Of {5, 5} and so on only bids of several are left; K-BID-05: alike beats unlike."""
    game = auction(seats=3, hand={0: [3], 1: [5], 2: [5, 5, 3]}, order=[0, 1, 2])
    game.play(0, SPEC.text.notation.parse("bid 3"))
    game.play(1, SPEC.text.notation.parse("bid 5"))
    assert told(game, 2) == "bid 3 5"


def test_g_61_and_g_02_those_who_are_gone_do_not_clash_for_ever() -> None:
    """Each picks another first city, again and again if need be."""
    for seats in (3, 4, 5):
        game = new_game(seats)
        while game.table.round == 0:
            seat = min(game.asking)
            game.play(seat, SPEC.play.default_answer(game, seat))
            assert game.ply <= seats
        assert len(set(game.table.cogs)) == seats


@pytest.mark.parametrize(("reading", "laid"), [("must", [1]), ("may", [])])
def test_g_61_and_g_31_in_a_conflict_he_lays_as_little_as_he_may(
    reading: str, laid: list[int]
) -> None:
    game = challenged(readings={"conflict_defence": reading})
    game.play(0, Attack(1))
    assert SPEC.play.default_answer(game, 1) == Commit(markers(*laid))


def test_g_61_he_stays_and_does_nothing() -> None:
    assert told(sailing(), 0) == "anchor"
    assert told(acting(cargo={0: {"o": 2}}), 0) == "end"


def test_g_61_he_moves_the_guild_master_as_little_as_he_must() -> None:
    assert told(guild_phase(), 0) == "guild 1"


@pytest.mark.parametrize(
    ("cargo", "piles"),
    [
        ({"o": 4}, "split 2o | 2o"),
        ({"o": 2, "f": 1, "s": 1}, "split o f | o s"),
        ({"o": 1, "f": 1, "a": 1, "s": 1}, "split o a | f s"),
        ({"o": 2, "f": 1, "a": 1, "s": 1}, "split o f s | o a"),
    ],
)
def test_g_61_piles_by_turns_from_dear_to_cheap(cargo: dict[str, int], piles: str) -> None:
    game = acting(cogs=[4, 4], cargo={1: cargo})
    game.play(0, SPEC.text.notation.parse("raid cog 2"))
    assert told(game, 1) == piles
    assert sum(goods(cargo)) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_the_absent_ends(name: str) -> None:
    """Whoever is asked, whatever the question: there is an answer, and it is allowed."""
    spec = GAMES[name]
    for number in range(12):
        setup = varied_setup(spec, random.Random(number))
        game = spec.play.new(setup, Dice(b"absent%d" % number))
        while not game.over:
            seat = min(game.asking)
            game.play(seat, spec.play.default_answer(game, seat))
