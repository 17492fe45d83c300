"""Readings: one open question each, one field of the rules each."""

import re
from pathlib import Path

import pytest

from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.readings.catalog import READINGS
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_fields import field_values
from hanse.games.kogge.rules import PARTS, Rules
from hanse.games.kogge.ruleset import rules_of
from hanse.games.kogge.variants import VARIANTS
from tests.rules.figures import FIGURES
from tests.rules.laid_out import SPEC, new_game
from tools.rules import read_index

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `(\w+)`( \(planned\))? \| (.*?) \| ([DGK]-.*?) \|$", re.MULTILINE)


def changed(rules: Rules) -> set[str]:
    """The fields that are not as in the default edition."""
    plain = field_values(rules_of(Setup("kogge", 3)))
    return {name for name, value in field_values(rules).items() if value != plain[name]}


def ways(reading: Reading) -> list[tuple[str, str]]:
    return [(reading.name, answer) for answer in reading.answers]


def test_every_field_but_parts_and_figures_is_changed_by_a_reading_or_a_variant() -> None:
    named = [reading.field for reading in READINGS]
    assert len(named) == len(set(named))
    replaced = set().union(*(variant.replaces for variant in VARIANTS))
    assert not replaced & set(named)
    assert replaced | set(named) == set(field_values(DEFAULT)) - set(PARTS) - FIGURES


def test_every_part_is_changed_by_a_variant() -> None:
    added = {
        name
        for variant in VARIANTS
        for name in PARTS
        if getattr(variant.change(DEFAULT), name) != getattr(DEFAULT, name)
    }
    assert added == set(PARTS)


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)
def test_a_reading_changes_its_field_and_no_other(reading: Reading) -> None:
    seen = [changed(rules_of(Setup("kogge", 3, readings=(way,)))) for way in ways(reading)]
    assert sorted(map(len, seen)) == [0] + [1] * (len(seen) - 1)
    assert set().union(*seen) == {reading.field}


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)
def test_the_default_answer_comes_first(reading: Reading) -> None:
    first, *others = reading.answers.values()
    assert first == field_values(DEFAULT)[reading.field]
    assert others
    assert first not in others


def test_the_shelf_offers_the_readings_with_numbers_of_the_index() -> None:
    offered = [(r.name, r.rules, r.answers) for r in SPEC.about.readings]
    assert offered == [(r.name, r.rules, tuple(r.answers)) for r in READINGS]
    known = {entry.id for entry in read_index(ROOT)}
    assert {rule for reading in READINGS for rule in reading.rules} <= known


def test_the_table_of_the_documentation_lists_the_same_readings() -> None:
    text = (ROOT / "docs/rules/readings.md").read_text("utf-8")
    found = ROW.findall(text)
    rows = {name: (re.findall(r"`(\w+)`", a), n.split(", ")) for name, _, a, n in found}
    built = {name for name, planned, _, _ in found if not planned}
    assert built <= {reading.name for reading in READINGS} <= rows.keys()
    for reading in READINGS:
        if reading.name in built:
            answers, numbers = rows[reading.name]
            assert answers == list(reading.answers)
            assert set(numbers) <= set(reading.rules)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup("kogge", 1), "Kogge is for 2 to 4 seats, 5 with five_players or 1 with solo, not 1"),
        (Setup("kogge", 6), "Kogge is for 2 to 4 seats, 5 with five_players or 1 with solo, not 6"),
        (Setup("kogge", 2, "klingon"), "there is no edition klingon"),
        (Setup("kogge", 2, variants=("chess",)), "there is no variant chess"),
        (Setup("kogge", 2, readings=(("tides", "high"),)), "there is no reading tides"),
        (
            Setup("kogge", 2, readings=(("two_lap_end", "never"),)),
            "two_lap_end is one of immediate, finish_round, not never",
        ),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(setup: Setup, message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)):
        SPEC.play.new(setup, Dice(b"key"))


def test_readings_may_be_given_in_any_order() -> None:
    chosen = {"trade_kind_rule": "per_good", "raid_needs_loot": "true"}
    forth = new_game(2, chosen).rules
    back = new_game(2, dict(reversed(chosen.items()))).rules
    assert field_values(forth) == field_values(back)
