"""What the rulebook of a table says where a sentence of the plain game would be false."""

import pytest

from hanse.core.setup import Setup
from hanse.words import Words, paragraph

ONE, FIVE = Setup("kogge", 1, variants=("solo",)), Setup("kogge", 5)
PLAIN, BORNHOLM = Setup("kogge", 4), Setup("kogge", 4, variants=("bornholm",))
MEMORY, PIRATE = Setup("kogge", 4, variants=("memory",)), Setup("kogge", 4, variants=("pirate",))
FULL_SET = Setup("kogge", 5, readings=(("start_routes_second_set", "full_set"),))
NO_OFFICES = Setup("kogge", 4, "", ("bornholm",), (("bornholm_offices", "false"),))


def text(setup: Setup, rule: str) -> str:
    return paragraph(setup, Words("en", strict=True), rule).text


@pytest.mark.parametrize(
    ("rule", "setup", "said"),
    [
        ("G-75", Setup("kogge", 4, variants=("taxes",)), "which one pays the tax"),
        ("G-70", MEMORY, "Only the blind setting-up"),
        ("G-25", MEMORY, "where the owner of the cog has a raid marker"),
        ("K-MOVE-08", BORNHOLM, "leads only where your own raid marker lies"),
        ("D-01", BORNHOLM, "leads only where"),
        ("G-65", BORNHOLM, "leads only where"),
        ("G-13", BORNHOLM, "leads only where"),
        ("K-COMP-11", FIVE, "Five play"),
        ("K-COMP-11", ONE, "One plays"),
        ("K-COMP-11", BORNHOLM, "four or five"),
        ("K-SETUP-10", BORNHOLM, "All twenty routes"),
        ("B-SETUP-01", Setup("kogge", 4, variants=("bornholm", "memory")), "two go face down"),
        ("B-SETUP-01", BORNHOLM, "laid face up"),
        ("K-GM-05", ONE, "between 6 and 13 moves"),
        ("K-GM-05", PLAIN, "unless somebody wins first"),
        ("G-45", NO_OFFICES, "they lie in the city"),
        ("K-COMP-05", PIRATE, "four raid markers"),
        ("K-ACT-ROUTE-03", MEMORY, "After the look at the start"),
        ("D-14", Setup("kogge", 4, variants=("conflicts",)), "cannot be otherwise"),
        ("K-BID-03", ONE, "exactly that marker alone"),
        ("K-ACT-RAID-08", PLAIN, "not raided before"),
        ("K-SETUP-07", FULL_SET, "if it is not needed for the routes"),
    ],
)
def test_a_paragraph_says_what_holds_here(rule: str, setup: Setup, said: str) -> None:
    assert said in text(setup, rule)


@pytest.mark.parametrize(
    ("rule", "setup", "unsaid"),
    [
        ("G-75", PLAIN, "a single good"),
        ("D-14", Setup("kogge", 4, variants=("conflicts",)), "another reading"),
        ("G-45", NO_OFFICES, "each office"),
        ("K-COMP-11", FIVE, "Two, three or four"),
        ("K-GM-05", ONE, "9 and 18"),
        ("K-BID-03", ONE, "somebody before you"),
    ],
)
def test_a_paragraph_does_not_say_what_fails_here(rule: str, setup: Setup, unsaid: str) -> None:
    assert unsaid not in text(setup, rule)


def test_see_also_names_the_choice_at_the_crest() -> None:
    for rule in ("K-MOVE-08", "D-01", "G-65", "G-13"):
        notes = paragraph(BORNHOLM, Words("en", strict=True), rule).notes
        assert any("G-49" in note for note in notes), rule
