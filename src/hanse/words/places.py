"""Where the files with words stand: those of the platform, and those that each game names."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from hanse.games import GAMES

PLATFORM = "hanse.words"
FALLBACK = "en"
"""Spoken to whoever wishes for a language that there is not."""


def file_in(package: str, path: str) -> Traversable | None:
    """Return the file at this path inside a package, if there is one."""
    if not package:
        return None
    file = files(package).joinpath(*path.split("/"))
    return file if file.is_file() else None


def platform_file(language: str, name: str) -> Traversable | None:
    """Return the Fluent file of this name that belongs to no game."""
    return file_in(PLATFORM, f"{language}/{name}.ftl")


def game_file(game: str, language: str, name: str) -> Traversable | None:
    """Return the Fluent file of this name that a game brings along.

    A package may leave out a language altogether; then its English is read.
    """
    words = GAMES[game].text.words
    brought = next((one for one in (language, FALLBACK) if brings(game, one)), language)
    return file_in(words.package, f"{words.texts.format(language=brought)}/{name}.ftl")


def brings(game: str, language: str) -> bool:
    """Say whether a game has a folder for this language."""
    words = GAMES[game].text.words
    if not words.package:
        return False
    return files(words.package).joinpath(*words.texts.format(language=language).split("/")).is_dir()


def sources(language: str, name: str) -> Iterator[Traversable]:
    """Yield the files of this name in a language: the platform's own, then each game's."""
    found = [platform_file(language, name), *(game_file(game, language, name) for game in GAMES)]
    yield from (file for file in found if file)
