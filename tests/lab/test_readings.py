"""Every table of a game is compared with the default's, with no more games than it takes."""

from pathlib import Path

import pytest

from hanse.lab.statistics import MIN_DRAWS
from tools import readings
from tools.readings import HEAD, Match, lines

GAMES = 120
SEATS = 4
FACE_DOWN = "memory_peek_timing"


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "KEPT", tmp_path)


def played(against: str, *, tests: bool) -> list[list[str]]:
    """The cells of each line about builders who meet such opponents."""
    found = lines(Match("kogge", "builder", against, GAMES), GAMES, 1, FACE_DOWN, tests=tests)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]


def test_a_table_is_given_up_once_it_is_clear() -> None:
    """Builders beat dabblers by any rules, so the fewest games that can decide do."""
    default, *others = played("dabbler", tests=True)
    assert len(default) == len(HEAD)
    assert (default[3], default[-1]) == (str(GAMES), "-")
    assert len(others) == 2
    for cells in others:
        assert (cells[3], cells[-1]) == (str(MIN_DRAWS * SEATS), "passed")


def test_without_a_test_all_games_are_played() -> None:
    for cells in played("dabbler", tests=False):
        assert (cells[3], cells[-1]) == (str(GAMES), "-")
