"""A database of a test's own, which the test stops and starts."""

from collections.abc import Iterator
from contextlib import contextmanager

from hanse.server.embedded.cluster import Cluster
from tests.server.mortal import open_folder


@contextmanager
def stoppable() -> Iterator[Cluster]:
    """A database that nobody starts again but the test."""
    with open_folder() as folder:
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.leave()
