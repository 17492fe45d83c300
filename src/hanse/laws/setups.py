"""What a table may agree on, at random or as a cell says. Knows no game but by its AnySpec."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec

type AnyGame = Any  # Any: a game of a class that nobody here knows


@dataclass(frozen=True)
class Cell:
    """How many seats, with which variants; where nothing is said, as chance will have it."""

    seats: int = 0
    variants: tuple[str, ...] | None = None


ANYWHERE = Cell()


def any_setup(spec: AnySpec, edition: str, chance: random.Random, cell: Cell = ANYWHERE) -> Setup:
    """Seats, variants and readings at random; every third time the edition as it is."""
    likely = chance.choice((0.0, 0.5, 1.0))
    readings = [(r.name, chance.choice(r.answers)) for r in spec.about.readings]
    chosen = tuple(pair for pair in readings if chance.random() < likely)
    variants = any_variants(spec, chance) if cell.variants is None else cell.variants
    seats = cell.seats or chance.choice(spec.about.seats_with(variants))
    setup = Setup(spec.about.name, seats, edition, variants, chosen)
    return setup if may_be_played(spec, setup) else Setup(spec.about.name, seats, edition, variants)


def any_variants(spec: AnySpec, chance: random.Random) -> tuple[str, ...]:
    """Some of those that go together, every third time none."""
    likely = chance.choice((0.0, 0.3, 0.7))
    return together(spec, [v.name for v in spec.about.variants if chance.random() < likely])


def together(spec: AnySpec, wished: Iterable[str]) -> tuple[str, ...]:
    """Of these variants, one after another, those that go with the ones before."""
    found: tuple[str, ...] = ()
    for name in wished:
        more = (*found, name)
        if may_be_played(spec, Setup(spec.about.name, spec.about.usual_seats(more), variants=more)):
            found = more
    return found


def may_be_played(spec: AnySpec, setup: Setup) -> bool:
    """A variant may rule out another, or the answer of a reading."""
    try:
        spec.play.new(setup, Dice(b"a trial"))
    except BadSetup:
        return False
    return True
