"""Answers prepared once: their bytes, the same bytes packed, and their headers."""

import gzip
import hashlib

from msgspec import Struct

YEAR = 365 * 24 * 3600
TEXT = ("text/", "application/json", "image/svg")


class Page(Struct, frozen=True):
    """A file of the client and its headers; the body may exist in compressed form only."""

    body: bytes
    packed: bytes
    kind: str
    headers: dict[str, str]


BEST, QUICK = 9, 1
"""Compression levels: once when the server starts, or while others wait."""


def page(body: bytes, kind: str, *, for_ever: bool = False, level: int = BEST) -> Page:
    """Return this content with its headers; text also in compressed form."""
    text = kind.startswith(TEXT)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    packed = gzip.compress(body, level, mtime=0) if text else b""
    named = text and not kind.startswith("text/")  # to those Litestar adds it
    headers = page_headers(etag, for_ever=for_ever)
    return Page(body, packed, f"{kind}; charset=utf-8" if named else kind, headers)


def page_headers(etag: str, *, for_ever: bool) -> dict[str, str]:
    return {
        "etag": etag,
        "cache-control": f"public, max-age={YEAR}, immutable" if for_ever else "no-cache",
        "vary": "accept-encoding",
    }
