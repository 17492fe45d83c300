"""A pool of processes that answer requests, started on demand and ended when too slow."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, LifoQueue
from typing import Any, ClassVar

from msgspec import Struct

from hanse.bots.running_process import RunningProcess, TimeUp

CLOSE_PATIENCE = 2.0
"""Seconds that `close` waits for a busy process."""


class PooledProcess[A: Struct]:
    """A process that starts on demand, and starts again after it was ended."""

    run: ClassVar[str]
    kind: type[A]
    name: ClassVar[str]

    def __init__(self, environment: Mapping[str, str] | None = None) -> None:
        self.environment = environment
        self.running: RunningProcess[A] | None = None

    def start(self, patience: float) -> bool:
        """Start the process if needed and wait until it is ready; return whether it was started."""
        if self.running is not None:
            return False
        self.running = RunningProcess(self.run, self.kind, self.name, self.environment)
        self.read_reply(patience)
        return True

    def say(self, request: Struct, patience: float) -> A:
        """Send a request and return the reply of the process."""
        assert self.running is not None
        self.running.send(request)
        return self.read_reply(patience)

    def read_reply(self, patience: float) -> A:
        """Return the next reply of the process; end it if that takes longer than `patience`."""
        assert self.running is not None
        try:
            return self.running.read_reply(patience)
        except TimeUp:
            self.end()
            raise

    def kill(self) -> None:
        """End the process, so that no caller keeps waiting for its answer."""
        running = self.running
        if running is not None:
            running.kill()

    def end(self) -> None:
        running, self.running = self.running, None
        if running is not None:
            running.kill()


type AnyProcess = PooledProcess[Any]  # Any: each pool has processes of one kind


class ProcessPool[P: AnyProcess]:
    """A pool of processes, each serving one caller at a time."""

    def __init__(self, processes: Sequence[P]) -> None:
        self.all = [*processes]
        self.free: LifoQueue[P] = LifoQueue()
        self.closed = False
        for one in self.all:
            self.free.put(one)

    @contextmanager
    def borrow_process(self) -> Iterator[P]:
        """Wait for a free process; raise TimeUp once the pool is closed."""
        process = self.free.get()
        try:
            if self.closed:
                raise TimeUp("no more questions are answered")
            yield process
        finally:
            self.free.put(process)

    def close(self) -> None:
        """End all processes once their callers have returned them."""
        self.closed = True
        for process in self.all:
            process.kill()
        ended = list[P]()
        with suppress(Empty):
            for _ in self.all:
                ended.append(self.free.get(timeout=CLOSE_PATIENCE))
                ended[-1].end()
        for process in ended:  # so that waiting callers learn that the pool is closed
            self.free.put(process)
