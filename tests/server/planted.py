"""A server with a mistake planted in it: it says that a move is written down before it is.

Run by `-c "from tests.server.planted import main; main()" serve`, to show that the tests would
find this out.
"""

import asyncio
import time
from functools import partial
from typing import Any

from hanse.cli.main import app
from hanse.server.store.store import Store
from hanse.tables.store.rows import Stamp

LATER = 0.4

_append = Store.append
_queues: dict[str, "asyncio.Queue[partial[Any]]"] = {}
_tasks: set["asyncio.Task[None]"] = set()


async def append_later(self: Store, *told: Any, **named: Any) -> Stamp:
    """Written in order, but only after a while."""
    match = told[0].id
    if match not in _queues:
        _queues[match] = asyncio.Queue()
        _tasks.add(asyncio.create_task(write(_queues[match])))
    _queues[match].put_nowait(partial(_append, self, *told, **named))
    return Stamp(time.time(), 0)


async def write(queue: "asyncio.Queue[partial[Any]]") -> None:
    while True:
        told = [await queue.get()]
        await asyncio.sleep(LATER)
        while not queue.empty():
            told.append(queue.get_nowait())
        for one in told:
            await one()


def main() -> None:
    Store.append = append_later  # type: ignore[method-assign]
    app()
