"""Places of files with words: the platform's own, and those that each game names."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from hanse.core.game_words import GameWords
from hanse.games import GAMES

PLATFORM = "hanse.words"
PLATFORM_WORDS = GameWords(PLATFORM, texts="{language}")
FALLBACK = "en"
"""The language used when another one, or a translation, is missing."""


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
    """Return the Fluent file of this name that a game supplies."""
    words = GAMES[game].text.words
    return file_in(words.package, f"{words.texts.format(language=language)}/{name}.ftl")


def names_of_files(game: str) -> Iterator[str]:
    """Yield the names of a game's English files; if `game` is empty, of the platform's files."""
    words = GAMES[game].text.words if game else PLATFORM_WORDS
    if not words.package:
        return
    folder = files(words.package).joinpath(*words.texts.format(language=FALLBACK).split("/"))
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            yield file.name.removesuffix(".ftl")


def sources(language: str, name: str) -> Iterator[Traversable]:
    """Yield the files of this name in a language: the platform's own, then each game's."""
    found = [platform_file(language, name), *(game_file(game, language, name) for game in GAMES)]
    yield from (file for file in found if file)
