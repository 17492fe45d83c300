"""Moves a little beside a given one: most of them are none, and a question must know which."""

import random
from collections.abc import Iterator
from typing import Any

from hanse.core.spec import AnySpec
from hanse.core.types import Counts, Move

TOO_LONG = 10_000
"""Words are free, and not listed; but there is an end to them."""

Fields = tuple[Any, ...]  # Any: the fields of a move of any game


def fields_of(move: Move) -> Fields:
    return tuple(getattr(move, name) for name in move.__struct_fields__)


def neighbours(spec: AnySpec, move: Move, chance: random.Random) -> Iterator[Move]:
    """One field changed a little, each of them; then the same fields as other kinds of move."""
    fields = fields_of(move)
    for place, value in enumerate(fields):
        for other in beside(value, chance):
            yield type(move)(*fields[:place], other, *fields[place + 1 :])
    for kind in chance.sample(spec.about.moves, min(4, len(spec.about.moves))):
        if kind.__struct_fields__ == move.__struct_fields__:
            yield kind(*fields)


def beside(value: Any, chance: random.Random) -> Iterator[Any]:  # Any: as above
    if isinstance(value, int):
        yield from (value - 1, value + 1, chance.randint(-2, 12))
    elif isinstance(value, str):
        yield "x" * TOO_LONG
    elif value and isinstance(value[0], tuple):
        yield from beside_piles(value, chance)
    else:
        yield from beside_bag(value, chance)


def beside_bag(bag: Counts, chance: random.Random) -> Iterator[Counts]:
    """One more, one fewer, one of another kind, a kind too many, a kind too few, none, all."""
    yield (*bag, 0)
    yield (*bag, 1)
    if not bag:
        return
    yield bag[:-1]
    yield (0,) * len(bag)
    one, other = chance.randrange(len(bag)), chance.randrange(len(bag))
    for change in (-1, 1):
        yield moved(bag, one, change)
        yield moved(moved(bag, one, change), other, -change)
        yield moved(moved(bag, one, change), other, change)


def moved(bag: Counts, place: int, change: int) -> Counts:
    return (*bag[:place], bag[place] + change, *bag[place + 1 :])


def beside_piles(piles: tuple[Counts, ...], chance: random.Random) -> Iterator[tuple[Counts, ...]]:
    """Piles in another order, one too many or too few, a thing moved from one to another."""
    yield piles[::-1]
    yield (*piles, (0,) * len(piles[0]))
    yield piles[:-1]
    yield ()
    place = chance.randrange(len(piles))
    for pile in beside_bag(piles[place], chance):
        yield (*piles[:place], pile, *piles[place + 1 :])
    kind = chance.randrange(len(piles[0]))
    for change in (-1, 1):
        first = moved(piles[0], kind, change)
        yield (first, moved(piles[-1], kind, -change), *piles[2:])
