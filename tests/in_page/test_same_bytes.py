"""Random games in a page have the same records, views and events, byte for byte, as natively.

Five games of each run in CI, and twenty with `make in-page`; HANSE_GAMES=… chooses how many.
"""

import os
import subprocess
import sys
from itertools import zip_longest

import pytest

from hanse.games import GAMES
from tests.in_page.inside import ROOT, needs_engine, run_inside

FULL = os.environ.get("HANSE_FULL") == "1"
GAMES_EACH = os.environ.get("HANSE_GAMES") or ("20" if FULL else "5")
MODULE = "tests.in_page.transcripts"


def difference(native: str, inside: str) -> str:
    """Return the first line in which two transcripts differ; nothing if they are the same."""
    lines = zip_longest(native.splitlines(), inside.splitlines(), fillvalue="(nothing)")
    for number, (one, other) in enumerate(lines, 1):
        if one != other:
            return f"line {number}\nnatively: {one}\ninside:   {other}"
    return ""


def outside(*words: str) -> str:
    """Return the transcripts of so many games by this Python."""
    run = [sys.executable, "-m", MODULE, *words]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}/src{os.pathsep}{ROOT}"}
    return printed(
        subprocess.run(
            run, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
        )
    )


def printed(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout


@needs_engine
@pytest.mark.parametrize("game", GAMES)
def test_a_page_plays_the_same_games(game: str) -> None:
    native = outside(game, GAMES_EACH)
    assert native.count(" record:") == int(GAMES_EACH)
    assert difference(native, printed(run_inside(MODULE, game, GAMES_EACH))) == ""


@needs_engine
@pytest.mark.parametrize("what", ["draw", "view"])
def test_a_planted_difference_is_found(what: str) -> None:
    first = ("kogge", "1", "40")
    changed = printed(run_inside("tests.in_page.planted", what, *first))
    assert difference(outside(*first), changed) != ""


@pytest.mark.parametrize("other", ["a\nb\n", "a\nB\nc\n", "a\nb\nc\nd\n"])
def test_texts_that_differ_are_told_apart(other: str) -> None:
    assert difference("a\nb\nc\n", other).startswith("line ")
