"""A rule of Lübeck that a table replaces has its paragraph declared as changed."""

from dataclasses import fields, replace

import pytest

from hanse.core.setup import Setup
from hanse.games.luebeck import rules as rules_module
from hanse.games.luebeck.actions.special import Pirates
from hanse.games.luebeck.phases.round_end import CompassOn
from hanse.games.luebeck.readings import DECK, MAP, changes_of, complete, rules_of
from hanse.games.luebeck.rules import Rules
from tests.changed_tables import every_change
from tests.rules.replaced_rules import followed, lost_by, named_by_fields

PARTS = ("setup", "round", "actions")
DATA = {"chart": MAP, "deck": DECK}
"""Fields that are read from the data of a setup, by the name that the data has there."""
NAMED = named_by_fields(rules_module, {"Rules": ""})
DEFAULT = rules_of(Setup("luebeck", 4))
TABLES = tuple(every_change("luebeck"))


def by_field(rules: Rules) -> dict[str, object]:
    return {field.name: getattr(rules, field.name) for field in fields(rules)}


def replaced_by(rules: Rules) -> set[str]:
    old, new = by_field(DEFAULT), by_field(rules)
    parts = {name: old[name] for name in old if name not in DATA}
    return lost_by(parts, new, PARTS, NAMED)


def changed(setup: Setup) -> set[str]:
    return {rule for rule, change in changes_of(setup).items() if change.state != "printed"}


@pytest.mark.parametrize("setup", TABLES, ids=lambda one: f"{one.seats} seats")
def test_a_table_declares_what_it_replaces(setup: Setup) -> None:
    assert replaced_by(rules_of(setup)) <= changed(setup)
    ours, brought = (dict(complete(one).data) for one in (Setup("luebeck", 4), setup))
    for field, name in DATA.items():
        if brought[name] != ours[name]:
            assert NAMED[field] & changed(setup), field


@pytest.mark.parametrize("field", sorted(by_field(DEFAULT)))
def test_everything_that_can_be_replaced_names_its_paragraphs(field: str) -> None:
    value = getattr(DEFAULT, field)
    assert NAMED[field] if field in DATA else all(followed(part) for part in value)


def test_every_field_is_looked_at() -> None:
    """A new field of the rules needs a place in this test."""
    assert set(by_field(DEFAULT)) == {*PARTS, *DATA}


class TamePirates(Pirates):
    """Pirates that take nothing: somebody has forgotten to name the paragraph."""


def test_an_undeclared_change_is_found() -> None:
    tame = tuple(TamePirates() if type(one) is Pirates else one for one in DEFAULT.actions)
    assert "L-SPEC-03" in replaced_by(replace(DEFAULT, actions=tame))
    still = tuple(part for part in DEFAULT.round if not isinstance(part, CompassOn))
    assert "L-SETUP-03" in replaced_by(replace(DEFAULT, round=still))
