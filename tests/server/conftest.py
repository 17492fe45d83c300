"""One server and one NATS for the tests of a worker; those that kill one start their own."""

from collections.abc import Iterator

import pytest

from tests.server.fleet import Helper
from tests.server.mail_servers import MailServer, mail_server
from tests.server.running import Server, database, free_port


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with database() as url:
        running = Server(url)
        running.start()
        yield running
        running.stop()


@pytest.fixture(scope="module")
def second(server: Server) -> Iterator[Server]:
    """Another process on the same database."""
    other = Server(server.url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
    other.start()
    yield other
    other.stop()


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server(free_port()) as running:
        yield running


@pytest.fixture(scope="module")
def mailing(mails: MailServer) -> Iterator[Server]:
    """A server that sends mails, as many as anybody asks for."""
    with database() as url:
        server = Server(url, settings={**mails.settings, "HANSE_CHANNELS_PER_HOUR": "0"})
        server.start()
        yield server
        server.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    port = str(free_port())
    running = Helper("nats", "nats-server", "-a", "127.0.0.1", "-p", port)
    running.start()
    yield f"nats://127.0.0.1:{port}"
    running.kill()


@pytest.fixture
def bus(request: pytest.FixtureRequest) -> str:
    """Return the setting for what a test calls by name: `nats` is the one that runs here."""
    name: str = request.param
    return str(request.getfixturevalue("nats")) if name == "nats" else name
