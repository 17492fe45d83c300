"""The rulebook of a table: what its variants, readings and seats change, and nothing else."""

import pytest

from hanse.core.rule_changes import Changes, Rewritten, RuleChange
from hanse.core.setup import BadSetup, Setup
from hanse.games import GAMES
from hanse.games.kogge.readings.catalog import READINGS
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_changes import CHANGES_BY_SEATS, changes_of
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.variant import Variant
from hanse.words import (
    LANGUAGES,
    ChangedRule,
    Words,
    changed_rules,
    lexicon,
    paragraph,
    rulebook,
)
from tests.changed_tables import every_change, with_answer, with_variants

ANSWERS = [(r, a) for r in READINGS for a in r.answers if a != r.default]
RULES = lexicon("kogge").rules
OF_VARIANTS = {rule for variant in VARIANTS for rule in variant.brings}
NEED_MORE = {rule for variant in VARIANTS for rule in variant.joins} | {
    rule for reading in READINGS for rules in reading.brings.values() for rule in rules
}
"""Paragraphs that hold only if something else is played as well."""
FULL_SET = {"start_routes_second_set": "full_set"}
DECIDED = {
    ("K-MOVE-06", "memory_peek_timing"),  # a reading about the variant has the last word
    ("D-14", "cargo_visibility"),  # conflicts allow one answer only, which rewrites nothing
}
"""Paragraphs that two agreements may rewrite, since it is clear which text counts."""


def table(
    seats: int = 4, *variants: str, edition: str = "", readings: dict[str, str] | None = None
) -> Setup:
    return Setup("kogge", seats, edition, variants, tuple((readings or {}).items()))


def played(setup: Setup) -> dict[str, RuleChange]:
    """What changes, besides the variants that are not in play."""
    return {r: change for r, change in changes_of(setup).items() if change.state != "absent"}


def test_the_plain_game_is_as_printed() -> None:
    for seats in (3, 4):
        assert played(table(seats)) == {}
        assert played(table(seats, edition="german")) == {}


@pytest.mark.parametrize(("reading", "answer"), ANSWERS, ids=lambda one: getattr(one, "name", one))
def test_an_answer_changes_the_paragraphs_it_declares(reading: Reading, answer: str) -> None:
    chosen = with_answer("kogge", reading.name, answer)
    usual = Setup("kogge", chosen.seats, variants=chosen.variants)
    words = Words("en", strict=True)
    declared, brought = reading.changes_by(answer), set(reading.brings.get(answer, ()))
    default = reading.changes_by(reading.default)
    assert reading.rules[0] in declared
    for rule in set(declared) & set(played(chosen)):
        if declared[rule] != default.get(rule):
            assert paragraph(chosen, words, rule) != paragraph(usual, words, rule), rule
    assert differing(chosen, usual) <= {*declared, *default, *brought}


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.name)
def test_a_paragraph_of_an_answer_is_absent_without_it(reading: Reading) -> None:
    for answer, rules in reading.brings.items():
        chosen = with_answer("kogge", reading.name, answer)
        usual = Setup("kogge", chosen.seats, variants=chosen.variants)
        for rule in set(rules) - OF_VARIANTS:
            assert changes_of(usual)[rule].state == "absent"
            assert rule not in set(changes_of(chosen)) - set(played(chosen))


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_changes_the_paragraphs_it_declares(variant: Variant) -> None:
    assert variant.brings
    chosen = with_variants("kogge", variant.name)
    changes, absent = played(chosen), set(changes_of(chosen)) - set(played(chosen))
    assert absent.isdisjoint(set(variant.brings) - NEED_MORE)
    words = Words("en", strict=True)
    for rule in set(variant.changes) & set(changes):
        assert paragraph(chosen, words, rule) != paragraph(table(), words, rule), rule


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_names_only_paragraphs_that_there_are(variant: Variant) -> None:
    by_seats = [rule for changes in variant.by_seats.values() for rule in changes]
    assert {*variant.brings, *variant.joins, *variant.changes, *by_seats} <= set(RULES)


@pytest.mark.parametrize("rule", ["K-ACT-RAID-03", "G-52"])
def test_two_players_share_three_piles_by_a_text_of_their_own(rule: str) -> None:
    words = Words("en", strict=True)
    two, three, four = (paragraph(table(n, "three_piles"), words, rule) for n in (2, 3, 4))
    assert two != three
    assert three == four


@pytest.mark.parametrize("seats", CHANGES_BY_SEATS)
def test_a_number_of_seats_changes_the_paragraphs_it_declares(seats: int) -> None:
    changes = changes_of(table(seats, *(["solo"] if seats == 1 else [])))
    assert {rule for rule in CHANGES_BY_SEATS[seats] if changes[rule].state == "printed"} == set()


def differing(one: Setup, other: Setup) -> set[str]:
    mine, theirs = changes_of(one), changes_of(other)
    return {rule for rule in {*mine, *theirs} if mine.get(rule) != theirs.get(rule)}


def test_editions_change_what_their_answers_change() -> None:
    english, italian = (set(played(table(edition=name))) for name in ("english", "italian"))
    assert english == {"K-MOVE-08", "K-BID-07", "K-DEAL-05", "D-01", "D-09", "D-25"}
    assert italian == {*english, "K-SETUP-05", "D-14"}


@pytest.mark.parametrize(
    ("rule", "setup", "state"),
    [
        ("K-MOVE-08", table(edition="english"), "replaced"),
        ("K-MOVE-08", table(edition="italian"), "replaced"),
        ("K-ADV-MEM-04", table(4, "memory", edition="italian"), "replaced"),
        ("K-MKT-02", table(5), "struck"),
        ("K-MKT-01", table(5), "replaced"),
        ("K-SETUP-10", table(4, "memory"), "struck"),
        ("K-MOVE-07", table(4, "memory"), "struck"),
        ("K-ACT-ROUTE-04", table(4, "memory"), "struck"),
        ("K-ACT-RAID-02", table(4, "three_piles"), "replaced"),
        ("K-ACT-RAID-03", table(4, "three_piles"), "replaced"),
        ("K-END-03", table(4, "pirate"), "replaced"),
        ("K-GM-01", table(1, "solo"), "struck"),
        ("K-GM-04", table(1, "solo"), "struck"),
        ("K-BID-01", table(1, "solo"), "replaced"),
        ("K-SETUP-01", table(4, "bornholm"), "replaced"),
        ("K-MOVE-06", table(4, "memory"), "replaced"),
        ("G-77", table(4, "memory", readings=FULL_SET), "replaced"),
        ("G-77", table(4, "memory"), "absent"),
        ("G-69", table(4, readings={"route_to_itself": "reroute_for_fee"}), "absent"),
        ("G-47", table(4, "memory", "bornholm"), "replaced"),
        ("G-11", table(4, "three_piles"), "replaced"),
        ("B-5P-04", table(5, "pirate"), "struck"),
        ("K-ADV-MEM-01", table(4), "absent"),
    ],
)
def test_what_a_table_makes_of_a_paragraph(rule: str, setup: Setup, state: str) -> None:
    assert changes_of(setup)[rule].state == state


def test_a_paragraph_that_anything_strikes_out_is_struck_out() -> None:
    setup = table(4, "office_trade", readings={"player_deals": "off"})
    assert changes_of(setup)["K-DEAL-03"].state == "struck"
    setup = table(4, "memory", readings={"start_routes_second_set": "full_set"})
    assert changes_of(setup)["K-SETUP-09"].state == "struck"


def test_others_add_to_a_text_in_a_paragraphs_place() -> None:
    assert changes_of(table(4, "bornholm"))["K-SETUP-01"].also == ("G-44",)
    assert changes_of(table(4, "bornholm", "memory"))["G-23"].also == ("G-48",)
    chips = table(4, "bonus_chips", readings={"bonus_duplicates": "distinct_only"})
    assert changes_of(chips)["K-ACT-GM-03"].also == ("B-CHIP-02",)


def test_an_answer_keeps_what_else_its_paragraph_says() -> None:
    """G-37 also gives the pirate's place in the first order, whatever he pays."""
    words = Words("en", strict=True)
    eight = table(4, "pirate", readings={"pirate_start_markers": "8"})
    for setup in (table(4, "pirate"), eight):
        assert "In the first order he stands" in paragraph(setup, words, "G-37").text
    assert "eight markers" in paragraph(eight, words, "G-37").text


def test_readings_of_variants_that_are_not_played_change_nothing() -> None:
    setup = table(4, "bonus_chips", readings={"pirate_ignores_safe_conduct": "true"})
    assert "B-CHIP-01" not in changes_of(setup)


@pytest.mark.parametrize("answered", [("no_such", "any"), ("office_cost", "no_such")])
def test_there_is_no_rulebook_of_unknown_readings(answered: tuple[str, str]) -> None:
    with pytest.raises(BadSetup, match="no_such"):
        changes_of(Setup("kogge", 4, readings=(answered,)))


def test_an_idle_variant_changes_nothing() -> None:
    """G-57: alone, the two more chips bring nothing."""
    changes = changes_of(table(1, "solo", "bonus_chips"))
    assert "K-COMP-08" not in changes
    assert (changes["B-CHIP-01"].state, changes["B-CHIP-01"].instead) == ("struck", "G-57")


def test_each_paragraph_of_a_variant_is_brought_by_one() -> None:
    brought = [rule for variant in VARIANTS for rule in variant.brings]
    assert len(brought) == len(set(brought))
    on_page = {rule for rule, place in RULES.items() if place.page.endswith("variants.md")}
    assert on_page <= set(brought)
    assert set(brought) - on_page == {"D-12"}, "a note that readings.md tells"


def test_two_agreements_never_rewrite_the_same_paragraph() -> None:
    """Their texts could not both be read; where one strikes out, it does not matter."""
    sources: dict[str, list[Changes]] = {
        **{v.name: [v.changes] for v in VARIANTS},
        **{r.name: [r.changes_by(a) for a in r.answers] for r in READINGS},
    }
    seen: dict[str, str] = {}
    for source, several in sources.items():
        for rule, change in (pair for changes in several for pair in changes.items()):
            if isinstance(change, Rewritten) and (rule, source) not in DECIDED:
                assert seen.setdefault(rule, source) == source, rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_change_can_be_said(game: str, language: str) -> None:
    words, said = Words(language, strict=True), set[ChangedRule]()
    for setup in every_change(game):
        for rule, change in changed_rules(setup).items():
            if change not in said:
                said.add(change)
                assert paragraph(setup, words, rule).notes, rule


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_every_paragraph_of_its_game(game: str) -> None:
    book = rulebook(Setup(game, 4), Words("en", strict=True))
    assert [one.rule for one in book] == list(lexicon(game).rules)
    assert all(one.text and one.title for one in book)


def test_only_rules_that_there_are_stand_in_for_others() -> None:
    for setup in every_change("kogge"):
        for change in changes_of(setup).values():
            assert {change.instead, *change.also} - {""} <= set(RULES)
