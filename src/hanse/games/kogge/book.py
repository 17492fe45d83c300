"""The rule book that a setup asks for: default, edition, readings, then variants."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge.board import FEWEST_SEATS, MOST_SEATS
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.readings import EDITIONS, read
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.variants import BY_NAME, VARIANTS
from hanse.games.kogge.variants.variant import Variant


@cache
def rules_of(setup: Setup) -> Rules:
    """K-COMP-11: two to four seats."""
    if not FEWEST_SEATS <= setup.seats <= MOST_SEATS:
        raise BadSetup(f"Kogge is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {setup.seats}")
    variants = chosen_variants(setup)
    fields = dict(read(name, answer) for name, answer in answers(setup, variants).items())
    rules = replace(DEFAULT, **fields)  # type: ignore[arg-type]
    for variant in variants:
        rules = variant.change(rules)
    return rules


def chosen_variants(setup: Setup) -> list[Variant]:
    """In the order of the book, however they were ticked; no two may set the same field."""
    for name in setup.variants:
        if name not in BY_NAME:
            raise BadSetup(f"there is no variant {name}")
    chosen = [variant for variant in VARIANTS if variant.name in setup.variants]
    taken: dict[str, str] = {}
    for variant in chosen:
        for field in sorted(variant.replaces()):
            if field in taken:
                raise BadSetup(f"{taken[field]} and {variant.name} both change {field}")
            taken[field] = variant.name
    return chosen


def answers(setup: Setup, variants: list[Variant]) -> Mapping[str, str]:
    """Of each reading that is not the default: the edition gives way, an explicit one does not."""
    edition = EDITIONS.get(setup.edition or "german")
    if edition is None:
        raise BadSetup(f"there is no edition {setup.edition}")
    explicit = dict(setup.readings)
    forced: dict[str, str] = {}
    for variant in variants:
        for reading, answer in variant.forces.items():
            if explicit.get(reading, answer) != answer:
                raise BadSetup(f"{variant.name} needs {reading}={answer}")
            forced[reading] = answer
    return {**edition, **explicit, **forced}
