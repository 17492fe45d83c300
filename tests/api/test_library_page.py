"""Every block of docs/library.md runs and says what the page shows; every name is on the page."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hanse

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/library.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
FLAGS = doctest.REPORT_NDIFF | doctest.ELLIPSIS
PATIENCE = 120
LONGEST = 20
"""Lines of a script."""
ON_THE_PAGE = ("kogge", "luebeck")
"""The games that the page names; an installed package may bring more."""


def blocks(kind: str) -> list[str]:
    return [text for named, text in BLOCK.findall(PAGE) if named == kind]


SCRIPTS = dict(
    zip(
        ("ten lines", "positions", "pool", "views", "record", "pictures", "arena"),
        blocks("python"),
        strict=True,
    )
)
PRINTED = {
    "positions": r"(with seed \d, seat [012] wins\n){3}",
    "pool": r"(\d+ moves, points \(-?\d+, -?\d+, -?\d+\)\n){4}",
    "views": r"(Lübeck   round \d[^\x00]+?\n\n){3}",
    "record": r"(seat \d: .+, one of \d+, points \(.+\)\n){12}\d+ moves, the last by seat \d\n",
    "pictures": r"<svg <!doctype html>\n",
    "arena": r"Greedy +\d+\.\d % of 8 games \(.+ to .+ %\) against dabbler\nbuilder .+\n",
}
"""What each script prints, as a pattern of its whole output."""


def output_of(script: str, folder: Path) -> str:
    """Run it from a file, because processes import the functions that they are given."""
    file = folder / "script.py"
    file.write_text(script, "utf-8")
    done = subprocess.run(
        [sys.executable, str(file)], capture_output=True, text=True, timeout=PATIENCE,
        check=False, cwd=folder, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_session_of_the_page_says_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    session = "\n".join(blocks("pycon")).replace(str(ON_THE_PAGE), str(hanse.game_names()))
    test = doctest.DocTestParser().get_doctest(session, {}, "library.md", "library.md", 0)
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test)
    assert results.attempted > 30
    assert results.failed == 0, capsys.readouterr().out


def test_the_ten_lines_play_a_whole_game_and_print_its_record(tmp_path: Path) -> None:
    script = SCRIPTS["ten lines"]
    assert len(script.strip().splitlines()) <= 10
    lines = output_of(script, tmp_path).strip().splitlines()
    assert lines[:3] == ["hanse record 1", "game: kogge", "seats: 3"]
    assert lines[-1].startswith("end by ")


@pytest.mark.parametrize("name", PRINTED)
def test_a_script_of_the_page_runs(name: str, tmp_path: Path) -> None:
    assert len(SCRIPTS[name].strip().splitlines()) <= LONGEST
    assert re.fullmatch(PRINTED[name], output_of(SCRIPTS[name], tmp_path))


def test_there_are_no_other_blocks() -> None:
    assert {kind for kind, _ in BLOCK.findall(PAGE)} == {"python", "pycon"}


def test_every_public_name_is_in_a_table_of_the_page() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert {*hanse.__all__} - named == {"__version__"}
