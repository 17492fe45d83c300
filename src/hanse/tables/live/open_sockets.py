"""The number of open sockets and streams in this process."""

from collections.abc import Iterator
from contextlib import contextmanager

from hanse.tables.environment import Gauge


class OpenSockets:
    """A counter of open sockets, exposed to metrics."""

    def __init__(self, gauge: Gauge) -> None:
        self.gauge = gauge
        self.open = 0

    @contextmanager
    def count_one(self) -> Iterator[None]:
        """Count one socket as long as it is open."""
        self.add(1)
        try:
            yield
        finally:
            self.add(-1)

    def add(self, change: int) -> None:
        self.open += change
        self.gauge.set(self.open)
