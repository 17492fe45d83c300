"""Answers prepared once, with their bytes, plain and compressed, and their headers."""

import gzip
import hashlib

from msgspec import Struct

YEAR = 365 * 24 * 3600
TEXT = ("text/", "application/json", "image/svg")


class Page(Struct, frozen=True):
    """A prepared answer and its headers; the body may exist in compressed form only."""

    body: bytes
    packed: bytes
    kind: str
    headers: dict[str, str]


BEST, QUICK = 9, 1
"""Compression levels: for pages packed once at the start, and for pages that readers wait for."""


def page(body: bytes, kind: str, *, for_ever: bool = False, level: int = BEST) -> Page:
    """Return a page with this content and its headers; text also in compressed form."""
    text = kind.startswith(TEXT)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    packed = gzip.compress(body, level, mtime=0) if text else b""
    named = text and not kind.startswith("text/")  # Litestar adds the charset to those
    headers = page_headers(etag, for_ever=for_ever)
    return Page(body, packed, f"{kind}; charset=utf-8" if named else kind, headers)


def page_headers(etag: str, *, for_ever: bool) -> dict[str, str]:
    return {
        "etag": etag,
        "cache-control": f"public, max-age={YEAR}, immutable" if for_ever else "no-cache",
        "vary": "accept-encoding",
    }
