"""The paragraphs of Kogge's rulebook that one table changes."""

from collections.abc import Iterable, Iterator, Mapping
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
from hanse.games.kogge.readings.catalog import BASIC_READINGS, READINGS
from hanse.games.kogge.readings.installed import field_and_value, installed_readings
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.readings.variant_readings import VARIANT_READINGS
from hanse.games.kogge.ruleset import answers, chosen_variants
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.installed import installed_variants

NO_CLASH: Changes = struck("", "K-START-04", "D-06", "G-01", "G-02")
"""A city has room for two first offices, so it takes three players to clash."""

ONE = Rewritten("one")
CHANGES_BY_SEATS: Mapping[int, Changes] = {
    1: {
        **dict.fromkeys(("K-COMP-11", "K-GM-05", "K-ACT-RAID-03", "K-ACT-RAID-04"), ONE),
        **dict.fromkeys(("K-START-01", "K-ROUND-01", "K-ROUND-02", "G-20", "G-61", "G-78"), ONE),
        **struck("", "K-START-03", "G-19", "G-24"),
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

RULES_ONLY_FOR: Mapping[int, tuple[str, ...]] = {2: ("G-58",)}
"""Paragraphs that matter only with one number of players, by that number."""

MAX_SETUPS = 64

type Declared = Iterator[tuple[Cause, Changes]]


@lru_cache(maxsize=MAX_SETUPS)
def changes_of(setup: Setup) -> dict[str, RuleChange]:
    """Return the resulting change of each paragraph that a table changes."""
    absent = list(changes_by_absent_variants(setup))
    missing = {rule for _, rules in absent for rule in rules}
    chosen = answers(setup, chosen_variants(setup))
    for name, answer in chosen.items():
        field_and_value(name, answer)  # refuses unknown readings and answers
    return collect_changes(
        [
            *changes_by_readings(setup, chosen, BASIC_READINGS, missing),
            *changes_by_variants(setup, chosen),
            *changes_by_readings(setup, chosen, VARIANT_READINGS, missing),
            *changes_by_readings(setup, chosen, installed_readings(), missing),
            *changes_by_seats(setup),
            *changes_by_absent_answers(chosen, missing),
            *absent,
        ]
    )


def changes_by_readings(
    setup: Setup, chosen: Mapping[str, str], readings: Iterable[Reading], missing: set[str]
) -> Declared:
    """Yield the changes by answers, without those about variants that are not in play."""
    own = dict(setup.readings)
    for reading in readings:
        answer = chosen.get(reading.name, reading.default)
        if reading.rules[0] not in missing:
            edition = "" if reading.name in own else setup.edition
            cause = Cause("reading", reading.name, answer, edition)
            yield cause, reading.changes_by(answer)


def changes_by_variants(setup: Setup, answered: Mapping[str, str]) -> Declared:
    """Yield the changes by variants, without those that are idle in this setup."""
    chosen = chosen_variants(setup)
    names = {variant.name for variant in chosen}
    for variant in chosen:
        idle = variant.idle_by.items() & answered.items()
        if not idle and names.isdisjoint(variant.idle_with):
            yield Cause("variant", variant.name), variant.changes
            yield Cause("variant", variant.name), variant.by_seats.get(setup.seats, {})


def changes_by_absent_variants(setup: Setup) -> Declared:
    """Yield the paragraphs of variants that are not in play."""
    chosen = chosen_variants(setup)
    for variant in (*VARIANTS, *installed_variants()):
        if variant not in chosen:
            paragraphs = (*variant.joins, *variant.brings)
            yield Cause("variant", variant.name), dict.fromkeys(paragraphs, Absent())


def changes_by_absent_answers(chosen: Mapping[str, str], missing: set[str]) -> Declared:
    """Yield the paragraphs of answers not given here, from the last reading to the first."""
    readings = (*READINGS, *installed_readings())
    asked = [reading for reading in readings if reading.rules[0] not in missing]
    held = {
        rule
        for reading in asked
        for rule in reading.brings.get(chosen.get(reading.name, reading.default), ())
    }
    for reading in reversed(readings):
        for answer, rules in reading.brings.items():
            left_out = [rule for rule in rules if rule not in held]
            yield Cause("reading", reading.name, answer), dict.fromkeys(left_out, Absent())


def changes_by_seats(setup: Setup) -> Declared:
    """Yield the changes by the number of seats, and the paragraphs only for other numbers."""
    yield Cause("seats", str(setup.seats)), CHANGES_BY_SEATS.get(setup.seats, {})
    for seats, rules in RULES_ONLY_FOR.items():
        if seats != setup.seats:
            yield Cause("seats", str(seats)), dict.fromkeys(rules, Absent())
