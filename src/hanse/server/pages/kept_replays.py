"""Replays of finished games as they are sent: packed, the last ones kept."""

from collections import OrderedDict

from hanse.core.types import Seat
from hanse.server.http.packed_page import Page

MOST_KEPT = 64
MOST_BYTES = 32 * 1024 * 1024
"""Bytes of the replays that are kept."""


class KeptReplays:
    """The replays of finished games that were asked for last."""

    def __init__(self) -> None:
        self.pages: OrderedDict[tuple[str, Seat], Page] = OrderedDict()
        self.bytes = 0

    def get(self, match: str, viewer: Seat) -> Page | None:
        """Return a replay if it is kept."""
        if (match, viewer) in self.pages:
            self.pages.move_to_end((match, viewer))
        return self.pages.get((match, viewer))

    def keep(self, match: str, viewer: Seat, made: Page) -> None:
        """Keep a replay, and drop those asked for longest ago if there are too many."""
        old = self.pages.pop((match, viewer), None)
        self.pages[match, viewer] = made
        self.bytes += size_of(made) - (size_of(old) if old else 0)
        while len(self.pages) > MOST_KEPT or self.bytes > MOST_BYTES:
            self.bytes -= size_of(self.pages.popitem(last=False)[1])


def size_of(one: Page) -> int:
    return len(one.body) + len(one.packed)
