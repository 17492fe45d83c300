"""How many ways the game can go: each tree is counted twice and compared with what is known.

The first plies are worked out by hand below; the whole trees must come out the same whether the
last questions count their answers or every one of them is played.
"""

from collections.abc import Callable

import pytest

from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import RaidCity, RaidCog
from tests.perft import positions
from tests.perft.conceivable import conceivable
from tests.perft.counting import after, counted, nodes, played, turn
from tests.rules.laid_out import new_game

TREES: dict[str, tuple[Callable[[], Kogge], int, int]] = {
    "start": (positions.start, 3, 20_655),
    "bids": (positions.bids, 7, 17_124),
    "voyage": (positions.voyage, 6, 37_340),
    "harbour": (positions.harbour, 4, 33_625),
    "raid": (positions.raid, 8, 31_203),
}

FIRST_PLIES: dict[str, tuple[int, ...]] = {
    # nine picks each, then bids of any of eight different markers
    "start": (9, 9 * 9, 81 * (2**8 - 1)),
    # 3·2 - 1 bids; then 2·2·2 - 1, or one less after 3, 5 and 3+5; then 3·2 - 1; one or two cities
    # for the guild master; two routes or staying
    "bids": (5, 2 * 7 + 3 * 6, 32 * 5, 160 * 2, 320 * 3),
    # one route is closed; the passage for an ore, a 2 or a 5; loading the fur; staying
    "voyage": (1 + 3 + 1 + 1,),
    # ending; building; three goods or two kinds of markers for the guild master; two pairs for
    # three goods; 2 + 4 + 4 trades of one good and 1 + 1 + 3 of two; the 4 on two squares; the
    # city or the other cog
    "harbour": (1 + 1 + (3 + 2) + 2 * 3 + (10 + 5) + 2 + 2,),
    # ending, the city, two cogs with anything aboard
    "raid": (1 + 1 + 2,),
}


@pytest.mark.parametrize("name", TREES)
def test_the_first_plies_are_as_worked_out_by_hand(name: str) -> None:
    game = TREES[name][0]()
    expected = FIRST_PLIES[name]
    assert tuple(counted(game, depth + 1) for depth in range(len(expected))) == expected


@pytest.mark.parametrize("name", TREES)
def test_counting_and_playing_agree(name: str) -> None:
    build, depth, leaves = TREES[name]
    assert counted(build(), depth) == leaves
    assert played(build(), depth) == leaves


def test_three_seats_that_clash_pick_again() -> None:
    """720 of 729 ways do not clash and go on to 255 bids; after the others eight may be picked."""
    assert counted(new_game(3), 4) == 720 * 255 + 9 * 8


def test_a_raid_on_a_city_is_followed_by_three_votes_and_perhaps_a_choice() -> None:
    """Two ways out: two of eight votes are of one mind, else the neighbour chooses; then a turn."""
    game = after(positions.raid(), 0, RaidCity())
    assert [counted(game, depth) for depth in (1, 2, 3)] == [2, 4, 8]
    assert counted(game, 4) == 6 * 2 + 2 * 3


def test_a_raid_on_a_cog_is_followed_by_a_split_and_a_pick() -> None:
    """Two ore and a salt: the salt alone or an ore alone; either pile; then the first vote."""
    game = after(positions.raid(), 0, RaidCog(1))
    assert [counted(game, depth) for depth in (1, 2, 3)] == [2, 2 * 2, 4 * 2]


@pytest.mark.parametrize(
    ("name", "depth"), [("start", 2), ("bids", 3), ("voyage", 2), ("harbour", 1), ("raid", 3)]
)
def test_what_is_listed_is_what_is_allowed_of_all_one_can_think_of(name: str, depth: int) -> None:
    asked = set()
    for game in nodes(TREES[name][0](), depth):
        question = game.asking[turn(game)]
        if question in asked:
            continue
        asked.add(question)
        listed = list(question.moves())
        thinkable = {m for m in conceivable(game, turn(game)) if question.allows(m)}
        assert thinkable == set(listed)
        assert len(listed) == len(thinkable) == question.count()
    assert asked
