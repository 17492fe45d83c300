"""A server that says what it has spent, for the search for costly inputs.

Run by `-c "from tests.server.costly_server import main; main()" serve`. It listens at COSTS_SOCKET
and answers every line with what it has used so far. With COSTS_OLD=1 the parsing of before is put
back: nothing is refused by its shape, own maps are parsed on the event loop, records in a thread.
"""

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil

from hanse.cli.main import app
from hanse.core.records import header
from hanse.games.luebeck.maps import files
from hanse.server.limited_processes.messages import AnyWork, GivenSetupRequest, Outcome
from hanse.server.limited_processes.pool import LimitedProcess, LimitedProcesses
from hanse.tables.creation import setup_bounds
from hanse.tables.review import replays

WATCHED = {"memory": 0}
"""The most memory that a limited process took above an idle one, since it was last asked for."""


def main() -> None:
    if os.environ.get("COSTS_OLD"):
        put_back_old_parsing()
    watch_outcomes()
    loop = threading.main_thread().ident
    assert loop is not None
    threading.Thread(target=tell, args=(loop,), daemon=True).start()
    app()


def watch_outcomes() -> None:
    ask = LimitedProcess.ask

    def watched(self: LimitedProcess, asked: AnyWork) -> Outcome:
        outcome = ask(self, asked)
        WATCHED["memory"] = max(WATCHED["memory"], outcome.memory)
        return outcome

    LimitedProcess.ask = watched  # type: ignore[method-assign]


def tell(loop: int) -> None:
    """Answer each line with what was spent."""
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(os.environ["COSTS_SOCKET"])
    listener.listen()
    while True:
        line, _ = listener.accept()
        with line, line.makefile("rwb") as lines:
            for _ in lines:
                lines.write(json.dumps(spent(loop)).encode() + b"\n")
                lines.flush()


def spent(loop: int) -> dict[str, float]:
    """Return CPU seconds of the loop and in total, bytes of the server, and of a child's copy."""
    own = psutil.Process()
    times = [own.cpu_times(), *children_times()]
    total = sum(t.user + t.system + t.children_user + t.children_system for t in times)
    clock = time.pthread_getcpuclockid(loop)
    memory, WATCHED["memory"] = WATCHED["memory"], 0
    return {
        "loop": time.clock_gettime(clock),
        "total": total,
        "memory": own.memory_info().rss,
        "child": memory,
    }


def children_times() -> Iterator[Any]:
    """Yield what each child has used; to look for them among all processes takes too long."""
    for file in Path("/proc/self/task").glob("*/children"):
        for pid in file.read_text("ascii").split():
            with suppress(psutil.Error):
                yield psutil.Process(int(pid)).cpu_times()


def put_back_old_parsing() -> None:
    for module in (header, files, setup_bounds):
        module.data_fault = lambda text: None  # type: ignore[attr-defined]
    replays.SECONDS = 1e9
    LimitedProcesses.answer = answer_here  # type: ignore[method-assign]


async def answer_here(
    self: LimitedProcesses, client: str, asked: AnyWork, kind: type[Any], *, table: str = ""
) -> Any:
    """Do it in this process: tables on the event loop, everything else in one thread."""
    from hanse.server.limited_processes.work import outcome_of  # noqa: PLC0415  # only here

    self.ask = outcome_of  # type: ignore[method-assign]
    if isinstance(asked, GivenSetupRequest):
        return self.result(asked, kind)
    return await self.long.answer(client, self.result, asked, kind, table=table)
