"""The rule book for a setup: default, edition, readings, then variants."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace as changed

from hanse.core.setup import BadSetup, Setup
from hanse.core.types import snake
from hanse.games.kogge.board import FEWEST_SEATS, MAX_SEATS
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.readings.catalog import EDITIONS
from hanse.games.kogge.readings.installed import field_and_value
from hanse.games.kogge.rule_fields import replace_fields
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants import VARIANTS, VARIANTS_BY_NAME
from hanse.games.kogge.variants.installed import installed_variants
from hanse.games.kogge.variants.variant import Variant

BASIC_SEATS = tuple(range(FEWEST_SEATS, MAX_SEATS + 1))
"""K-COMP-11: two to four seats, if no variant says otherwise."""
MAX_SETUPS = 2048
"""The number of setups kept in memory: those examined at the start, and as many again.

Strangers choose setups, and there are more than a million.
"""


@lru_cache(maxsize=MAX_SETUPS)
def rules_of(setup: Setup) -> Rules:
    variants = chosen_variants(setup)
    fields = dict(
        field_and_value(name, answer) for name, answer in answers(setup, variants).items()
    )
    rules = replace_fields(DEFAULT, fields)
    chosen = {variant.name for variant in variants}
    for variant in variants:
        if chosen.isdisjoint(variant.idle_with):
            rules = variant.change(rules)
    return rules


def complete(setup: Setup) -> Setup:
    """Return the same setup with the variants implied by others or by the number of seats."""
    if setup.variants == (names := with_implied(setup.variants, setup.seats)):
        return setup
    return changed(setup, variants=names)


def with_implied(names: Sequence[str], seats: int = 0) -> tuple[str, ...]:
    """Return the chosen variants in their order, followed by those they imply."""
    found = list(names)
    found += [v.name for v in VARIANTS if seats and v.comes_with == seats and v.name not in found]
    for name in found:
        variant = find_variant(name)
        implied = variant.implies if variant else ()
        found += [other for other in implied if other not in found]
    return tuple(found)


def chosen_variants(setup: Setup) -> list[Variant]:
    """Return the setup's variants in the order of the book; refuse impossible combinations."""
    names = with_implied(setup.variants, setup.seats)
    for name in names:
        if find_variant(name) is None:
            raise BadSetup(f"there is no variant {name}", "no_variant", name)
    chosen = variants_called(names)
    check_compatibility(chosen)
    check_seats(sorted(chosen, key=lambda v: names.index(v.name)), setup.seats)
    return chosen


def check_compatibility(chosen: Sequence[Variant]) -> None:
    """Refuse variants that exclude each other, set the same field, or take out needed parts."""
    for one, other in combinations(chosen, 2):
        if other.name in one.excludes or one.name in other.excludes:
            why = f"{one.name} and {other.name} do not go together"
            raise BadSetup(why, "excludes", one.name, other.name)
        for field in sorted(one.replaces & other.replaces):
            why = f"{one.name} and {other.name} both change {field}"
            raise BadSetup(why, "both_change", one.name, other.name, field)
        check_parts(one, other)
        check_parts(other, one)


def check_parts(one: Variant, other: Variant) -> None:
    """Refuse two variants if one takes out parts that the other takes out or leans on."""
    for part in one.takes_out:
        if part in other.needs():
            name = snake(type(part).__name__)
            why = f"{one.name} takes out {name}, which {other.name} needs"
            raise BadSetup(why, "both_change", one.name, other.name, name)


def check_seats(chosen: Sequence[Variant], seats: int) -> None:
    """Refuse a number of seats that does not fit, naming chosen variants before implied ones."""
    for variant in [v for v in chosen if v.seats and seats not in v.seats]:
        numbers = tuple(map(str, variant.seats))
        why = f"{variant.name} is for {' or '.join(numbers)} seats, not {seats}"
        raise BadSetup(why, "seats", variant.name, *numbers)
    if seats not in BASIC_SEATS and not any(variant.seats for variant in chosen):
        others = [f"{v.seats[0]} with {v.name}" for v in VARIANTS if len(v.seats) == 1]
        plain = f"Kogge is for {FEWEST_SEATS} to {MAX_SEATS} seats"
        why = f"{plain}, {' or '.join(others)}, not {seats}"
        raise BadSetup(why, "seats", "kogge", *map(str, BASIC_SEATS))


def seats_with(names: Sequence[str]) -> tuple[int, ...]:
    """Return the possible numbers of seats with these variants; five seats imply more variants."""
    chosen = variants_called(with_implied(names))
    sets = [set(variant.seats) for variant in chosen if variant.seats]
    fit = sorted(set.intersection(*sets)) if sets else BASIC_SEATS
    return tuple(seats for seats in fit if can_go_together(with_implied(names, seats)))


def can_go_together(names: Sequence[str]) -> bool:
    """Return whether all of these variants can be played with each other."""
    try:
        check_compatibility(variants_called(names))
    except BadSetup:
        return False
    return True


def variants_called(names: Sequence[str]) -> list[Variant]:
    """Return the variants with these names: those of the book in its order, then installed ones."""
    own = [variant for variant in VARIANTS if variant.name in names]
    others = () if len(own) == len({*names}) else installed_variants()
    return own + [variant for variant in others if variant.name in names]


def find_variant(name: str) -> Variant | None:
    """Return the variant of this name, if there is one, here or in an installed package."""
    if name in VARIANTS_BY_NAME:
        return VARIANTS_BY_NAME[name]
    return next((variant for variant in installed_variants() if variant.name == name), None)


def all_seats() -> range:
    """Return the numbers of seats from the fewest to the most, with any variants."""
    numbers = [*BASIC_SEATS, *(seats for variant in VARIANTS for seats in variant.seats)]
    return range(min(numbers), max(numbers) + 1)


def answers(setup: Setup, variants: list[Variant]) -> Mapping[str, str]:
    """Return the answers to readings: the edition's, overridden by explicit and forced ones."""
    edition = EDITIONS.get(setup.edition or "german")
    if edition is None:
        raise BadSetup(f"there is no edition {setup.edition}", "no_edition", setup.edition)
    explicit = dict(setup.readings)
    forced: dict[str, str] = {}
    for variant in variants:
        for reading, answer in variant.forces.items():
            if explicit.get(reading, answer) != answer:
                why = f"{variant.name} needs {reading}={answer}"
                raise BadSetup(why, "needs_reading", variant.name, reading, answer)
            forced[reading] = answer
    return {**edition, **explicit, **forced}
