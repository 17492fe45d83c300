"""Runs of an arena's games, in one or several processes; a resumed run gives the same rows."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from msgspec import json

from hanse.core.errors import BotStopped, HanseError
from hanse.lab.arena_game import ArenaResult, Times, play_draw
from hanse.lab.arena_plan import NO_BOT_CLASSES, ArenaPlan, BotClasses

type Played = tuple[ArenaResult, Times]


PLAN_IDENTITY = ("setup", "bots", "seed", "hashes")
"""The parts of a plan that must be the same for games to belong together."""


class UnusableFolder(HanseError, ValueError):
    """An error: the folder holds games of another plan, or files that cannot be read."""


class StoredGames:
    """The stored games of a plan: rows, and in another file the times, which vary by machine."""

    def __init__(self, folder: Path, plan: ArenaPlan) -> None:
        self.rows, self.times = folder / "rows.jsonl", folder / "times.jsonl"
        self.seats = plan.setup.seats
        folder.mkdir(parents=True, exist_ok=True)
        head, written = folder / "plan.json", json.encode(plan)
        if head.exists():
            (before,) = read_lines(head, [head.read_bytes()], ArenaPlan)
            if differing := differing_parts(before, plan):
                names = ", ".join(differing)
                raise UnusableFolder(f"{folder} holds games of another plan: another {names}")
        head.write_bytes(written)

    def read(self) -> list[Played]:
        """Return the games of whole draws; an incomplete draw is discarded."""
        rows, times = complete_lines(self.rows), complete_lines(self.times)
        whole = min(len(rows), len(times)) // self.seats * self.seats
        self.rows.write_bytes(b"".join(rows[:whole]))
        self.times.write_bytes(b"".join(times[:whole]))
        rows_read = read_lines(self.rows, rows[:whole], ArenaResult)
        return list(zip(rows_read, read_lines(self.times, times[:whole], Times), strict=True))

    def write(self, played: list[Played]) -> None:
        """Add the games of a draw."""
        with self.rows.open("ab") as rows, self.times.open("ab") as times:
            for row, spent in played:
                rows.write(json.encode(row) + b"\n")
                times.write(json.encode(spent) + b"\n")


def differing_parts(one: ArenaPlan, other: ArenaPlan) -> list[str]:
    """Return the names of parts that differ; the number of draws may differ, as it adds games."""
    return [name for name in PLAN_IDENTITY if getattr(one, name) != getattr(other, name)]


def read_lines[T](path: Path, lines: list[bytes], kind: type[T]) -> list[T]:
    """Decode the lines of a file; raise UnusableFolder with its path if one is invalid."""
    try:
        return [json.decode(line, type=kind) for line in lines]
    except ValueError as wrong:
        raise UnusableFolder(f"{path} cannot be read: {wrong}") from wrong


def complete_lines(path: Path) -> list[bytes]:
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return [line for line in lines if line.endswith(b"\n")]


def run_draws(
    plan: ArenaPlan,
    jobs: int = 1,
    folder: Path | None = None,
    *,
    executor: Executor | None = None,
    bot_classes: BotClasses = NO_BOT_CLASSES,
    keep_games: bool = False,
) -> Generator[list[Played]]:
    """Yield the games of one draw after another: stored ones first, then new ones.

    They are played by the executor, or else in this many processes.
    """
    kept = StoredGames(folder, plan) if folder else None
    known = kept.read() if kept else []
    seats = plan.setup.seats
    done = min(plan.draws, len(known) // seats)
    for draw in range(done):
        yield known[draw * seats : (draw + 1) * seats]
    play = partial(play_draw, plan, bot_classes=bot_classes, keep_games=keep_games)
    for played in play_draws(play, range(done, plan.draws), jobs, executor):
        if kept:
            kept.write(played)
        yield played


def play_draws(
    play: Callable[[int], list[Played]], draws: range, jobs: int, executor: Executor | None
) -> Iterator[list[Played]]:
    """Play these draws and yield them in their order."""
    if executor is not None:
        yield from map_draws(executor, play, draws)
    elif jobs == 1 or len(draws) <= 1:
        yield from map(play, draws)
    else:
        with process_executor(min(jobs, len(draws))) as pool:
            yield from map_draws(pool, play, draws)


@contextmanager
def process_executor(jobs: int) -> Iterator[Executor]:
    """Return an executor with this many processes; leaving it cancels what has not begun."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)


def map_draws(
    executor: Executor, play: Callable[[int], list[Played]], draws: range
) -> Iterator[list[Played]]:
    """Play draws in an executor; name the reason if a bot has ended one of its processes."""
    try:
        yield from executor.map(play, draws)
    except BrokenExecutor as wrong:
        raise BotStopped("a bot has ended its process") from wrong
