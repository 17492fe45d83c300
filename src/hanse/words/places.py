"""Places of texts with words: the platform's own, and those that each game names."""

from collections.abc import Iterator

from hanse.core.game_words import GameWords
from hanse.core.packages.word_files import FALLBACK, Source, file_in, names_of_texts, texts_of
from hanse.games import GAMES

PLATFORM = "hanse.words"
PLATFORM_WORDS = GameWords(PLATFORM, texts="{language}")

__all__ = ["FALLBACK", "PLATFORM", "Source", "game_texts", "names_of_files", "platform_file"]


def platform_file(language: str, name: str) -> Source | None:
    """Return the Fluent file of this name that belongs to no game."""
    return file_in(PLATFORM, f"{language}/{name}.ftl")


def game_texts(game: str, language: str, name: str) -> Iterator[Source]:
    """Yield the Fluent texts of this name that belong to a game."""
    for words in GAMES[game].text.all_words():
        yield from texts_of(words, language, name)


def names_of_files(game: str) -> set[str]:
    """Return the names of a game's English texts; if `game` is empty, of the platform's files."""
    every = GAMES[game].text.all_words() if game else (PLATFORM_WORDS,)
    return {name for words in every for name in names_of_texts(words)}


def sources(language: str, name: str) -> Iterator[Source]:
    """Yield the texts of this name in a language: the platform's own, then each game's."""
    if file := platform_file(language, name):
        yield file
    for game in GAMES:
        yield from game_texts(game, language, name)
