"""The paragraphs of Kogge's rulebook that one table changes."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from hanse.core.rule_changes import (
    Absent,
    Cause,
    Changes,
    Rewritten,
    RuleChange,
    collect_changes,
    struck,
)
from hanse.core.setup import Setup
from hanse.games.kogge.readings.catalog import BY_NAME, read
from hanse.games.kogge.ruleset import answers, chosen_variants
from hanse.games.kogge.variants import VARIANTS

NO_CLASH: Changes = struck("", "K-START-04", "D-06", "G-01", "G-02")
"""A city has room for two first offices, so it takes three players to clash."""

ONE = Rewritten("one")
SEATS: Mapping[int, Changes] = {
    1: {
        **dict.fromkeys(("K-COMP-11", "K-GM-05", "K-ACT-RAID-03", "K-ACT-RAID-04"), ONE),
        **struck("", "K-START-03", "G-19", "G-58"),
        **NO_CLASH,
    },
    2: {
        **dict.fromkeys(("K-ACT-RAID-05", "K-START-03"), Rewritten("two")),
        **struck("K-ACT-RAID-05", "G-12"),
        **struck("", "G-18", "G-19"),
        **NO_CLASH,
    },
    5: {"K-COMP-11": Rewritten("five")},
}
"""Changes by the number of seats alone; most changes for five belong to their variant."""

MAX_SETUPS = 64

type Declared = Iterator[tuple[Cause, Changes]]


@lru_cache(maxsize=MAX_SETUPS)
def changes_of(setup: Setup) -> dict[str, RuleChange]:
    """Return what a table makes of each paragraph that it changes."""
    absent = dict(changes_by_absent_variants(setup))
    missing = {rule for rules in absent.values() for rule in rules}
    played = [
        *changes_by_readings(setup, missing),
        *changes_by_variants(setup),
        *changes_by_seats(setup),
    ]
    return collect_changes([*played, *absent.items()])


def changes_by_readings(setup: Setup, missing: set[str]) -> Declared:
    """Yield the changes by answers; those about a variant that is not in play change nothing."""
    for name, answer in answers(setup, chosen_variants(setup)).items():
        read(name, answer)  # refuses what there is not
        reading = BY_NAME[name]
        if reading.rules[0] not in missing:
            yield Cause("reading", name, answer), reading.changes_by(answer)


def changes_by_variants(setup: Setup) -> Declared:
    """Yield the changes by variants; one that is idle here changes nothing."""
    chosen = chosen_variants(setup)
    names = {variant.name for variant in chosen}
    for variant in chosen:
        if names.isdisjoint(variant.idle_with):
            yield Cause("variant", variant.name), variant.changes


def changes_by_absent_variants(setup: Setup) -> Declared:
    """Yield the paragraphs of variants that are not in play."""
    chosen = chosen_variants(setup)
    for variant in VARIANTS:
        if variant not in chosen:
            yield Cause("variant", variant.name), dict.fromkeys(variant.brings, Absent())


def changes_by_seats(setup: Setup) -> Declared:
    yield Cause("seats", str(setup.seats)), SEATS.get(setup.seats, {})
