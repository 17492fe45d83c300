"""The laws that a package can run on its game find what is wrong with it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.example_package.installing import HANSE, run
from tests.kit.changing import changed

EVERY_LAW = """
from hanse import laws
for law in laws.NAMES:
    try:
        laws.check("noughts", law, 30)
    except Exception:
        print(law)
"""


def test_every_law_holds_in_a_sound_game(installed: dict[str, str]) -> None:
    assert run(installed, "-W", "error", "-c", EVERY_LAW) == ""


def test_pieces_of_a_wrong_type_are_named(tmp_path: Path) -> None:
    wrong = "(table.tricks,)"
    right = '{"cards": tuple(cards.count(card) for card in DECK)}'
    env = changed(tmp_path, "hanse-tricks", "tricks.py", right, wrong)
    words = ("simulate", "tricks", "--check", "--bots", "dabbler", "--games", "1")
    done = subprocess.run(
        [sys.executable, *HANSE, *words], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert 'count_pieces must return a dict of tuples, such as {"cards": (4, 4, 4)}, not (' in (
        done.stdout + done.stderr
    )


@pytest.mark.parametrize(
    ("old", "new", "law"),
    [
        ('game.end("full", [0, 1])', "game.agenda[-1] = Turn(1 - seat)", "every listed move can"),
        ("Marked(seat, move.value))", "Marked(seat, move.value), seat)", "who was told the same"),
        ("    .wait =", "    .waits =", "every question has words"),
    ],
)
def test_a_mistake_breaks_a_law(tmp_path: Path, old: str, new: str, law: str) -> None:
    env = changed(tmp_path, "hanse-noughts", "noughts.py", old, new)
    assert law in run(env, "-W", "ignore", "-c", EVERY_LAW)
