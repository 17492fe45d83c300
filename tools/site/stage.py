"""The sources of the site: the pages of docs/ and a few others, in one folder.

`docs/index.md` is the table of contents: each of its sections becomes a part of the navigation.
"""

import re
import shutil
from pathlib import Path

from tools.site import boards, layers
from tools.site.links import DOCS, PAGES, ROOT, rewrite_links

SECTION = re.compile(r"^## (.+?)$(.*?)(?=^## |\Z)", re.M | re.S)
ENTRY = re.compile(r"^- \[([^\]]+)\]\(([^)#]+)\)", re.M)
TITLE = re.compile(r"^# (.+)$", re.M)


def stage(folder: Path) -> None:
    """Lay out the sources of the site in an empty folder."""
    shutil.copytree(DOCS, folder)
    pages = {page.relative_to(DOCS).as_posix(): page for page in sorted(DOCS.rglob("*.md"))}
    pages |= {place: ROOT / name for name, place in PAGES.items() if (ROOT / name).exists()}
    for place, source in pages.items():
        _stage_page(folder, place, source)
    layers.write(folder / "pictures/layers")
    boards.write(folder / "pictures")
    _write_decisions(folder / "decisions")
    _add_navigation(folder / "index.md")


def _stage_page(folder: Path, place: str, source: Path) -> None:
    text, files = rewrite_links(source.read_text("utf-8"), source, place)
    target = folder / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
    for file in files:
        copy = folder / "files" / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)


def _write_decisions(folder: Path) -> None:
    """List the decisions: their numbers and titles are in the pages themselves."""
    pages = sorted(folder.glob("[0-9]*.md"))
    lines = [f"- [{TITLE.findall(page.read_text('utf-8'))[0]}]({page.name})" for page in pages]
    intro = "Each page gives the context, the decision and what follows from it."
    tree = _toctree([("", page.name) for page in pages])
    (folder / "index.md").write_text("\n".join(["# Decisions", "", intro, "", *lines, "", tree]))


def _add_navigation(index: Path) -> None:
    text = index.read_text("utf-8")
    trees = [_toctree(ENTRY.findall(body), title) for title, body in SECTION.findall(text)]
    index.write_text("\n\n".join([text, *trees]), "utf-8")


def _toctree(pages: list[tuple[str, str]], caption: str = "") -> str:
    """Return a part of the navigation: titles and pages."""
    options = [":hidden:", *([f":caption: {caption}"] if caption else [])]
    lines = [f"{title} <{page}>" if title else page for title, page in pages]
    return "\n".join(["```{toctree}", *options, "", *lines, "```", ""])
