"""The built site: every link leads somewhere, and no page loads anything from elsewhere."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """The links, the anchors and the loaded files of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.loads: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect what a tag refers to."""
        found = {name: value for name, value in attrs if value}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        if tag in LOADED and LOADED[tag] in found:
            self.loads.add(found[LOADED[tag]])


def faults(site: Path) -> list[str]:
    """Return a sentence for every dead link and for everything loaded from elsewhere."""
    pages = {file: Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    return [
        f"{file.relative_to(site)}: {fault}"
        for file, page in pages.items()
        for fault in (*_remote(page), *_dead(file, page, pages))
    ] + list(_remote_styles(site))


def _remote(page: Page) -> Iterator[str]:
    for load in sorted(page.loads):
        if urlsplit(load).netloc:
            yield f"loads {load}"


def _remote_styles(site: Path) -> Iterator[str]:
    for file in sorted(site.rglob("*.css")):
        if "url(http" in file.read_text("utf-8") or "@import" in file.read_text("utf-8"):
            yield f"{file.relative_to(site)}: loads something from elsewhere"


def _dead(file: Path, page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    for link in sorted(page.links | page.loads):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
        if not target.is_file():
            yield f"links to {link}, which is not there"
        elif parts.fragment and not _has(pages, target, unquote(parts.fragment)):
            yield f"links to {link}, which has no such heading"


def _has(pages: dict[Path, Page], target: Path, anchor: str) -> bool:
    return target not in pages or anchor in pages[target].anchors
