"""Measurements of bots, for the library and the command."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from hanse.lab.arena_plan import NO_BOT_CLASSES, ArenaPlan, BotClasses
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import run_draws
from hanse.lab.statistics import SequentialTest

type Progress = Callable[[int, int], None]
"""A function that is called with the number of games played and of all games."""


def play_plan(
    plan: ArenaPlan,
    *,
    decide: SequentialTest | None = None,
    folder: Path | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
    bot_classes: BotClasses = NO_BOT_CLASSES,
    keep_games: bool = False,
) -> ArenaReport:
    """Play a plan to its end, or until the test is decided; return the report.

    The games are the same for every executor, and without one.
    """
    report = ArenaReport(plan)
    played = run_draws(
        plan, 1, folder, executor=executor, bot_classes=bot_classes, keep_games=keep_games
    )
    for games in played:
        share = report.add(games)
        if progress:
            progress(len(report.rows), plan.draws * plan.setup.seats)
        if decide and decide.add(share):
            break
    played.close()
    return report
