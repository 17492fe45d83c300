"""The gates of the bots: what is measured is judged by its bounds."""

from pathlib import Path

import pytest

from hanse.core.setup import Setup
from hanse.lab.arena_game import ArenaResult, Times
from hanse.lab.arena_plan import plan_of
from hanse.lab.arena_report import ArenaReport
from tools import gates
from tools.gates import GATES, Gate, choose_gates, measure, table_line


def report_of(wins: int, games: int, by: str = "points", milliseconds: float = 9.0) -> ArenaReport:
    """A report of two builders, of whom the first has won so often."""
    report = ArenaReport(plan_of(Setup("kogge", 2), ("builder", "builder"), games, 1))
    times = Times(((milliseconds,), ()), ((milliseconds,), ()))
    for game in range(games):
        won = (1.0, 0.0) if game < wins else (0.0, 1.0)
        report.add([(ArenaResult(game, 0, by, won, (0, 0), 9, ({}, {})), times)])
    return report


def test_the_lower_end_of_the_interval_counts() -> None:
    gate = Gate("builder", "builder", 100, 0.65)
    assert not gate.is_met(report_of(70, 100))
    assert gate.is_met(report_of(700, 1000))


def test_time_and_endings_count_too() -> None:
    report = report_of(90, 100, by="laps", milliseconds=60.0)
    assert Gate("builder", "builder", 100, 0.65, 70).is_met(report)
    assert not Gate("builder", "builder", 100, 0.65, 50).is_met(report)
    assert not Gate("builder", "builder", 100, by_points=0.3).is_met(report)


def test_a_line_says_what_was_found() -> None:
    gate = Gate("builder", "dabbler", 100, 0.65, 50, by_points=0.3, seats=2)
    said = table_line(gate, report_of(90, 100))
    assert said == (
        "| builder | dabbler | 2 | 100 | 90.0 % (82.6-94.5) | 100 % | 9 ms "
        "| 65 %, 50 ms, 30 % by points: met |"
    )


def test_bots_can_be_chosen() -> None:
    assert {gate.bot for gate in choose_gates(["pilot", "alderman"])} == {"pilot", "alderman"}
    assert list(choose_gates([])) == list(GATES)


def test_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gates, "KEPT", tmp_path)
    gate = Gate("dabbler", "dabbler", 2, seats=2)
    first = measure(gate, 5, 1)
    assert len(first.rows) == 2
    assert measure(gate, 5, 1).rows == first.rows
    assert len(list(tmp_path.glob("dabbler-dabbler-2-5/rows.jsonl"))) == 1
