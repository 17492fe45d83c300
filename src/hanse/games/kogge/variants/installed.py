"""Variants of Kogge from installed packages: entry points in the group `hanse.variants`."""

from functools import lru_cache

from hanse.core.packages.extensions import VARIANTS, find_extensions
from hanse.core.packages.missing_words import dashed, warn_of_missing
from hanse.games.kogge.board import FEWEST_SEATS, MAX_SEATS
from hanse.games.kogge.variants import VARIANTS_BY_NAME
from hanse.games.kogge.variants.variant import Variant


@lru_cache(maxsize=1)
def installed_variants() -> tuple[Variant, ...]:
    """Return the variants of other packages, in the order of their names."""
    return find_extensions(VARIANTS, "kogge", Variant, check_variant)


def check_variant(variant: Variant) -> None:
    """Refuse a variant whose name is taken, or that the views and records have no room for."""
    if variant.name in VARIANTS_BY_NAME:
        raise ValueError("there is one of this name already")
    if variant.moves or variant.events or variant.steps:
        raise ValueError("only Kogge itself can have moves, events and steps that ask")
    if variant.comes_with or not set(variant.seats) <= {*range(FEWEST_SEATS, MAX_SEATS + 1)}:
        raise ValueError(f"it can be for {FEWEST_SEATS} to {MAX_SEATS} seats only")
    key = dashed("option", "kogge", "variant", variant.name)
    warn_of_missing(f"the variant {variant.name}", variant.words, key, f"{key}.here")
    _ = variant.replaces  # changes the default rules once, so that a mistake is found now
