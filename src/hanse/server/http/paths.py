"""Plain paths: one spelling for each route. Any other spelling is refused, not repaired.

The router merges slashes and decodes encoded characters; a check that read the raw path would see
another path than the router. So checks get only paths that both read alike.
"""

import re
from collections.abc import Iterable

from litestar.routes import WebSocketRoute

LONGEST_PATH = 250
SEGMENT = r"(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]+"
PLAIN = re.compile(rf"/(?:{SEGMENT}(?:/{SEGMENT})*)?")


def is_plain(path: str, raw_path: bytes | None) -> bool:
    """Return whether this path is spelt as our routes are, with nothing encoded or doubled."""
    if raw_path is not None and raw_path != path.encode("latin-1", "replace"):
        return False
    return len(path) <= LONGEST_PATH and PLAIN.fullmatch(path) is not None


def socket_paths(routes: Iterable[object]) -> re.Pattern[str]:
    """Return a pattern for the paths of all sockets among these routes."""
    found = [route for route in routes if isinstance(route, WebSocketRoute)]
    spelt = ["".join(map(segment_of, route.path_components)) for route in found]
    return re.compile("|".join(spelt) or "(?!)")


def segment_of(part: object) -> str:
    return "/" + (re.escape(part) if isinstance(part, str) else "[^/]+")
