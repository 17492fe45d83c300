"""The games that the referees follow, each known by its number."""

import os
import random
from collections.abc import Iterable

from hanse.core.setup import Setup
from tests.referee import kogge_bridge, luebeck_bridge
from tests.referee.following import STYLES, Figures, Following, well

FULL = os.environ.get("HANSE_FULL") == "1"
SEED = os.environ.get("HANSE_SEED", "1")
MAPS: tuple[tuple[tuple[str, str], ...], ...] = ((), (("map", "trunk"),))


def kogge(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One game for 2 to 4: German edition, default readings."""
    chance = random.Random(f"kogge {seed} {number} {bots}")
    following = Following(kogge_bridge, Setup("kogge", 2 + number % 3), chance)
    style = well if bots else STYLES[number // 3 % 3]
    return following.play_out(style(following.game, chance))


def luebeck(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One game for 3 to 5, by either map."""
    chance = random.Random(f"luebeck {seed} {number} {bots}")
    setup = Setup("luebeck", 3 + number % 3, readings=MAPS[number // 3 % 2])
    following = Following(luebeck_bridge, setup, chance)
    style = well if bots else STYLES[number // 6 % 3]
    return following.play_out(style(following.game, chance))


def together(games: Iterable[Figures]) -> Figures:
    """What all of them have compared."""
    figures = Figures()
    for game in games:
        figures.add(game)
    return figures
