"""How many ways a game of Lübeck can go: counted, played, and compared with what is known."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from hanse.core.questions.shapes import Question
from hanse.core.types import Move, Pick, Plain, Some
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.phases.round_end import GoingHome
from tests.perft.counting import counted, nodes, played, turn
from tests.rules.luebeck.sea import SPEC, acting, laid, new_game


def start() -> Luebeck:
    """Three seats take packets, the last names the first to act."""
    return new_game(3)


def turns() -> Luebeck:
    """A shared cog, one in Lübeck, and a card of most kinds."""
    return acting(
        0,
        cogs=[("Danzig", [0, 1]), ("Lübeck", [2])],
        hands={0: ["Riga 3", "pirates", "change"], 1: ["Riga 4", "double Riga"], 2: ["Stettin 1"]},
    )


def overboard() -> Luebeck:
    """Four cards and no use for them; all cogs are at sea."""
    cogs = [("Riga", [0]), ("Riga", [0]), ("Visby", [1]), ("Visby", [1])]
    hand = ["Stettin 1", "Stettin 2", "London 6", "trade Danzig"]
    return acting(0, cogs=cogs, hands={0: hand, 1: ["Helsingborg 3"]}, passed=[2])


def home() -> Luebeck:
    """Figures of all three may go home; then new packets are chosen."""
    return laid(GoingHome(), cogs=[("Riga", [0, 0]), ("Visby", [1, 2]), ("Lübeck", [2])])


TREES: dict[str, tuple[Callable[[], Luebeck], int, int]] = {
    "start": (start, 7, 9_896),
    "turns": (turns, 6, 10_058),
    "overboard": (overboard, 8, 11_520),
    "home": (home, 7, 4_320),
}

FIRST_PLIES: dict[str, tuple[int, ...]] = {
    # five packets, four, three; any of three seats
    "start": (5, 5 * 4, 20 * 3, 60 * 3),
    # the cog in Lübeck or a free one; Riga; pirates for two cogs; a change to the other; passing
    "turns": (2 + 1 + 2 + 1 + 1,),
    # four cards overboard; then the other sails, for either cog, or passes
    "overboard": (4, 4 * 3),
    # none, one or two of the cog's; home or not; each of two home or not; then five packets
    "home": (3, 3 * 2, 6 * 4, 24 * 5),
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


def thinkable(kind: type[Move]) -> Iterator[Move]:
    """Every move of a kind, legal or not, within small bounds."""
    if issubclass(kind, Pick):
        cards = range(-1, 45)
        yield from (kind(value, of) for value in cards for of in (cards if value < 7 else (0,)))
    elif issubclass(kind, Some):
        yield from (kind(items) for items in product(range(4), repeat=4))
    elif issubclass(kind, Plain):
        yield kind()


@pytest.mark.parametrize(
    ("name", "depth"), [("start", 4), ("turns", 2), ("overboard", 3), ("home", 2)]
)
def test_what_is_listed_is_what_is_allowed_of_all_one_can_think_of(name: str, depth: int) -> None:
    every = [move for kind in SPEC.about.moves for move in thinkable(kind)]
    asked: set[Question] = set()
    for game in nodes(TREES[name][0](), depth):
        question = game.asking[turn(game)]
        if question in asked or len(asked) > 60:
            continue
        asked.add(question)
        listed = list(question.moves())
        assert {move for move in every if question.allows(move)} == set(listed)
        assert len(listed) == question.count()
    assert asked
