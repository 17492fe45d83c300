"""The language of a command's output."""

import os

import typer

from hanse.words import LANGUAGES, nearest_language


def chosen_language(language: str) -> str:
    """Return the requested language, or that of the system."""
    if language and language not in LANGUAGES:
        raise typer.BadParameter(
            f"there is no language {language}; there are: {', '.join(LANGUAGES)}"
        )
    return language or nearest_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
