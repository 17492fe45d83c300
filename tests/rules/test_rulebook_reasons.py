"""Why a paragraph reads differently at a table, said in a few words and by the right cause."""

import pytest

from hanse.core.setup import Setup
from hanse.games.kogge.readings.catalog import EDITIONS
from hanse.games.kogge.variants import VARIANTS
from hanse.games.kogge.variants.variant import Variant
from hanse.words import LANGUAGES, Words, paragraph
from tests.changed_tables import with_variants

MOST_LETTERS = 60
"""A reason is one short sentence."""


def notes(setup: Setup, rule: str, language: str = "en") -> tuple[str, ...]:
    return paragraph(setup, Words(language, strict=True), rule).notes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_is_a_short_reason(variant: Variant, language: str) -> None:
    words = Words(language, strict=True)
    key = f"option-kogge-variant-{variant.name.replace('_', '-')}"
    reason = words.say(f"{key}.here")
    assert len(reason) <= MOST_LETTERS
    setup = with_variants("kogge", variant.name)
    said = [note for rule in variant.changes for note in notes(setup, rule, language)]
    assert not any(words.say(key) in note for note in said)
    if variant.name != "solo_advanced":  # others strike out the same at its tables
        absent = paragraph(Setup("kogge", 3), words, variant.brings[0])
        assert reason in absent.notes[0]


def test_a_struck_paragraph_names_its_variant() -> None:
    memory = Setup("kogge", 4, variants=("memory",))
    assert "Not at this table: Memory is played." in notes(memory, "K-SETUP-10")
    assert notes(Setup("kogge", 4), "P-01") == (
        "It holds only at other tables: One player is the pirate.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [name for name in EDITIONS if EDITIONS[name]])
def test_an_edition_is_the_reason_for_its_answers(edition: str, language: str) -> None:
    """The table has chosen the edition, and nothing else."""
    words = Words(language, strict=True)
    setup = Setup("kogge", 4, edition)
    for rule in ("K-MOVE-08", "D-01", "D-09", "K-BID-07"):
        assert words.say(f"option-kogge-edition-{edition}.here") in notes(setup, rule, language)[0]
        assert words.say("platform-rule-chosen") not in notes(setup, rule, language)


def test_an_answer_of_the_tables_own_is_its_choice() -> None:
    binding = (("promises", "structured_binding"),)
    assert "edition" not in notes(Setup("kogge", 4, "english", (), binding), "D-09")[0]
    assert "English edition" in notes(Setup("kogge", 4, "english"), "D-09")[0]
