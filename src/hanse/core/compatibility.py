"""Compatible variants: the seats each allows, the variants it implies, and those it excludes.

No list of this exists; it is found by trying which setups the rules refuse.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import AnySpec

ANY_KEY = bytes(32)


class VariantCompatibility(Struct, frozen=True):
    """A variant with its numbers of seats, the variants it always or never goes with, and readings.

    `readings` are those that the variant settles.
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
    # The game completes its own setup when it begins, so the variants that it brings along can only
    # be read from a game that was really set up.
    played = spec.play.new(Setup(spec.about.name, seats[0], variants=(name,)), Dice(ANY_KEY))
    others = [v.name for v in spec.about.variants if v.name != name]
    return VariantCompatibility(
        name,
        seats,
        tuple(other for other in played.setup.variants if other != name),
        tuple(other for other in others if not seats_for(spec, (name, other))),
        tuple(needs(spec, name, seats[0])),
    )


def seats_for(spec: AnySpec, variants: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of seats for which these variants go together, empty if for none."""
    return tuple(
        n
        for n in spec.about.seats
        if is_playable(spec, Setup(spec.about.name, n, "", tuple(variants)))
    )


def needs(spec: AnySpec, name: str, seats: int) -> Iterator[tuple[str, str]]:
    """Yield the readings of which a variant allows one answer only."""
    for reading in spec.about.readings:
        setups = {
            answer: Setup(spec.about.name, seats, "", (name,), ((reading.name, answer),))
            for answer in reading.answers
        }
        left = [answer for answer, setup in setups.items() if is_playable(spec, setup)]
        if len(left) == 1:
            yield reading.name, left[0]


def pairs(spec: AnySpec) -> dict[tuple[str, str], tuple[int, ...]]:
    """Return the numbers of seats for which each two variants go together."""
    names = [variant.name for variant in spec.about.variants]
    return {pair: seats_for(spec, pair) for pair in combinations(names, 2)}


def is_playable(spec: AnySpec, setup: Setup) -> bool:
    try:
        spec.play.new(setup, Dice(ANY_KEY))
    except BadSetup:
        return False
    return True
