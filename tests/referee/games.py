"""The games that the referees follow, each known by its number."""

import os
import random
from collections.abc import Iterable

from hanse.core.setup import Setup
from hanse.games import GAMES
from tests.referee import kogge_bridge, luebeck_bridge
from tests.referee.following import STYLES, Figures, Following, talking, well
from tests.setups import any_setup

FULL = os.environ.get("HANSE_FULL") == "1"
SEED = os.environ.get("HANSE_SEED", "1")
SALT = 3
MAPS: tuple[tuple[tuple[str, str], ...], ...] = ((), (("map", "trunk"),))


def kogge(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One basic game for 2 to 4: German edition, default readings, no offers."""
    chance = random.Random(f"kogge {seed} {number} {bots}")
    following = Following(kogge_bridge, Setup("kogge", 2 + number % 3), chance)
    style = well if bots else STYLES[number // 3 % 3]
    return following.play_out(style(following.game, chance))


def kogge_anyhow(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One game by any edition, variants and readings for 1 to 5, with offers."""
    chance = random.Random(f"kogge anyhow {seed} {number} {bots}")
    spec = GAMES["kogge"]
    setup = any_setup(spec, spec.about.editions[number % 3], chance)
    following = Following(kogge_bridge, setup, chance)
    game = following.game
    if bots:
        return following.play_out(well(game, chance))
    return following.play_out(talking(game, chance, STYLES[number // 3 % 3](game, chance)))


def kogge_in_want(number: int, seed: str = SEED) -> Figures:
    """A game for 2 with few markers in the reserve, all salt aboard, and four raids for each seat.

    What else is rare happens: no marker to be had (G-62), fewer pairs in the market (G-05),
    no way out after a raid (G-14), a ring with hardly a city left for the guild master (G-19).
    """
    chance = random.Random(f"kogge in want {seed} {number}")
    following = Following(kogge_bridge, Setup("kogge", 2), chance)
    engine, referee = following.game.table, following.referee.table
    for value in range(9):
        taken = engine.reserve[value] - (value < 7)
        engine.hands[value] += taken
        referee.hands[0][value] += taken
        engine.reserve[value] = referee.reserve[value] = int(value < 7)
    for seat in range(2):
        engine.raids[seat] = referee.raids[seat] = 4
        engine.cargo[4 * seat + SALT] = referee.cargo[seat][SALT] = 2
    engine.stock[SALT] = referee.stock[SALT] = 0
    following.game.wake()
    return following.play_out(STYLES[number % 3](following.game, chance))


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
