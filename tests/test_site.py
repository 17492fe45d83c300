"""The documentation site: its sources are complete, and its check finds what is wrong."""

import re
from pathlib import Path

import pytest

from tools.site import layers, links
from tools.site.check import faults
from tools.site.links import DOCS, ROOT, DeadLink, rewrite_links
from tools.site.stage import ENTRY, stage


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "sources"
    stage(folder)
    return folder


def test_every_page_is_in_the_index() -> None:
    index = (DOCS / "index.md").read_text("utf-8")
    listed = {(DOCS / target).resolve() for _, target in ENTRY.findall(index)}
    pages = {page for page in DOCS.rglob("*.md") if page.parent.name != "decisions"}
    assert pages - listed == {DOCS / "index.md"}
    assert {ROOT / name for name in links.PAGES} - listed == set()


def test_every_decision_is_listed(sources: Path) -> None:
    listed = (sources / "decisions/index.md").read_text("utf-8")
    assert all(page.name in listed for page in (DOCS / "decisions").glob("0*.md"))


def test_link_to_a_source_file_leads_to_a_copy(sources: Path) -> None:
    assert "(files/examples/bot.py)" in (sources / "protocol.md").read_text("utf-8")
    copy = sources / "files/examples/bot.py"
    assert copy.read_bytes() == (ROOT / "examples/bot.py").read_bytes()


@pytest.mark.parametrize(
    ("link", "place", "target"),
    [
        ("../CONTRIBUTING.md", "library.md", "contributing.md"),
        ("rules/kogge.md#a-turn", "examples/nim.md", "../rules/kogge.md#a-turn"),
        ("decisions", "index.md", "decisions/index.md"),
        ("https://example.org/a", "library.md", "https://example.org/a"),
        ("#here", "library.md", "#here"),
    ],
)
def test_a_link_is_rewritten_for_its_place(link: str, place: str, target: str) -> None:
    text, _ = rewrite_links(f"See [this]({link}).", DOCS / "library.md", place)
    assert text == f"See [this]({target})."


def test_link_in_code_is_left_alone() -> None:
    code = "```md\n[this](nowhere.md)\n```"
    assert rewrite_links(code, DOCS / "library.md", "library.md")[0] == code


def test_dead_link_stops_the_build() -> None:
    with pytest.raises(DeadLink, match=r"docs/library\.md links to nowhere\.md"):
        rewrite_links("[this](nowhere.md)", DOCS / "library.md", "library.md")


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="other.html">', None),
        ('<a href="other.html#here">', None),
        ('<a href="https://example.org">', None),
        ('<a href="gone.html">', "links to gone.html, which is not there"),
        ('<a href="other.html#gone">', "links to other.html#gone, which has no such heading"),
        ('<a href="#gone">', "links to #gone, which has no such heading"),
        ('<img src="gone.png">', "links to gone.png, which is not there"),
        ('<script src="https://cdn.example.org/a.js">', "loads https://cdn.example.org/a.js"),
        ('<link href="//fonts.example.org/a">', "loads //fonts.example.org/a"),
    ],
)
def test_the_check_finds_what_is_wrong(tmp_path: Path, html: str, fault: str | None) -> None:
    (tmp_path / "page.html").write_text(html)
    (tmp_path / "other.html").write_text('<h2 id="here">')
    assert faults(tmp_path) == ([f"page.html: {fault}"] if fault else [])


def test_style_that_loads_a_font_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@font-face { src: url(https://example.org/a.woff2) }")
    assert faults(tmp_path) == ["a.css: loads something from elsewhere"]


@pytest.mark.parametrize("name", layers.drawings())
def test_a_drawing_shows_the_contracts_of_today(name: str) -> None:
    """`python -m tools.site.layers` writes them again."""
    assert (layers.FOLDER / name).read_text("utf-8") == layers.drawings()[name]


def test_link_named_after_a_file_shows_the_title_instead() -> None:
    text, _ = rewrite_links("See [records.md](records.md).", DOCS / "library.md", "library.md")
    assert text == "See [](records.md)."


def test_the_readme_links_to_what_there_is() -> None:
    readme = ROOT / "README.md"
    text = readme.read_text("utf-8")
    rewrite_links(text, readme, "readme.md")
    assert all((ROOT / source).is_file() for source in re.findall(r'src="([^"]+)"', text))
