"""What readers of whole rulebooks found false at some table, in every language."""

import random

import pytest

from hanse.core.setup import Setup
from hanse.games import GAMES
from hanse.games.kogge.rule_changes import changes_of
from hanse.laws.setups import any_setup
from hanse.words import LANGUAGES, Words, paragraph

OFF, LAST_ROUND = (("player_deals", "off"),), (("two_lap_end", "finish_round"),)
PLAIN = Setup("kogge", 4)
ALONE = Setup("kogge", 1, variants=("solo",))
MEMORY, BORNHOLM = (Setup("kogge", 4, variants=(name,)) for name in ("memory", "bornholm"))
OFFICES = Setup("kogge", 4, variants=("office_trade",))
SILENT = Setup("kogge", 4, "", ("office_trade",), OFF)
HOLDS_NOT = ("struck", "absent")


def notes(setup: Setup, rule: str) -> str:
    return " ".join(paragraph(setup, Words("en", strict=True), rule).notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "setup", "unsaid"),
    [
        # The screen may remember for you, and what you laid yourself you see.
        ("K-MOVE-06", MEMORY, ("memory", "Gedächtnis", "memoria", "mémoire")),
        ("K-MOVE-06", Setup("kogge", 4, "english", ("memory",)),
         ("memory", "Gedächtnis", "memoria", "mémoire")),
        ("G-66", PLAIN, ("deal", "Handel", "accordo", "affaire")),
        ("G-66", SILENT, ("deal", "Handel", "accordo", "affaire")),
        ("K-MOVE-11", SILENT, ("deal", "Handel", "accordo", "affaire")),
        # The last round is played to its end.
        ("K-GM-05", Setup("kogge", 1, "", ("solo",), LAST_ROUND),
         ("not complete", "nicht vollständig", "non è completo", "pas entière")),
        # The crest of Bornholm can be changed even then.
        ("G-27", BORNHOLM, ("nothing", "nichts", "niente", "rien")),
    ],
)  # fmt: skip
def test_a_paragraph_does_not_say_it(
    rule: str, setup: Setup, unsaid: tuple[str, ...], language: str
) -> None:
    wrong = dict(zip(("en", "de", "it", "fr"), unsaid, strict=True))[language]
    assert wrong not in paragraph(setup, Words(language, strict=True), rule).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "setup", "said"),
    [
        ("G-66", OFFICES, ("deal", "Handel", "accordo", "affaire")),
        ("G-19", PLAIN, ("of his ring", "seines Rundwegs", "del suo anello", "de son anneau")),
        ("G-76", Setup("kogge", 4, variants=("pirate", "memory")),
         ("swap", "tauschen", "cambiarne", "échanger")),
        ("G-78", MEMORY, ("either", "auch", "nemmeno", "non plus")),
    ],
)  # fmt: skip
def test_a_paragraph_says_it(rule: str, setup: Setup, said: tuple[str, ...], language: str) -> None:
    right = dict(zip(("en", "de", "it", "fr"), said, strict=True))[language]
    assert right in paragraph(setup, Words(language, strict=True), rule).text.replace(
        "Auch", "auch"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_of_an_offer_may_promise(language: str) -> None:
    """G-29, K-DEAL-05: one promise each, so an offer may carry two."""
    said = {"en": "Each side", "de": "Jede Seite", "it": "Ogni parte", "fr": "Chaque côté"}
    binding = Setup("kogge", 4, readings=(("promises", "structured_binding"),))
    about = paragraph(binding, Words(language, strict=True), "D-09")
    assert said[language] in about.notes[0]
    assert said[language].lower() in about.text.lower()


def test_cargo_that_lies_open_is_asked_for_all_the_same() -> None:
    """G-75: the Italian book shows cargo, and its owner lays the piles."""
    words, italian = Words("en", strict=True), Setup("kogge", 3, "italian")
    assert "always asked" in paragraph(italian, words, "G-75").text
    assert "split" not in paragraph(italian, words, "G-75").text
    piles = Setup("kogge", 3, "italian", ("three_piles",))
    assert "split the goods of a city" in paragraph(piles, words, "G-75").text


def test_alone_nobody_shares_a_first_city() -> None:
    alone = Setup("kogge", 1, variants=("solo", "memory"))
    assert changes_of(alone)["G-24"].state == "struck"


def test_taxes_bring_the_paragraph_about_taxes_on_bornholm() -> None:
    assert changes_of(BORNHOLM)["G-50"].state == "absent"
    assert "G-50" not in changes_of(Setup("kogge", 4, variants=("bornholm", "taxes")))


def test_see_also_names_bornholm() -> None:
    assert "B-SETUP-01" in notes(BORNHOLM, "K-SETUP-08")
    assert "B-ROUTE-01" in notes(BORNHOLM, "G-27")


def test_without_deals_trade_with_offices_changes_nothing() -> None:
    assert "K-MOVE-11" not in changes_of(SILENT)
    assert "K-ADV-OFFICE-04" in notes(OFFICES, "G-28")
    assert "K-ADV-OFFICE-04" not in notes(SILENT, "G-28")
    assert changes_of(SILENT)["K-ADV-OFFICE-04"].state == "struck"


@pytest.mark.parametrize("number", range(30))
def test_no_paragraph_leads_to_one_that_does_not_hold(number: int) -> None:
    spec, chance = GAMES["kogge"], random.Random(f"rulebook {number}")
    changes = changes_of(any_setup(spec, spec.about.editions[number % 3], chance))
    gone = {rule for rule, change in changes.items() if change.state in HOLDS_NOT}
    for rule, change in changes.items():
        assert gone.isdisjoint({change.instead, *change.also}), rule
