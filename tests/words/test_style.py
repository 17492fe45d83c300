"""Elision, contraction, minus signs, quotes and hard spaces, in every sentence."""

import re

import pytest

from hanse.words import LANGUAGES
from hanse.words.typography import typeset
from tests.words.glossary import lines

VOWEL = "aeiouàâéèêëîïôöûœ"
MUTE = "habi|herb|heur|hist|hiver|homm|honn|hono|horl|hôt|huil|huma|hum[ei]|hier"
SPOKEN = "haut|heurt|onz|oui|un à|et |en |ou |à |appu|ici|est "
"""Before these nothing is elided, or the word before is the pronoun of an order: pose-la ici."""
UNELIDED = re.compile(
    rf"(?<![\w-])(?:de|que|le|la|ne|je|se|me|te|ce|lorsque|puisque|jusque|quoique|si(?= ils?\b)) "
    rf"(?!{SPOKEN})(?=[{VOWEL}]|{MUTE})",
    re.I,
)
UNCONTRACTED = re.compile(r"(?<![\w’])(?:di|a|da|in|su) (?:il|lo|la|i|gli|le|l’)(?!\w)", re.I)
UNELIDED_ITALIAN = re.compile(
    r"(?<!\w)(?:una|la|lo|il|quel|quello|quella|(?:d[ea]|a|ne|su)(?:l|ll[ao])) "
    r"(?!(?:o|e|è|a|ad|in|ha|al|all|alla|ogni|inglese|italian[ao])\b)(?=[aeiouàèìòù])",
    re.I,
)
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
QUOTES = {"de": "„“", "en": "“”", "it": "«»", "fr": "«»"}
ALL_QUOTES = '«»„“”‘‚"'
UNIT = re.compile(r"\d (?:min|Min\.|s|kB|MB|%)(?![\w’])")


def found(language: str, pattern: re.Pattern[str], thing: str = "7") -> list[tuple[str, str]]:
    """Return the lines that hold this, with their keys, once a name or number is put in."""
    said = [(line.key, typeset(language, line.text)) for line in lines(language, thing)]
    return [line for line in said if pattern.search(line[1])]


def test_french_elides() -> None:
    assert found("fr", UNELIDED) == []


def test_french_elides_before_any_name() -> None:
    before = re.compile(r"(?<![\w-])(?:de|que|lorsque|puisque|jusque|quoique) Evert")
    assert found("fr", before, "Evert") == []
    assert found("fr", re.compile("d’Evert"), "Evert")


def test_italian_contracts_and_elides() -> None:
    assert found("it", UNCONTRACTED) == []
    assert found("it", UNELIDED_ITALIAN) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hyphen_is_a_minus_sign(language: str) -> None:
    assert [line for line in lines(language) if HYPHEN.search(line.text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_one_kind_of_quotes(language: str) -> None:
    others = {*ALL_QUOTES} - {*QUOTES[language]}
    first, last = QUOTES[language][0], QUOTES[language][-1]
    assert [line for line in lines(language) if others & {*line.text}] == []
    odd = [line for line in lines(language) if line.text.count(first) != line.text.count(last)]
    assert odd == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_its_unit(language: str) -> None:
    assert found(language, UNIT) == []


def test_mistakes_are_found() -> None:
    assert UNELIDED.search("le ordre de Evert")
    assert UNELIDED.search("plus que hier, au bout de une heure")
    assert UNCONTRACTED.search("la pedina di il ladro")
    assert UNELIDED_ITALIAN.search("della offerta")
    assert HYPHEN.search("Punkte: -2")
    assert UNIT.search("20 min je Spiel")
