"""Links of a page, rewritten for its place in the site."""

import os.path
import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"

PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    **{
        page.relative_to(ROOT).as_posix(): f"examples/{page.parent.name}.md"
        for page in sorted(ROOT.glob("examples/*/README.md"))
    },
}
"""Pages outside docs/, and where the site has them."""

FENCED = re.compile(r"(^```.*?^```$)", re.M | re.S)
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
FILE_NAME = re.compile(r"(?<!!)\[`?(?:[\w./-]+/)?[\w-]+\.md`?\](?=\()")
"""A link's text that is only the name of a page: the site shows the page's title instead."""
ABSOLUTE = re.compile(r"[a-z]+:|#")


class DeadLink(ValueError):
    """A link to something that the repository does not have."""


def rewrite_links(text: str, source: Path, place: str) -> tuple[str, set[Path]]:
    """Return the text of the page at `source` for `place` in the site, and files it offers."""
    files: set[Path] = set()

    def rewritten(match: re.Match[str]) -> str:
        return _target(match[1], source, place, files)

    return _outside_fences(text, lambda part: LINK.sub(rewritten, FILE_NAME.sub("[]", part))), files


def _outside_fences(text: str, change: Callable[[str], str]) -> str:
    parts = FENCED.split(text)
    return "".join(part if number % 2 else change(part) for number, part in enumerate(parts))


def _target(link: str, source: Path, place: str, files: set[Path]) -> str:
    if ABSOLUTE.match(link):
        return link
    path, _, anchor = link.partition("#")
    found = _found(link, (source.parent / path).resolve(), source, files)
    relative = os.path.relpath(found, PurePosixPath(place).parent)
    return f"{relative}#{anchor}" if anchor else relative


def _found(link: str, file: Path, source: Path, files: set[Path]) -> str:
    """Return the place of a linked file in the site."""
    if not file.exists():
        raise DeadLink(f"{source.relative_to(ROOT)} links to {link}, which does not exist")
    name = file.relative_to(ROOT).as_posix()
    if file.is_relative_to(DOCS):
        inside = file.relative_to(DOCS).as_posix()
        return f"{inside}/index.md" if file.is_dir() else inside
    if name in PAGES:
        return PAGES[name]
    if file.is_dir():
        raise DeadLink(f"{source.relative_to(ROOT)} links to the folder {link}: name a file in it")
    files.add(file)
    return f"files/{name}"
