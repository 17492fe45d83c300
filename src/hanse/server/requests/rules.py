"""The rules in words, on the points where the books disagree."""

from functools import cache

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery

from hanse.games import GAMES
from hanse.words import Compared, Words, compare_books, nearest_language

FIRST = next(iter(GAMES))
"""The default game to compare."""


@get("/api/rules/compare", sync_to_thread=True)
def comparison(
    game: FromQuery[str] = FIRST, language: FromQuery[str] = "en"
) -> tuple[Compared, ...]:
    """Return the books side by side, our choice with its reason, and the table's options."""
    if game not in GAMES:
        raise NotFoundException(f"there is no game {game[:40]}")
    return compared_books(game, nearest_language(language))


@cache
def compared_books(game: str, language: str) -> tuple[Compared, ...]:
    return compare_books(game, Words(language, marks=True))
