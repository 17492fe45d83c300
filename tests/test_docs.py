"""What the pages say of the repository is so: paths, names in files, commands that find a rule."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    "CONTRIBUTING.md",
    *(f"docs/{name}.md" for name in ("adding", "architecture", "finding", "one-bid", "records")),
]
PATH = re.compile(r"`((?:src|docs|tests|tools|web|examples)/[^`\s<>…*]*)`")
NAMED_ROW = re.compile(r"^\| `([^`]+)` \| `(\w+)` \| .+ \|$", re.M)
FOUND_ROW = re.compile(r"^\| [^|`]+ \| `([^`]+)` \| (.+) \|$", re.M)
PROGRAM = (sys.executable, "-c", "from hanse.cli import app; app()")


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


ALL_PAGES = [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md",
    *sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").rglob("*.md")),
]  # fmt: skip


def test_pages_name_paths() -> None:
    assert all(PATH.search(page(name)) for name in PAGES)


@pytest.mark.parametrize("name", ALL_PAGES)
def test_every_path_on_a_page_exists(name: str) -> None:
    named = set(PATH.findall(page(name)))
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", [*PAGES, "README.md", "docs/hosting.md", "docs/protocol.md"])
def test_every_target_of_make_on_a_page_exists(name: str) -> None:
    targets = set(re.findall(r"^([a-z][\w-]*):", page("Makefile"), re.M))
    lines = re.findall(r"(?:^|`)make ([^`\n#]+)", page(name), re.M)
    named = {word for line in lines for word in line.split() if "=" not in word}
    assert sorted(named - targets) == []


def test_every_package_has_a_row() -> None:
    found = {file.parent.name for file in (ROOT / "src/hanse").glob("*/__init__.py")}
    rows = re.findall(r"^\| (`[^|]+`) \|", page("docs/architecture.md"), re.M)
    assert found <= {name for row in rows for name in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize(
    ("folder", "head"),
    [
        ("src/hanse/tables", "folder of `tables`"),
        ("src/hanse/server", "folder of `server`"),
        ("web/src", "folder"),
    ],
)
def test_every_folder_has_a_row(folder: str, head: str) -> None:
    """Built files are in `client`; a folder is part of the source if it has code."""
    code = {file.relative_to(ROOT / folder).parts[0] for file in (ROOT / folder).glob("*/**/*.*")}
    table = page("docs/architecture.md").split(f"| {head} | what it holds |", 1)[1]
    rows = re.findall(r"^\| `(\w+)` \|", table.split("\n\n", 1)[0], re.M)
    assert set(rows) == code - {"client", "__pycache__"}


PICTURES = re.compile(r"\b(?:house|rooms?|doors?|shelf|shelves|leftovers)\b", re.I)
PROSE = [*PAGES, "README.md", *(f"docs/{name}.md" for name in ("hosting", "protocol",
         "dependencies", "library"))]  # fmt: skip


@pytest.mark.parametrize("name", PROSE)
def test_a_page_calls_things_by_their_names(name: str) -> None:
    """A package is not a room, and an import rule is not a door."""
    prose = re.sub(r"`[^`]*`", "", page(name))
    assert PICTURES.findall(prose) == []


ON_THE_WAY = NAMED_ROW.findall(page("docs/one-bid.md"))


@pytest.mark.parametrize(("path", "name"), ON_THE_WAY)
def test_the_way_of_a_bid_names_what_its_files_hold(path: str, name: str) -> None:
    text = page(path)
    made = rf"(?:class|def|function|const|let) (?:\{{ )?{name}\b|^ *{name}(?:\(| =|:)"
    assert re.search(made, text, re.M)


def test_the_way_of_a_bid_leads_through_client_and_server() -> None:
    assert len(ON_THE_WAY) > 20
    assert {path.partition("/")[0] for path, _ in ON_THE_WAY} == {"src", "web"}


SEARCHES = [row for row in FOUND_ROW.findall(page("docs/finding.md")) if "make " not in row[0]]


def told_by(command: str) -> str:
    words = shlex.split(command)
    run = [*PROGRAM, *words[1:]] if words[0] == "hanse" else words
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("command", "found"), SEARCHES)
def test_a_command_finds_the_rule(command: str, found: str) -> None:
    if command.startswith("git") and not (ROOT / ".git").exists():
        pytest.skip("no checkout")
    told = told_by(command)
    for expected in re.findall(r"\"([^\"]+)\"|`([^`]+)`", found):
        assert "".join(expected) in told
    assert told


def test_there_is_a_command_for_each_place() -> None:
    assert len(SEARCHES) >= 8


PLACES = ("docs/rules", "src/hanse", "tests/rules")
WRITTEN = {".md", ".py", ".toml", ".ftl"}
LEFT_TO_DO = "TO" + "DO"


def test_nothing_that_was_laid_out_is_left_to_be_written() -> None:
    """`make new-reading` and `make new-variant` mark what somebody must write."""
    files = [file for place in PLACES for file in (ROOT / place).rglob("*")]
    left = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        if file.suffix in WRITTEN
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if LEFT_TO_DO in line
    ]
    assert not left, "\n".join(left)
