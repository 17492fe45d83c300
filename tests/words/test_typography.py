"""Names and numbers meet a sentence as its language prints them."""

import pytest

from hanse.words import Words
from hanse.words.typography import number, typeset

PRINTED = [
    ("fr", "un pion de Evert", "un pion d’Evert"),
    ("fr", "De Åbo à Riga", "D’Åbo à Riga"),
    ("fr", "plus que evert", "plus qu’evert"),
    ("fr", "de Yves et de Yann", "d’Yves et de Yann"),
    ("fr", "de Helsingborg, de A, de onze, de 8", "de Helsingborg, de A, de onze, de 8"),
    ("fr", "une idée Anna", "une idée Anna"),
    ("it", "a Anna e Elske", "ad Anna ed Elske"),
    ("it", "A Amburgo, a Åbo, a Elske", "Ad Amburgo, a Åbo, a Elske"),
    ("de", "von Evert: -2", "von Evert: −2"),
    ("en", "-12 (-3), 1-3, a-2, --5", "−12 (−3), 1-3, a-2, --5"),
]
"""The same as in web/src/words/typography.test.ts."""


@pytest.mark.parametrize(("language", "line", "printed"), PRINTED)
def test_a_line_is_printed_as_its_language_does(language: str, line: str, printed: str) -> None:
    assert typeset(language, line) == printed


def test_sentences_are_typeset_when_they_are_said() -> None:
    said = Words("fr", strict=True).say("name-luebeck-phrase-crew", count=1, seat="Evert")
    assert said == "un pion d’Evert"
    assert (
        Words("it", strict=True)
        .say("platform-list-and", some="Anna", next="Elske")
        .endswith(" ed Elske")
    )
    assert Words("en", strict=True).say("platform-points", seat="Anna", points=-2) == "Anna −2"


def test_a_number_alone_has_a_minus_sign() -> None:
    assert [number(value) for value in (-12, 0, 7)] == ["−12", "0", "7"]
