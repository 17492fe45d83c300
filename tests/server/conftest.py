"""One server for the tests of a worker; those that kill a server start their own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Server, database


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with database() as url:
        running = Server(url)
        running.start()
        yield running
        running.stop()
