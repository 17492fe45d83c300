"""Every block of docs/library.md runs and says what the page shows."""

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
ON_THE_PAGE = ("kogge", "luebeck")
"""The games that the page names; an installed package may bring more."""


def blocks(kind: str) -> list[str]:
    return [text for named, text in BLOCK.findall(PAGE) if named == kind]


def test_every_session_of_the_page_says_what_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    session = "\n".join(blocks("pycon")).replace(str(ON_THE_PAGE), str(hanse.game_names()))
    test = doctest.DocTestParser().get_doctest(session, {}, "library.md", "library.md", 0)
    results = doctest.DocTestRunner(optionflags=FLAGS).run(test)
    assert results.attempted > 30
    assert results.failed == 0, capsys.readouterr().out


@pytest.mark.parametrize("script", blocks("python"))
def test_the_ten_lines_play_a_whole_game_and_print_its_record(script: str) -> None:
    assert len(script.strip().splitlines()) <= 10
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE,
        check=False, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    lines = done.stdout.strip().splitlines()
    assert lines[:3] == ["hanse record 1", "game: kogge", "seats: 3"]
    assert lines[-1].startswith("end by ")


def test_there_are_no_other_blocks() -> None:
    assert {kind for kind, _ in BLOCK.findall(PAGE)} == {"python", "pycon"}
