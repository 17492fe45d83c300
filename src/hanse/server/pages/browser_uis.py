"""Browser UIs of installed packages, each in a frame that can only draw and answer.

A package's module runs in a page of its own, whose policy allows this module by its hash, and
nothing else. Decision 42 gives the reasons.
"""

import re
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from hashlib import sha384
from html import escape
from importlib.metadata import EntryPoint, entry_points

import structlog
from msgspec import Struct, field
from msgspec.structs import replace

from hanse.core.packages.extensions import GameSource
from hanse.games import GROUP, OWN
from hanse.server.http.packed_page import Page, page

FOLDER = "/browser_ui"
FRAME_SCRIPT = re.compile(r"assets/packageFrame-[\w-]+\.js")
"""The client's own script in every frame, which passes messages between table and module."""
LARGEST = 2_000_000
"""The maximum size of a module in bytes."""
FRAME = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{title}</title>
    <style>
      html {{ font: 500 16px/1.3 system-ui, sans-serif; color: var(--ink); }}
      body {{ margin: 0; display: flow-root; }}
    </style>
    <script type="module" src="{ui}" integrity="{ui_hash}" crossorigin="anonymous"></script>
    <script defer src="{script}" integrity="{script_hash}" crossorigin="anonymous"></script>
  </head>
  <body></body>
</html>
"""
POLICY = (
    "default-src 'none'; script-src '{ui_hash}' '{script_hash}'; style-src 'unsafe-inline';"
    " img-src data: blob:; font-src data:; media-src data:; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'self'; sandbox allow-scripts"
)
ANYBODY = {"access-control-allow-origin": "*"}
"""A header for scripts: a frame without an origin counts as another site."""
log = structlog.get_logger()


class BrowserUis(Struct, frozen=True):
    """All browser UIs of this server: frames by game; files and frames' policies by path."""

    frames: Mapping[str, str] = field(default_factory=dict)
    files: Mapping[str, Page] = field(default_factory=dict)
    policies: Mapping[str, str] = field(default_factory=dict)

    def add(self, game: str, ui: bytes, script: bytes) -> "BrowserUis":
        """Return these and the browser UI of one more game."""
        folder = f"{FOLDER}/{game}"
        module, frame_script = f"{folder}/{name_of(ui)}.js", f"{folder}/{name_of(script)}.js"
        hashes = {"ui_hash": hash_of(ui), "script_hash": hash_of(script)}
        html = FRAME.format(title=escape(game), ui=module, script=frame_script, **hashes).encode()
        frame = f"{folder}/{name_of(html)}.html"
        files = {frame: page(html, "text/html", for_ever=True)}
        files |= {module: script_page(ui), frame_script: script_page(script)}
        return BrowserUis(
            {**self.frames, game: frame},
            {**self.files, **files},
            {**self.policies, frame: POLICY.format(**hashes)},
        )


def hash_of(content: bytes) -> str:
    """Return the hash of a script as policies and pages write it."""
    return f"sha384-{b64encode(sha384(content).digest()).decode()}"


def name_of(content: bytes) -> str:
    """Return the same hash as a file name."""
    return urlsafe_b64encode(sha384(content).digest()).decode()


def script_page(content: bytes) -> Page:
    found = page(content, "text/javascript", for_ever=True)
    return replace(found, headers={**found.headers, **ANYBODY})


def read_browser_uis(listed: str, pages: Mapping[str, Page]) -> BrowserUis:
    """Read the browser UIs of the listed packages, and log those that cannot be used."""
    found = BrowserUis()
    script = next((page.body for name, page in pages.items() if FRAME_SCRIPT.fullmatch(name)), b"")
    for package in package_names(listed) if script else ():
        games = [*uis_of(package)]
        for game, content in games:
            found = found.add(game, content, script)
        if not games:
            log.warning("this package brings no browser UI", package=package)
    return found


def package_names(listed: str) -> list[str]:
    """Return the names of packages in a comma-separated list, as pip compares them."""
    return [normalize(name) for name in listed.split(",") if name.strip()]


def normalize(package: str) -> str:
    return re.sub(r"[-_.]+", "-", package.strip()).lower()


def uis_of(package: str) -> Iterator[tuple[str, bytes]]:
    """Yield each game of an installed package with the content of its browser UI."""
    for entry in entry_points(group=GROUP):
        if entry.dist and normalize(entry.dist.name) == package and entry.name not in OWN:
            try:
                if content := read_ui(entry):
                    yield entry.name, content
            except Exception as wrong:  # third-party code may raise anything; ours continues
                log.warning("this browser UI is left out", game=entry.name, error=str(wrong))


def read_ui(entry: EntryPoint) -> bytes:
    """Return the content of a game's browser UI; empty without one."""
    source = entry.load()
    ui = source.own_browser_ui() if isinstance(source, GameSource) else None
    content = ui.read() if ui else b""
    if len(content) > LARGEST:
        raise ValueError(f"{len(content)} bytes, more than {LARGEST}")
    return content
