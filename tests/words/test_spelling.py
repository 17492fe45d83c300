"""Every form of every sentence is whole, and spelt as the language spells it."""

import re

import pytest
from fluent.syntax import ast

from hanse.words import LANGUAGES
from tests.words.rendering import patterns, render_all, rendered
from tests.words.spelling import PROGRAM, misspelt, words_of

HOLE = re.compile(
    r"[{}$]| \u00a0|\u00a0 |(?:event|name|ask|move|refuse|platform|preview|web)-[a-z]+-"
)
"""What betrays that something was not put in."""
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]")
UNSPACED = re.compile(
    r"[^ \u00a0][;:?!»](?= |$)|\S [;:!»](?= |$)|\w \?(?=$|\u00a0| [A-ZÀÉÊ])|«[^\u00a0]"
)
"""In French a hard space (U+00A0) stands before these signs, and after «."""
needs_hunspell = pytest.mark.skipif(not PROGRAM, reason="needs hunspell and its dictionaries")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_sentence_has_a_hole(language: str) -> None:
    forms = [(key, line) for key, lines in rendered(language).items() for line in lines]
    assert [(key, line) for key, line in forms if HOLE.search(line)] == []
    assert [line for line in render_all(language) if HOLE.search(line) or "  " in line] == []


@needs_hunspell
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_dictionary_or_the_glossary(language: str) -> None:
    where: dict[str, str] = {}
    for key, lines in rendered(language).items():
        where |= {word: key for line in lines for word in words_of(line, language)}
    where |= {word: line for line in render_all(language) for word in words_of(line, language)}
    assert {word: where.get(word, "") for word in misspelt(language, where)} == {}


@needs_hunspell
def test_a_word_that_is_none_is_found() -> None:
    assert misspelt("it", ["merce", "merze", "segnalini"]) == {"merze"}
    assert misspelt("fr", ["cogue", "coque", "coqque"]) == {"coqque"}


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_apostrophe_is_the_printed_one(language: str) -> None:
    lines = [line for some in rendered(language).values() for line in some]
    assert [line for line in lines if STRAIGHT.search(line)] == []


def test_french_has_hard_spaces_before_its_signs() -> None:
    lines = [line for some in rendered("fr").values() for line in some]
    assert [line for line in lines if UNSPACED.search(line)] == []


def test_french_has_no_one_where_there_is_none() -> None:
    """French speaks of none as of one: the form for one may not have a 1 of its own."""
    assert [key for key, pattern in patterns("fr").items() if one_for_none(pattern)] == []


def one_for_none(node: object) -> bool:
    """Say whether a choice somewhere in it would say 1 for 0."""
    if isinstance(node, list):
        return any(map(one_for_none, node))
    if isinstance(node, ast.SelectExpression) and says_one(node):
        return True
    return isinstance(node, ast.BaseNode) and any(map(one_for_none, vars(node).values()))


def says_one(node: ast.SelectExpression) -> bool:
    forms = {
        key.name if isinstance(key := variant.key, ast.Identifier) else key.value: variant.value
        for variant in node.variants
    }
    if "0" in forms or "one" not in forms:
        return False
    parts = [part.value for part in forms["one"].elements if isinstance(part, ast.TextElement)]
    return any(re.search(r"\b1\b", part) for part in parts)
