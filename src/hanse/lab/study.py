"""A study: a question, the tables that answer it, and the moves counted there."""

import tomllib
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from msgspec import Struct, convert

from hanse.bots.registry import BOTS
from hanse.core.setup import Setup
from hanse.core.types import name_of
from hanse.games import GAMES
from hanse.lab.arena_game import ArenaResult
from hanse.lab.arena_plan import ArenaPlan, plan_one_against
from hanse.lab.arena_report import ArenaReport
from hanse.lab.arena_run import run_draws
from hanse.lab.statistics import interval

MAX_COUNTED = 3
"""Players who made at least this many measured moves in a game are counted together."""


class Arm(Struct, frozen=True, forbid_unknown_fields=True):
    """A comparison of one bot with others."""

    name: str
    bot: str
    against: tuple[str, ...]


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, the way to measure it, and the number of games in each arm."""

    question: str
    game: str
    seats: int
    games: int
    seed: int
    measured: tuple[str, ...]
    """The kinds of moves to count."""
    expected: str
    arms: tuple[Arm, ...]

    def plans(self) -> list[ArenaPlan]:
        setup = Setup(self.game, self.seats)
        return [
            plan_one_against(setup, arm.bot, arm.against, self.games, self.seed)
            for arm in self.arms
        ]


class ArmResult(Struct, frozen=True):
    """The result of an arm."""

    name: str
    bot: str
    against: str
    games: int
    share: float
    low: float
    high: float
    measured: float
    """The bot's average number of measured moves in a game."""
    others: float
    """The average number of measured moves of each other bot in a game."""
    ended_by: dict[str, int]


class CountResult(Struct, frozen=True):
    """The results of players who made this many measured moves in a game."""

    count: int
    players: int
    share: float
    low: float
    high: float


class StudyResult(Struct, frozen=True):
    """The tables of a study, which are always the same for the same description."""

    hashes: dict[str, str]
    arms: tuple[ArmResult, ...]
    counts: tuple[CountResult, ...]


class BadStudy(ValueError):
    """An error: a study whose file is invalid or names an unknown game, bot or move."""


def read_study(path: Path) -> Study:
    """Return the study in a file; raise BadStudy, with the file's name, if it is invalid."""
    try:
        study = convert(tomllib.loads(path.read_text("utf-8")), Study)
    except ValueError as wrong:
        raise BadStudy(f"{path}: {wrong}") from wrong
    check_names(study, path)
    return study


def check_names(study: Study, path: Path) -> None:
    """Raise BadStudy if there is no such game, bot or move."""
    check_known(path, "game", [study.game], GAMES)
    bots = [bot for arm in study.arms for bot in (arm.bot, *arm.against)]
    check_known(path, "bot", bots, BOTS)
    moves = {name_of(kind) for kind in GAMES[study.game].about.moves}
    check_known(path, "move", study.measured, moves)


def check_known(path: Path, kind: str, names: Sequence[str], known: Collection[str]) -> None:
    for name in names:
        if name not in known:
            raise BadStudy(f"{path}: no {kind} is called {name}; {', '.join(sorted(known))}")


def run_study(study: Study, folder: Path | None = None, jobs: int = 1) -> StudyResult:
    """Play all arms; games stored in the folder are not played again."""
    plans, arms, rows = study.plans(), [], []
    hashes: dict[str, str] = {}
    for number, (arm, plan) in enumerate(zip(study.arms, plans, strict=True)):
        report = ArenaReport(plan)
        for played in run_draws(plan, jobs, folder / f"arm-{number}" if folder else None):
            report.add(played)
        hashes |= dict(zip(plan.bots, plan.hashes, strict=True))
        arms.append(arm_result(study, arm, report))
        rows += report.rows
    return StudyResult(dict(sorted(hashes.items())), tuple(arms), tuple(count_moves(study, rows)))


def arm_result(study: Study, arm: Arm, report: ArenaReport) -> ArmResult:
    rows = report.rows
    share = report.mean([row.wins[0] for row in rows])
    low, high = interval(share, len(rows))
    own = report.mean([moves_of(study, row, 0) for row in rows])
    others = [moves_of(study, row, bot) for row in rows for bot in range(1, len(row.wins))]
    return ArmResult(
        arm.name, arm.bot, ", ".join(arm.against), len(rows), round(share, 4), round(low, 4),
        round(high, 4), round(own, 2), round(report.mean(others), 2), report.endings(),
    )  # fmt: skip


def moves_of(study: Study, row: ArenaResult, bot: int) -> int:
    """Return the number of measured moves that a bot made in a game."""
    return sum(row.moves[bot].get(kind, 0) for kind in study.measured)


def count_moves(study: Study, rows: Sequence[ArenaResult]) -> Iterator[CountResult]:
    """Yield the results of players who made none, one, two, or more measured moves."""
    won: dict[int, list[float]] = {}
    for row in rows:
        for bot, share in enumerate(row.wins):
            won.setdefault(min(MAX_COUNTED, moves_of(study, row, bot)), []).append(share)
    for count, shares in sorted(won.items()):
        share = sum(shares) / len(shares)
        low, high = interval(share, len(shares))
        yield CountResult(count, len(shares), round(share, 4), round(low, 4), round(high, 4))
