"""Counts of each language's sentences: all, those missing and those still in English.

With `--check`, for use before a release, the tool fails if a sentence is not translated.
"""

import sys
from dataclasses import dataclass

from fluent.syntax import ast

from hanse.words import FALLBACK, LANGUAGES
from tests.words.rendering import patterns
from tests.words.spelling import shared, words_of

WIDTHS = "{:<10}{:>10}{:>10}{:>15}"


@dataclass(frozen=True)
class Figures:
    """Counts for one language: its sentences, and the keys of missing and English ones."""

    sentences: int
    missing: tuple[str, ...]
    english: tuple[str, ...]


def figures(language: str) -> Figures:
    """Return the counts of a language's sentences, the server's and the browser's together."""
    own, model = patterns(language), patterns(FALLBACK)
    missing = tuple(sorted(model.keys() - own.keys()))
    english = tuple(
        sorted(
            key
            for key in own.keys() & model.keys()
            if language != FALLBACK and is_english(language, own[key], model[key])
        )
    )
    return Figures(len(own), missing, english)


def is_english(language: str, own: ast.Pattern, model: ast.Pattern) -> bool:
    """Return whether a sentence is still English, with words that this language does not share."""
    if not own.equals(model):
        return False
    return any(word.lower() not in shared(language) for word in words_of(text_of(own), language))


def text_of(pattern: ast.Pattern) -> str:
    """Return the words of a sentence, without the values put into it."""
    return " ".join(text_of_part(part) for part in pattern.elements)


def text_of_part(part: ast.TextElement | ast.Placeable) -> str:
    if isinstance(part, ast.TextElement):
        return str(part.value)
    if isinstance(part.expression, ast.SelectExpression):
        return " ".join(text_of(variant.value) for variant in part.expression.variants)
    return ""


def main() -> None:
    left = 0
    print(WIDTHS.format("language", "sentences", "missing", "untranslated"))
    for language in LANGUAGES:
        found = figures(language)
        counts = found.sentences, len(found.missing), len(found.english)
        print(WIDTHS.format(language, *counts))
        for key in (*found.missing, *found.english):
            print(f"  {key}")
        left += len(found.missing) + len(found.english)
    if left and "--check" in sys.argv:
        sys.exit(f"{left} sentences are not translated")


if __name__ == "__main__":
    main()
