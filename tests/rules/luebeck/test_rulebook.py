"""The rulebook of a table of Lübeck: seats, map and own data."""

import pytest

from hanse.core.setup import Setup
from hanse.games.luebeck.readings import MAP_CHANGES, MAPS, SEATS, changes_of
from hanse.words import Words, lexicon, paragraph
from tests.changed_tables import every_change, own_data


def text(setup: Setup, rule: str) -> str:
    return paragraph(setup, Words("en", strict=True), rule).text


@pytest.mark.parametrize(("seats", "cogs"), [(3, "four"), (4, "five"), (5, "six")])
def test_l_setup_01_says_how_many_cogs_lie_ready_here(seats: int, cogs: str) -> None:
    assert set(changes_of(Setup("luebeck", seats))) == {"L-SETUP-01"} == set(SEATS[seats])
    assert f"{cogs} cogs" in text(Setup("luebeck", seats), "L-SETUP-01")


def test_l_good_03_names_the_way_on_the_other_map() -> None:
    assert set(MAP_CHANGES) == set(MAPS[1:])
    trunk = Setup("luebeck", 3, readings=(("map", "trunk"),))
    assert "by way of Riga" in text(trunk, "L-GOOD-03")
    assert "straight to Visby" in text(Setup("luebeck", 3), "L-GOOD-03")
    for other in (trunk, own_data("luebeck")):
        assert "straight to Visby" not in text(other, "L-GOOD-03")


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("L-G-03", "With more than three cards"),
        ("L-G-04", "With more than three cards"),
        ("L-END-02", "figures of their own"),
        ("L-G-18", "unless all its figures are taken home"),
        ("L-G-07", "several cogs with a figure of yours"),
        ("L-COMP-01", "our reconstruction"),
        ("L-DISC-01", "if you start no voyage you must"),
        ("L-G-22", "takes no figure home"),
    ],
)
def test_a_paragraph_says_when_it_holds(rule: str, said: str) -> None:
    assert said in text(Setup("luebeck", 4), rule)


def test_l_comp_01_does_not_count_what_a_table_brings() -> None:
    assert "eleven" in text(Setup("luebeck", 3), "L-COMP-01")
    assert "eleven" not in text(own_data("luebeck"), "L-COMP-01")


def test_only_rules_of_this_game_are_changed() -> None:
    for setup in every_change("luebeck"):
        assert set(changes_of(setup)) <= set(lexicon("luebeck").rules)
