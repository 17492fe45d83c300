"""A cache of pages that are expensive to make, packed for sending."""

from collections import OrderedDict
from collections.abc import Hashable

from hanse.server.http.packed_page import Page

MAX_KEPT = 64
MAX_BYTES = 32 * 1024 * 1024
"""The maximum size of the cache in bytes."""


class KeptPages[Key: Hashable]:
    """The most recently requested pages, each keyed by all data it was made from."""

    def __init__(self, most: int = MAX_KEPT, max_bytes: int = MAX_BYTES) -> None:
        self.most = most
        self.max_bytes = max_bytes
        self.pages: OrderedDict[Key, Page] = OrderedDict()
        self.bytes = 0

    def get(self, key: Key) -> Page | None:
        """Return the page with this key; None if it is not kept."""
        if key in self.pages:
            self.pages.move_to_end(key)
        return self.pages.get(key)

    def keep(self, key: Key, made: Page) -> Page:
        """Keep a page and return it; drop those requested longest ago if there are too many."""
        old = self.pages.pop(key, None)
        self.pages[key] = made
        self.bytes += size_of(made) - (size_of(old) if old else 0)
        while len(self.pages) > self.most or self.bytes > self.max_bytes:
            self.bytes -= size_of(self.pages.popitem(last=False)[1])
        return made


def size_of(one: Page) -> int:
    return len(one.body) + len(one.packed)
