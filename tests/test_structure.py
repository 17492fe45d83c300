"""The check of the structure finds what must not be."""

import ast

import pytest

from tools.check_structure import bot_faults, names_in, rule_names


def test_no_bot_names_a_reading_or_a_variant() -> None:
    assert list(bot_faults()) == []


@pytest.mark.parametrize("name", ["office_cost", "bornholm_offices", "three_piles", "pirate"])
def test_a_name_that_is_planted_is_found(name: str) -> None:
    page = f"def prices(view):\n    return dict(view.setup.readings).get('{name}')\n"
    assert list(names_in(ast.parse(page), rule_names())) == [(2, name)]


def test_a_slot_may_be_called_as_a_variant_is() -> None:
    page = "class Seen:\n    __slots__ = ('pirate', 'seat')\n"
    assert list(names_in(ast.parse(page), rule_names())) == []
