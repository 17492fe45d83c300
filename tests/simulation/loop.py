"""An event loop whose time is its own: nothing waits, and the same seed gives the same story."""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from itertools import count
from typing import Any

MAX_STEPS = 400_000
"""More than any schedule needs: whoever goes on like this never comes to rest."""
PROCESS: "ContextVar[Process | None]" = ContextVar("process", default=None)


class Stuck(RuntimeError):
    """Nothing will ever happen any more, or there is no end of it."""


class Process:
    """What is killed or paused together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.paused = False
        self.held: list[asyncio.Handle] = []
        self.tasks: dict[asyncio.Task[Any], None] = {}

    def kill(self) -> None:
        """End it at once: what it still does on its way out reaches nobody."""
        self.alive = False
        self.resume()
        for task in list(self.tasks):
            task.cancel()

    def resume(self) -> None:
        self.paused = False
        held, self.held = self.held, []
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.soon.extend((self, handle) for handle in held)


class VirtualLoop(asyncio.AbstractEventLoop):
    """Runs what is ready, in order; when nothing is, it is the time of the next timer."""

    def __init__(self) -> None:
        self.now = 0.0
        self.steps = 0
        self.numbers = count()
        self.soon: deque[tuple[Process | None, asyncio.Handle]] = deque()
        self.timers: list[tuple[float, int, Process | None, asyncio.Handle]] = []
        self.wrong: list[str] = []

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.soon.append((process_of(context), handle))
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:  # fmt: skip
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:  # fmt: skip
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        timer = (max(when, self.now), next(self.numbers), process_of(context), handle)
        heapq.heappush(self.timers, timer)
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, work: Coroutine[Any, Any, Any], *, name: str | None = None,
        context: Context | None = None,
    ) -> asyncio.Task[Any]:  # fmt: skip
        task = asyncio.Task(work, loop=self, name=name, context=context)
        process = process_of(context)
        if process:
            process.tasks[task] = None
            task.add_done_callback(lambda done: process.tasks.pop(done, None))
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: None, work: Callable[..., object], *args: Any
    ) -> asyncio.Future[Any]:
        """Do it here and now; whoever waits for it hears of it in its turn."""
        future = self.create_future()
        try:
            future.set_result(work(*args))
        except Exception as wrong:
            future.set_exception(wrong)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.wrong.append(f"{context.get('message')}: {context.get('exception')!r}")

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run it to its end."""
        asyncio._set_running_loop(self)
        try:
            task = self.create_task(work)
            while not task.done():
                self.step()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def step(self) -> None:
        if not self.soon:
            self.advance()
        process, handle = self.soon.popleft()
        if handle.cancelled():
            return
        if process and process.paused:
            process.held.append(handle)
            return
        handle._run()
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise Stuck("it never comes to rest")

    def advance(self) -> None:
        """Go on to the time of the next timer."""
        if not self.timers:
            raise Stuck("everybody waits for somebody else")
        self.now = self.timers[0][0]
        while self.timers and self.timers[0][0] <= self.now:
            _, _, process, handle = heapq.heappop(self.timers)
            self.soon.append((process, handle))


def process_of(context: Context | None) -> Process | None:
    return PROCESS.get() if context is None else context.get(PROCESS)


def virtual_loop() -> VirtualLoop:
    """Return a new one; what it leaves out of asyncio's loops, nobody here uses."""
    return VirtualLoop()  # type: ignore[abstract]
