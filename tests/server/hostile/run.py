"""One run: a server, twenty tables in play, and something that takes CPU next to them."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from hanse.match.match import GIVEN_FOR
from tests.server.asking import Program
from tests.server.histories import Stored, judge
from tests.server.hostile.attacker import LOST
from tests.server.hostile.evening import Evening
from tests.server.hostile.machine import Machine, cpu_seconds, log_errors
from tests.server.hostile.table import keep_playing
from tests.server.mortal import wait_for_store
from tests.server.running import Server, database, sql

CACHED, FEWEST_CACHED = 500, 40
"""Matches in memory, as a host has them in an hour: full after a sixth of it, and no more then. A
shorter run keeps fewer, so that it, too, shows what grows beyond that."""
AS_HOSTED = {"HANSE_BOT_DELAY": "0.6", "HANSE_MESSAGES": "100", "HANSE_LOG_LEVEL": "info"}
"""The limits that a host has who sets nothing."""
HOUR = 3600.0
CONTROL, LEAST_CONTROL = 1 / 6, 20.0
"""The yardstick is measured for this part of the time, and for so many seconds at least."""
TABLES = 20
WARMING = 4.0
"""Seconds of play before anything counts."""
VISIT = 0.5
PAGES = ("/", "/api/games", "/api/tables", "/api/games/kogge/words/en")
STORED = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"


@dataclass
class Result:
    """What one run showed."""

    seconds: float
    evening: Evening
    machine: Machine
    cores: float = 0.0
    """CPU seconds that the processes next to the tables took, per second."""
    serving: float = 0.0
    """The same for the serving process."""
    attackers: dict[str, Any] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    log_size: int = 0
    log_errors: dict[str, int] = field(default_factory=dict)
    """Errors without a traceback: they are reported, and no fault by themselves."""


async def visit(evening: Evening) -> None:
    """Look at pages as a new visitor, until cancelled."""
    for number in range(sys.maxsize):
        await asyncio.sleep(VISIT)
        await asyncio.to_thread(visit_once, evening, PAGES[number % len(PAGES)])


def visit_once(evening: Evening, page: str) -> None:
    program, began = Program(evening.server), time.monotonic()
    try:
        status, body = program.ask("GET", page)
        evening.tally.note(f"a visitor's {page}", status, body)
    except LOST:
        evening.tally.answers["no answer"] += 1
    finally:
        program.close()
    evening.note("page", time.monotonic() - began)


@contextmanager
def process_alongside(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a module of this package; it and all it started end with the block."""
    module, *more = words
    run = [sys.executable, "-m", f"tests.server.hostile.{module}", *more]
    # A group, but no session of its own: Linux weighs niceness only within a session.
    process = subprocess.Popen(run, stdout=subprocess.PIPE, process_group=0)
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert process.stdout
        process.stdout.close()


async def play_alongside(result: Result, words: list[str]) -> bytes:
    """Let everyone play while the other process runs; return what that process printed."""
    evening = result.evening
    watching = [asyncio.create_task(result.machine.watch()), asyncio.create_task(visit(evening))]
    tables = [asyncio.create_task(keep_playing(evening, number)) for number in range(TABLES)]
    while len(evening.playing) < TABLES:
        await asyncio.sleep(0.1)
    await asyncio.sleep(WARMING)
    with process_alongside(*words, str(result.seconds)) as other:
        assert other.stdout
        await asyncio.to_thread(other.stdout.readline)
        result.machine.begin()
        evening.counting = True
        used = cpu_seconds(evening.server)
        told, _ = await asyncio.to_thread(other.communicate)
    took = time.monotonic() - result.machine.began
    result.serving = (cpu_seconds(evening.server) - used) / took
    evening.counting, evening.end = False, time.monotonic()
    await asyncio.gather(*tables)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return told


def run_pair(seconds: float) -> tuple[Result, Result]:
    """Run with attackers, and then without them while their CPU is burned in empty loops."""
    hostile = run(seconds, ["attack", "{port}", "{targets}"])
    control = max(LEAST_CONTROL, seconds * CONTROL)
    return hostile, run(control, ["burn", f"{hostile.cores:.3f}"])


def settings(seconds: float) -> dict[str, str]:
    cached = min(CACHED, max(FEWEST_CACHED, round(CACHED * seconds / HOUR)))
    return {**AS_HOSTED, "HANSE_CACHED_MATCHES": str(cached)}


def run(seconds: float, words: list[str]) -> Result:
    """Run a server with twenty tables next to `words`, which attack it or burn CPU."""
    with TemporaryDirectory(prefix="hanse-hostile-") as folder, database() as url:
        log, targets = Path(folder) / "log", Path(folder) / "targets"
        with log.open("wb") as written:
            server = Server(url, settings=settings(seconds), log=written)
            end = time.monotonic() + 10 * seconds + 600
            result = Result(seconds, Evening(server, targets, end), Machine(server, log))
            named = [word.format(port=server.port, targets=targets) for word in words]
            try:
                server.start()
                told = uvloop.run(play_alongside(result, named))
                examine(result, told)
            finally:
                end_server(server)
    return result


def end_server(server: Server) -> None:
    try:
        server.stop()
    except subprocess.TimeoutExpired:
        server.kill()


def examine(result: Result, told: bytes) -> None:
    """Note what was lost, what was logged, and whether the server is still ready."""
    evening, machine = result.evening, result.machine
    if told:
        found = json.loads(told)
        result.attackers = found["attackers"]
        result.cores = found["cpu"] / result.seconds
    result.faults += [f"people: {fault}" for fault in evening.tally.faults]
    for name, one in result.attackers.items():
        result.faults += [f"{name}: {fault}" for fault in one["faults"]]
    try:
        wait_for_store(evening.server)
    except TimeoutError:
        result.faults.append("the server is not ready at the end")
    for match, acts in evening.acts.items():
        rows = [Stored(*row) for row in sql(evening.server.url, STORED, match)]
        own = [row for row in rows if not row.command.startswith(GIVEN_FOR)]
        result.faults += [f"{match}: {fault}" for fault in judge(acts, own)]
    result.log_size = machine.log.stat().st_size
    traced, result.log_errors = log_errors(machine.log)
    result.faults += [f"in the log, {times} times: {what}" for what, times in traced.items()]
