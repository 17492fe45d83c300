"""The limited processes: strangers' data is parsed and played in these and nowhere else.

One pool serves everything. A request waits its turn in `CostlyQuestions`; then it has a process to
itself, with limits on CPU, time and memory. Requests that play whole games wait in a separate line,
so that short requests do not wait for them.
"""

import os
import time
from collections.abc import Mapping
from functools import partial

import psutil
import structlog
from msgspec import msgpack

from hanse.bots.process_pool import PooledProcess, ProcessPool
from hanse.bots.running_process import TimeUp
from hanse.core.notation.positions import BadLine
from hanse.core.setup import BadSetup
from hanse.server.limited_processes.messages import (
    WHOLE_GAMES,
    AnyWork,
    LinkPictureRequest,
    Order,
    Outcome,
)
from hanse.server.limits.costly_questions import CostlyQuestions
from hanse.server.operations import metrics
from hanse.server.operations.load import Load
from hanse.tables.review.replays import TooSlow
from hanse.tables.seats.seating import NoSeat
from hanse.tables.store.errors import Unavailable

PROCESSES = 2
MAX_CPU = 3.5
"""CPU seconds of a request; with the server's own work for it, the total is below four."""
MAX_WALL = 30.0
"""Total seconds of a request. These processes have low priority, so a busy machine slows them."""
MAX_MEMORY = 56 * 1024 * 1024
"""Bytes above an idle process; some are program pages that the idle process had not used."""
GRACE = 3.0
"""Extra seconds, after which a process that failed to end its copy is itself ended."""
FIRST = 60.0
"""Seconds for a process to load everything, even on a busy machine."""
LOOK = 0.05
"""Seconds between two looks at a process that cannot limit itself."""
CAN_FORK = hasattr(os, "fork")
PASSED_ON = ("PATH", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "TEMP", "TMP")
"""The whole environment of these processes, without the database's address and password."""
log = structlog.get_logger()


def bare_environment() -> Mapping[str, str]:
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}


class LimitedProcess(PooledProcess[Outcome]):
    """A process that limits itself by copies or, where processes cannot be copied, is watched."""

    run = "from hanse.server.limited_processes.child import main; main()"
    kind = Outcome
    name = "a limited process"

    def __init__(self, *, forks: bool = CAN_FORK) -> None:
        super().__init__(bare_environment())
        self.forks = forks
        self.idle = 0

    def ask(self, asked: AnyWork) -> Outcome:
        """Return the outcome; at one of its limits, raise TimeUp and end the process."""
        order = Order(asked, MAX_CPU, MAX_WALL, MAX_MEMORY, self.forks)
        if self.forks:
            return self.say(order, MAX_WALL + GRACE)
        return self.ask_and_watch(order)

    def ask_and_watch(self, order: Order) -> Outcome:
        """Send the request, and watch the process until it has answered."""
        assert self.running is not None
        self.running.send(order)
        end = time.monotonic() + order.wall
        while True:
            try:
                return self.running.read_reply(LOOK)
            except TimeUp:
                if time.monotonic() > end or self.takes_more(order.memory):
                    self.end()
                    raise

    def takes_more(self, memory: int) -> bool:
        """Return whether the process has ended, or takes this much more memory than when idle."""
        assert self.running is not None
        try:
            now = psutil.Process(self.running.process.pid).memory_info().rss
        except psutil.Error:
            return True
        return now - self.idle > memory or self.running.process.poll() is not None

    def make_ready(self) -> None:
        """Start the process if needed, and note its memory when idle."""
        if self.start(FIRST) and self.running and not self.forks:
            self.idle = psutil.Process(self.running.process.pid).memory_info().rss


class LimitedProcesses(ProcessPool[LimitedProcess]):
    """The pool of limited processes, and the two lines in front of it."""

    def __init__(self, load: Load, *, forks: bool = CAN_FORK) -> None:
        super().__init__([LimitedProcess(forks=forks) for _ in range(PROCESSES)])
        self.short, self.long = CostlyQuestions(load), CostlyQuestions(load)

    async def answer[T](self, client: str, asked: AnyWork, kind: type[T], *, table: str = "") -> T:
        """Return the result when it is this client's turn, or raise the request's error."""
        line = self.long if isinstance(asked, WHOLE_GAMES) else self.short
        return await line.answer(client, partial(self.result, asked, kind), table=table)

    def result[T](self, asked: AnyWork, kind: type[T]) -> T:
        """Return the result, decoded as this kind; bytes are returned unchanged."""
        outcome = self.ask(asked)
        if outcome.wrong:
            raise refusal(asked, outcome)
        if kind is bytes:
            return outcome.result  # type: ignore[return-value]  # it is bytes
        return msgpack.decode(outcome.result, type=kind)

    def ask(self, asked: AnyWork) -> Outcome:
        """Return the outcome of a request to a free process; a limit is an outcome too."""
        try:
            with self.borrow_process() as process:
                return self.ask_one(process, asked)
        except TimeUp as wrong:
            raise Unavailable("the limited processes are closed") from wrong

    def ask_one(self, process: LimitedProcess, asked: AnyWork) -> Outcome:
        process.make_ready()
        try:
            return process.ask(asked)
        except OverflowError:  # an absurdly large number
            return Outcome(wrong="too_large")
        except TimeUp as wrong:
            if self.closed:
                raise
            log.warning("a limited process was ended", asked=type(asked).__name__, why=str(wrong))
            return Outcome(wrong="too_large")

    def close(self) -> None:
        self.short.close()
        self.long.close()
        super().close()


def refusal(asked: AnyWork, outcome: Outcome) -> Exception:
    """Return the error to raise for the outcome."""
    match outcome.wrong:
        case "setup":
            return BadSetup(outcome.why, outcome.code, *outcome.about, line=outcome.line)
        case "record":
            return BadLine(outcome.line, outcome.why, outcome.rule)
        case "seat":
            return NoSeat(outcome.why)
        case "too_large" if isinstance(asked, LinkPictureRequest):
            return Unavailable("the machine is too busy to draw a picture")
        case "too_large":
            metrics.LIMITED.inc()
            return TooSlow("this takes more time or memory than anyone may take")
    return RuntimeError(f"{type(asked).__name__}: {outcome.why}")
