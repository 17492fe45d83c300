"""Gaps of a language: keys that only English has, of the platform and of every game."""

from collections.abc import Iterator
from functools import cache

from hanse.core.packages.missing_words import keys_in
from hanse.games import GAMES
from hanse.words.places import FALLBACK, game_texts, names_of_files, platform_file


@cache
def has_gaps(language: str) -> bool:
    """Return whether some sentence is not translated into this language."""
    return next(gaps(language), None) is not None


def gaps(language: str) -> Iterator[str]:
    """Yield the keys of sentences that are not translated."""
    for game in ("", *GAMES):
        for name in sorted(names_of_files(game)):
            own = set(keys_in(text_of(game, language, name)))
            yield from (key for key in keys_in(text_of(game, FALLBACK, name)) if key not in own)


def text_of(game: str, language: str, name: str) -> str:
    """Return a game's text of this name, or the platform's; empty if there is none."""
    if game:
        found = [*game_texts(game, language, name)]
    else:
        found = [one for one in (platform_file(language, name),) if one]
    return "\n".join(one.read_text("utf-8") for one in found)
