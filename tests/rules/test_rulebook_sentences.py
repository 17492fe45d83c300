"""What the rulebook of a table says where a sentence of the plain game would be false."""

import pytest

from hanse.core.setup import Setup
from hanse.words import Words, paragraph

ONE, FIVE = Setup("kogge", 1, variants=("solo",)), Setup("kogge", 5)
PLAIN, BORNHOLM = Setup("kogge", 4), Setup("kogge", 4, variants=("bornholm",))
MEMORY, PIRATE = Setup("kogge", 4, variants=("memory",)), Setup("kogge", 4, variants=("pirate",))
FULL_SET = Setup("kogge", 5, readings=(("start_routes_second_set", "full_set"),))
TAXES, BINDING = Setup("kogge", 4, variants=("taxes",)), (("promises", "structured_binding"),)
TWO_PILES = Setup("kogge", 2, variants=("three_piles",))
NO_OFFICES = Setup("kogge", 4, "", ("bornholm",), (("bornholm_offices", "false"),))


def text(setup: Setup, rule: str, language: str = "en") -> str:
    return paragraph(setup, Words(language, strict=True), rule).text


def chosen(name: str, answer: str, *variants: str, seats: int = 4) -> Setup:
    return Setup("kogge", seats, "", variants, ((name, answer),))


@pytest.mark.parametrize(
    ("rule", "setup", "said"),
    [
        ("G-75", TAXES, "always asked which good pays a tax"),
        ("G-75", TAXES, "the only way out of a raided city"),
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
        ("K-MKT-02", BORNHOLM, "Only with five players"),
        ("K-MOVE-06", MEMORY, "paid for in an earlier turn"),
        ("K-MOVE-06", chosen("memory_peek_timing", "either", "memory"), "a paid look"),
        ("K-MOVE-06", chosen("memory_peek_timing", "before_move", "memory"), "a paid look"),
        ("D-01", Setup("kogge", 4, "english"), "If a face-down route leads only where"),
        ("D-05", chosen("start_routes_second_set", "full_set"), "again one of each number"),
        ("D-14", chosen("cargo_visibility", "open"), "Everybody sees the goods of every cog"),
        ("D-24", chosen("route_to_itself", "reroute_for_fee", "memory"), "If a covered route"),
        ("G-23", chosen("route_to_itself", "reroute_for_fee", "memory"), "you must sail on"),
        ("G-02", chosen("start_clash", "openly_after_three"), "Those who clash pick again"),
        ("G-08", chosen("trade_kind_rule", "per_good"), "A kind may be on both sides"),
        ("K-ACT-TRADE-06", chosen("trade_kind_rule", "per_good"), "A kind may be on both sides"),
        ("G-43", chosen("pirate_seat", "3", "pirate"), "the player in the third seat"),
        ("G-81", chosen("solo_cities_drawn", "last", "solo", seats=1), "cities are drawn last"),
        ("G-48", Setup("kogge", 4, variants=("bornholm", "memory")), "it leads to Bornholm"),
        ("G-76", Setup("kogge", 4, variants=("pirate", "memory")), "Bornholm’s two routes"),
        ("G-78", MEMORY, "look at a covered route"),
        ("G-78", MEMORY, "accepted deal"),
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
        ("G-48", BORNHOLM, "emory"),
        ("G-76", PIRATE, "emory"),
        ("G-78", PLAIN, "looked at"),
        ("G-78", ONE, "deal"),
        ("G-78", ONE, "piles"),
        ("G-78", chosen("player_deals", "off"), "deal"),
    ],
)
def test_a_paragraph_does_not_say_what_fails_here(rule: str, setup: Setup, unsaid: str) -> None:
    assert unsaid not in text(setup, rule)


def test_see_also_names_the_choice_at_the_crest() -> None:
    for rule in ("K-MOVE-08", "D-01", "G-65", "G-13"):
        notes = paragraph(BORNHOLM, Words("en", strict=True), rule).notes
        assert any("G-49" in note for note in notes), rule


def test_see_also_names_robbing_on_the_island() -> None:
    for rule in ("P-03", "K-ACT-RAID-02"):
        notes = paragraph(PIRATE, Words("en", strict=True), rule).notes
        assert any("G-39" in note for note in notes), rule


@pytest.mark.parametrize(
    ("answer", "adds"),
    [
        ("action_phase", {"K-ACT-GEN-01"}),
        ("either", {"K-ACT-GEN-01", "K-MOVE-01"}),
        ("before_move", {"K-MOVE-01"}),
    ],
)
def test_the_paid_look_adds_to_where_it_is_taken(answer: str, adds: set[str]) -> None:
    setup, words = chosen("memory_peek_timing", answer, "memory"), Words("en", strict=True)
    for rule in ("K-ACT-GEN-01", "K-MOVE-01"):
        found = any("K-ADV-MEM-06" in note for note in paragraph(setup, words, rule).notes)
        assert found == (rule in adds), rule


@pytest.mark.parametrize(
    ("rule", "unsaid"),
    [
        ("K-START-01", ("Everybody", "Jeder", "Ognuno", "Chacun")),
        ("K-ROUND-01", ("everybody", "aller Spieler", "giocatori", "joueurs")),
        ("K-ROUND-02", ("next player", "der Nächste", "giocatore", "joueur")),
        ("G-20", ("others", "anderen", "gli altri", "les autres")),
        ("G-61", ("a player", "ein Spieler", "un giocatore", "un joueur")),
    ],
)
def test_alone_a_paragraph_speaks_to_one(rule: str, unsaid: tuple[str, ...]) -> None:
    for language, said in zip(("en", "de", "it", "fr"), unsaid, strict=True):
        printed, here = text(PLAIN, rule, language), text(ONE, rule, language)
        assert said.lower() in printed.lower(), language
        assert said.lower() not in here.lower(), language


@pytest.mark.parametrize("rule", ["K-ACT-RAID-03", "G-52"])
def test_of_two_the_other_player_makes_the_piles(rule: str) -> None:
    said = {"en": "other player", "de": "andere Spieler", "it": "altro giocatore"}
    for language, other in {**said, "fr": "autre joueur"}.items():
        assert other in text(TWO_PILES, rule, language)
    assert "neighbour" not in text(TWO_PILES, rule)
    assert "neighbour" in text(Setup("kogge", 3, variants=("three_piles",)), rule)


@pytest.mark.parametrize(
    ("rule", "setup", "where_it_holds"),
    [
        ("G-29", PLAIN, Setup("kogge", 4, "english")),
        ("G-33", Setup("kogge", 4, variants=("bonus_chips",)), None),
        ("G-69", PLAIN, Setup("kogge", 4, "italian")),
        ("G-69", MEMORY, chosen("route_to_itself", "reroute_for_fee", "memory")),
        ("G-71", PLAIN, chosen("bid_mixed_groups", "designer_groups")),
        ("G-77", PLAIN, chosen("start_routes_second_set", "full_set")),
        ("G-80", BORNHOLM, Setup("kogge", 4, "", ("bornholm",), BINDING)),
        ("G-58", PLAIN, Setup("kogge", 2)),
        ("G-58", FIVE, Setup("kogge", 2)),
        ("G-58", ONE, Setup("kogge", 2)),
    ],
)
def test_a_paragraph_without_use_is_left_out(
    rule: str, setup: Setup, where_it_holds: Setup | None
) -> None:
    words = Words("en", strict=True)
    both = Setup("kogge", 4, variants=("bonus_chips", "conflicts"))
    assert paragraph(setup, words, rule).state == "absent"
    assert paragraph(where_it_holds or both, words, rule).state == "printed"


def test_german_titles_do_not_mix_trade_with_actions() -> None:
    titles = {
        rule: paragraph(BORNHOLM, Words("de", strict=True), rule).title
        for rule in ("K-MOVE-01", "G-60", "B-COMP-01")
    }
    assert "handeln" not in titles["K-MOVE-01"]
    assert titles["G-60"] == "Kein Handel mit Zugreihenfolge- und Raubmarkern"
    assert titles["B-COMP-01"] == "Was die Erweiterung bringt"
