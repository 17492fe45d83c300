"""The first visitor after a start waits for nothing that others must wait for too."""

from collections.abc import Iterator

import pytest

from tests.server.people import ask
from tests.server.running import Server
from tests.server.test_bombs import spent

MOST_CPU = 0.1
"""Seconds; the list of games took 0.7 of the event loop."""


@pytest.fixture
def fresh(server: Server) -> Iterator[Server]:
    other = Server(server.url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
    other.start()
    yield other
    other.stop()


def test_what_is_the_same_for_everyone_is_computed_before_anyone_comes(fresh: Server) -> None:
    for path in ("/api/games", "/api/schema"):
        before = spent(fresh)
        assert ask(fresh, path)[0] == 200
        assert spent(fresh) - before < MOST_CPU, path
