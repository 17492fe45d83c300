"""Runs of an arena's games, in one or several processes; a resumed run gives the same rows."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from msgspec import json

from hanse.core.errors import BotStopped, HanseError
from hanse.lab.arena_game import Row, Times, play_draw
from hanse.lab.arena_plan import ArenaPlan

type Played = tuple[Row, Times]


PLAN_IDENTITY = ("setup", "bots", "seed", "hashes")
"""The parts of a plan that must be the same for games to belong together."""


class OtherPlan(HanseError, ValueError):
    """An error: the folder holds games of another plan, or files that cannot be read."""


class Games:
    """The stored games of a plan: rows, and in another file the times, which vary by machine."""

    def __init__(self, folder: Path, plan: ArenaPlan) -> None:
        self.rows, self.times = folder / "rows.jsonl", folder / "times.jsonl"
        self.seats = plan.setup.seats
        folder.mkdir(parents=True, exist_ok=True)
        head, written = folder / "plan.json", json.encode(plan)
        if head.exists():
            (before,) = read_lines(head, [head.read_bytes()], ArenaPlan)
            if differing := differences(before, plan):
                names = ", ".join(differing)
                raise OtherPlan(f"{folder} holds games of another plan: another {names}")
        head.write_bytes(written)

    def read(self) -> list[Played]:
        """Return the games of whole draws; an incomplete draw is discarded."""
        rows, times = whole_lines(self.rows), whole_lines(self.times)
        whole = min(len(rows), len(times)) // self.seats * self.seats
        self.rows.write_bytes(b"".join(rows[:whole]))
        self.times.write_bytes(b"".join(times[:whole]))
        rows_read = read_lines(self.rows, rows[:whole], Row)
        return list(zip(rows_read, read_lines(self.times, times[:whole], Times), strict=True))

    def write(self, played: list[Played]) -> None:
        """Add the games of a draw."""
        with self.rows.open("ab") as rows, self.times.open("ab") as times:
            for row, spent in played:
                rows.write(json.encode(row) + b"\n")
                times.write(json.encode(spent) + b"\n")


def differences(one: ArenaPlan, other: ArenaPlan) -> list[str]:
    """Return the names of parts that differ; the number of draws may differ, as it adds games."""
    return [name for name in PLAN_IDENTITY if getattr(one, name) != getattr(other, name)]


def read_lines[T](path: Path, lines: list[bytes], kind: type[T]) -> list[T]:
    """Decode the lines of a file; raise OtherPlan, with the file's name, if one is invalid."""
    try:
        return [json.decode(line, type=kind) for line in lines]
    except ValueError as wrong:
        raise OtherPlan(f"{path} cannot be read: {wrong}") from wrong


def whole_lines(path: Path) -> list[bytes]:
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    return [line for line in lines if line.endswith(b"\n")]


def run(plan: ArenaPlan, jobs: int = 1, folder: Path | None = None) -> Iterator[list[Played]]:
    """Yield the games of one draw after another: stored ones first, then new ones."""
    kept = Games(folder, plan) if folder else None
    known = kept.read() if kept else []
    seats = plan.setup.seats
    done = min(plan.draws, len(known) // seats)
    for draw in range(done):
        yield known[draw * seats : (draw + 1) * seats]
    for played in play_draws(plan, range(done, plan.draws), jobs):
        if kept:
            kept.write(played)
        yield played


def play_draws(plan: ArenaPlan, draws: range, jobs: int) -> Iterator[list[Played]]:
    """Play these draws and yield them in their order."""
    play = partial(play_draw, plan)
    if jobs == 1 or len(draws) <= 1:
        yield from map(play, draws)
        return
    with ProcessPoolExecutor(min(jobs, len(draws)), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play, draws)
        except BrokenProcessPool as wrong:
            raise BotStopped("a bot has ended its process") from wrong
        finally:
            pool.shutdown(cancel_futures=True)
