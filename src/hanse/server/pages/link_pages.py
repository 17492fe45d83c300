"""Pages for links to tables: packed quickly because readers wait, and the last ones kept."""

from hanse.server.http.packed_page import QUICK, Page, page
from hanse.server.pages.kept_pages import KeptPages
from hanse.server.pages.links import LinkFacts, with_facts

MAX_BYTES = 4 * 1024 * 1024
"""The maximum size in bytes of the cache."""


class LinkPages:
    """A cache of the most recently requested pages of links."""

    def __init__(self, index: str) -> None:
        self.index = index
        self.kept = KeptPages[tuple[LinkFacts | None, str, str]](max_bytes=MAX_BYTES)

    def page(self, facts: LinkFacts | None, address: str, language: str) -> Page:
        """Return the client's page with a link's preview in its head."""
        key = (facts, address, language)
        return self.kept.get(key) or self.kept.keep(key, self.make(*key))

    def make(self, facts: LinkFacts | None, address: str, language: str) -> Page:
        body = with_facts(self.index, facts, address, language)
        return page(body, "text/html", level=QUICK)
