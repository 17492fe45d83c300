"""The demonstration of a game as it is sent: packed once, the same for everybody."""

from functools import cache

from hanse.core.wire import encode
from hanse.server.http.packed_page import Page, page
from hanse.tables.study.demonstration import demonstration


@cache
def demonstration_page(game: str) -> Page:
    """Return the demonstration as it is sent."""
    return page(encode(demonstration(game)), "application/json")
