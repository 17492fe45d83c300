"""Rulebooks of tables, in words."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hanse.api.setups import setup_of, spec_of
from hanse.core.setup import Setup

if TYPE_CHECKING:
    from hanse.words import Paragraph

LANGUAGE = "en"


def rulebook(
    name: str,
    seats: int = 0,
    *,
    edition: str = "",
    variants: Sequence[str] = (),
    readings: Mapping[str, str] | None = None,
    language: str = LANGUAGE,
) -> "tuple[Paragraph, ...]":
    """Return the rulebook of a table with these options.

    Each paragraph is as printed, replaced, struck out or absent.
    """
    setup = setup_of(spec_of(name), seats, edition=edition, variants=variants, readings=readings)
    return rulebook_of(setup, language)


def rulebook_of(setup: Setup, language: str) -> "tuple[Paragraph, ...]":
    # Importing the words takes a third of a second, so do it only when needed.
    from hanse import words  # noqa: PLC0415

    return words.rulebook(setup, words.Words(language))
