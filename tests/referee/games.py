"""The games that the referees follow, each known by its number."""

import os
import random
from collections.abc import Iterable

from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.laws.setups import Cell, any_setup
from tests.referee import kogge_bridge, luebeck_bridge
from tests.referee.following import STYLES, Figures, Following, Play, talking, well
from tests.referee.kogge_words import CHIP_OF
from tests.referee.luebeck_own import own_data

FULL = os.environ.get("HANSE_FULL") == "1"
SEED = os.environ.get("HANSE_SEED", "1")
SALT = 3
HALF = 0.5
MAPS: tuple[tuple[tuple[str, str], ...], ...] = ((), (("map", "trunk"),))


def kogge(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One basic game for 2 to 4: German edition, default readings, no offers."""
    chance = random.Random(f"kogge {seed} {number} {bots}")
    following = Following(kogge_bridge, Setup("kogge", 2 + number % 3), chance)
    style = well if bots else STYLES[number // 3 % 3]
    return following.play_out(style(following.game, chance))


def kogge_setup(number: int, seed: str = SEED) -> Setup:
    """The table of such a game at random."""
    return any_table(number, random.Random(f"kogge anyhow {seed} {number} {False}"))


def any_table(number: int, chance: random.Random) -> Setup:
    """Any edition, variants and readings for 1 to 5."""
    spec = GAMES["kogge"]
    return any_setup(spec, spec.about.editions[number % 3], chance)


def kogge_anyhow(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One game by any edition, variants and readings for 1 to 5, with offers."""
    chance = random.Random(f"kogge anyhow {seed} {number} {bots}")
    setup = any_table(number, chance)
    following = Following(kogge_bridge, setup, chance)
    if bots:
        return following.play_out(well(following.game, chance))
    return following.play_out(talked_over(following, number // 3, chance))


def kogge_alone(number: int, seed: str = SEED) -> Figures:
    """One game for one, by any readings; few tables drawn at random are for one."""
    chance = random.Random(f"kogge alone {seed} {number}")
    spec = GAMES["kogge"]
    others = [name for name in ("bonus_chips", "taxes", "memory") if chance.random() < HALF]
    cell = Cell(1, (chance.choice(("solo", "solo_advanced")), *others))
    following = Following(
        kogge_bridge, any_setup(spec, spec.about.editions[number % 3], chance, cell), chance
    )
    return following.play_out(STYLES[number // 3 % 3](following.game, chance))


def kogge_with_chips(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """Such a game in which everybody has two bonus chips from the start.

    They are dear, and at random hardly anybody ever wins one.
    """
    chance = random.Random(f"kogge with chips {seed} {number} {bots}")
    spec = GAMES["kogge"]
    named = chance.choice((("bonus_chips",), ("bonus_chips", "pirate"), ("bonus_chips", "memory")))
    cell = Cell(chance.choice(spec.about.seats_with(named)), named)
    setup = any_setup(spec, spec.about.editions[number % 3], chance, cell)
    following = Following(kogge_bridge, setup, chance)
    engine, referee = following.game.table, following.referee.table
    for seat in [seat for seat in range(engine.seats) for _ in range(2)]:
        kind = chance.choice([k for k, left in enumerate(engine.chip_supply) if left])
        engine.chip_supply[kind] -= 1
        referee.chip_supply[CHIP_OF[kind]] -= 1
        engine.chips[len(CHIP_OF) * seat + kind] += 1
        referee.chips[seat][CHIP_OF[kind]] += 1
    following.game.wake()
    return following.play_out(talked_over(following, number, chance))


def kogge_by(setup: Setup, number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """One game by these rules, with offers."""
    chance = random.Random(f"kogge by {setup} {seed} {number}")
    following = Following(kogge_bridge, setup, chance)
    return following.play_out(talked_over(following, number, chance))


def talked_over(following: Following, number: int, chance: random.Random) -> Play:
    """One of the styles, with offers."""
    style = STYLES[number % 3]
    return talking(following.game, chance, style(following.game, chance))


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


def luebeck_anywhere(number: int, bots: bool = False, seed: str = SEED) -> Figures:
    """The same on a map of its own, with a deck of its own."""
    chance = random.Random(f"luebeck anywhere {seed} {number} {bots}")
    setup = Setup("luebeck", 3 + number % 3, data=own_data(chance))
    following = Following(luebeck_bridge, setup, chance)
    style = well if bots else STYLES[number // 3 % 3]
    return following.play_out(style(following.game, chance))


def together(games: Iterable[Figures]) -> Figures:
    """What all of them have compared."""
    figures = Figures()
    for game in games:
        figures.add(game)
    return figures
