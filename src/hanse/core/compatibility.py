"""Compatibility of variants: the seats, variants and readings that go with each.

There is no list of these facts. The code tries setups and sees which ones the rules refuse.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec

ANY_KEY = bytes(32)


class VariantCompatibility(Struct, frozen=True):
    """A variant, and the options that go with it.

    `seats` lists the possible numbers of seats, `brings` the variants that it implies, `excludes`
    those that it rules out, and `needs` the readings for which it allows only one answer.
    """

    name: str
    seats: tuple[int, ...]
    brings: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    needs: tuple[tuple[str, str], ...] = ()


def variant_compatibilities(spec: AnySpec) -> tuple[VariantCompatibility, ...]:
    """Return the compatibility of every variant of a game."""
    return tuple(compatibility_of(spec, variant.name) for variant in spec.about.variants)


def compatibility_of(spec: AnySpec, name: str) -> VariantCompatibility:
    seats = seats_for(spec, (name,))
    # A game completes its own setup when it begins, so the implied variants can only be read from a
    # game that was actually set up.
    played = spec.play.new(Setup(spec.about.name, seats[0], variants=(name,)), Dice(ANY_KEY))
    others = [v.name for v in spec.about.variants if v.name != name]
    return VariantCompatibility(
        name,
        seats,
        tuple(other for other in played.setup.variants if other != name),
        tuple(other for other in others if not seats_for(spec, (name, other))),
        tuple(needed_answers(spec, name, seats[0])),
    )


def seats_for(spec: AnySpec, variants: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of seats that allow these variants together; empty if none does."""
    return tuple(
        n
        for n in spec.about.seats
        if is_playable(spec, Setup(spec.about.name, n, "", tuple(variants)))
    )


def needed_answers(spec: AnySpec, name: str, seats: int) -> Iterator[tuple[str, str]]:
    """Yield each reading for which a variant allows only one answer, with that answer."""
    for reading in spec.about.readings:
        setups = {
            answer: Setup(spec.about.name, seats, "", (name,), ((reading.name, answer),))
            for answer in reading.answers
        }
        left = [answer for answer, setup in setups.items() if is_playable(spec, setup)]
        if len(left) == 1:
            yield reading.name, left[0]


def pairs(spec: AnySpec) -> dict[tuple[str, str], tuple[int, ...]]:
    """Return the numbers of seats that allow each pair of variants together."""
    names = [variant.name for variant in spec.about.variants]
    return {pair: seats_for(spec, pair) for pair in combinations(names, 2)}


def is_playable(spec: AnySpec, setup: Setup) -> bool:
    try:
        spec.play.new(setup, Dice(ANY_KEY))
    except BadSetup:
        return False
    return True
