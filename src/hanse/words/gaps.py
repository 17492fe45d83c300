"""Gaps of a language: keys that only English has, of the platform and of every game."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable

from hanse.games import GAMES
from hanse.words.places import FALLBACK, game_file, names_of_files, platform_file

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.M)
"""A message, or an attribute of the message before it. Fluent's own parser takes too long here."""


@cache
def has_gaps(language: str) -> bool:
    """Return whether some sentence is not translated into this language."""
    return next(gaps(language), None) is not None


def gaps(language: str) -> Iterator[str]:
    """Yield the keys of sentences that are not translated."""
    for game in ("", *GAMES):
        for name in sorted(names_of_files(game)):
            own = set(keys(file_of(game, language, name)))
            yield from (key for key in keys(file_of(game, FALLBACK, name)) if key not in own)


def file_of(game: str, language: str, name: str) -> Traversable | None:
    return game_file(game, language, name) if game else platform_file(language, name)


def keys(file: Traversable | None) -> Iterator[str]:
    """Yield the keys of a Fluent file: messages, and attributes after a dot."""
    message = ""
    for found in KEY.finditer(file.read_text("utf-8") if file else ""):
        message = found[1] or message
        yield f"{message}.{found[2]}" if found[2] else message
