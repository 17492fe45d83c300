"""The environment of tables: a clock, a log, metrics and traces.

The server supplies its own. A page, or a test that ignores all of these, supplies none.
"""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol, Self


class Log(Protocol):
    """A log of events, each with its facts."""

    def debug(self, event: str, **about: object) -> object: ...
    def info(self, event: str, **about: object) -> object: ...
    def warning(self, event: str, **about: object) -> object: ...
    def error(self, event: str, **about: object) -> object: ...
    def exception(self, event: str, **about: object) -> object: ...


class Counter(Protocol):
    """A number that only grows."""

    def inc(self, amount: float = 1) -> None: ...


class Gauge(Protocol):
    """A number that goes up and down."""

    def set(self, value: float) -> None: ...


class Histogram(Protocol):
    """Durations, in seconds."""

    def observe(self, amount: float) -> None: ...
    def time(self) -> AbstractContextManager[object]: ...


class ByKind[Metric](Protocol):
    """A set of metrics, one for each kind of measurement."""

    def labels(self, kind: str, /) -> Metric: ...


class Spans(Protocol):
    """A function that opens a span of a trace, within `parent` or the current span."""

    def __call__(
        self, name: str, parent: str = "", **about: str | int
    ) -> AbstractContextManager[object]: ...


class NoLog:
    """A log that discards all events."""

    def debug(self, event: str, **about: object) -> None:
        """Discard the event."""

    info = warning = error = exception = debug


class NoMetric:
    """A metric of any kind that discards all values."""

    def inc(self, amount: float = 1) -> None:
        """Discard the value."""

    set = observe = inc

    def time(self) -> AbstractContextManager[object]:
        return nullcontext()

    def labels(self, kind: str, /) -> Self:
        return self


def no_span(name: str, parent: str = "", **about: str | int) -> AbstractContextManager[object]:
    """Return a context that traces nothing."""
    return nullcontext()


NO_METRIC = NoMetric()


@dataclass(frozen=True, slots=True)
class TableMetrics:
    """Metrics of tables; docs/watching.md explains each."""

    moves: Counter = NO_METRIC
    conflicts: Counter = NO_METRIC
    repeated: Counter = NO_METRIC
    caught_up: Counter = NO_METRIC
    append: Histogram = NO_METRIC
    refused: ByKind[Counter] = NO_METRIC
    refused_moves: ByKind[Counter] = NO_METRIC
    set_aside: Counter = NO_METRIC
    failures: ByKind[Counter] = NO_METRIC
    acks_checked: Counter = NO_METRIC
    acks_without_row: Counter = NO_METRIC
    views_checked: Counter = NO_METRIC
    sockets: Gauge = NO_METRIC
    live: Gauge = NO_METRIC
    reachable: Gauge = NO_METRIC
    writable: Gauge = NO_METRIC
    outages: Gauge = NO_METRIC
    bot: Histogram = NO_METRIC
    failed_bots: ByKind[Counter] = NO_METRIC
    due_late: ByKind[Histogram] = NO_METRIC
    bots_waiting: ByKind[Gauge] = NO_METRIC
    timeouts: Counter = NO_METRIC
    early_timeouts: Counter = NO_METRIC


@dataclass(frozen=True, slots=True)
class Environment:
    """The clock, log, metrics and traces of tables.

    `clock` counts seconds from an arbitrary start and never goes back.
    """

    clock: Callable[[], float] = time.monotonic
    log: Log = field(default_factory=NoLog)
    metrics: TableMetrics = TableMetrics()
    span: Spans = no_span
    current_trace: Callable[[], str] = str


SILENT_ENVIRONMENT = Environment()
"""An environment without logs, metrics or traces."""


@dataclass(frozen=True, slots=True)
class Cause:
    """The cause of a change: when this process got the request (0: another did), and its trace."""

    at: float = 0.0
    trace: str = ""
