"""Strangers behind Caddy with deploy/Caddyfile: what they say of themselves is not believed."""

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.people import Person, new_table
from tests.server.proxies import caddy
from tests.server.running import Server, some_address

TABLES = 5
SOON = 20.0
SPELLINGS = ["/metrics", "/metrics/", "//metrics", "/./metrics", "/x/../metrics", "/%6detrics",
             "/METRICS", "/metrics?x=1", "/metrics;x", "/metrics%00", "/metrics%2f"]  # fmt: skip
pytestmark = pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")


@pytest.fixture(scope="module")
def strict(server: Server) -> Iterator[Server]:
    """A server that lets an address make few tables."""
    other = Server(server.url, settings={"HANSE_TABLES_PER_HOUR": str(TABLES)})
    other.start()
    yield other
    other.stop()


@pytest.fixture(scope="module")
def proxied(strict: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same through Caddy."""
    with caddy(tmp_path_factory.mktemp("caddy"), [strict.port]) as port:
        through, end = Server(strict.url, port), time.monotonic() + SOON
        while not through.answers():
            assert time.monotonic() < end, "Caddy does not answer"
            time.sleep(0.1)
        yield through


def answer_to(
    server: Server, path: str, body: object = None, **headers: str
) -> tuple[int, bytes, str]:
    """Return status, body and cookie; the path goes out as it is spelled here."""
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    data = None if body is None else json.dumps(body)
    with closing(HTTPConnection("127.0.0.1", server.port, timeout=10)) as connection:
        connection.request("POST" if data else "GET", path, data, told)
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.getheader("set-cookie") or ""


def make_table(server: Server, **headers: str) -> tuple[int, str]:
    """Make a table for a person and a bot; return status and cookie."""
    body = {"game": "kogge", "seats": [{}, {"bot": "builder"}], "name": "Anna"}
    status, _, cookie = answer_to(
        server, "/api/tables", body, content_type="application/json", **headers
    )
    return status, cookie


def test_people_play_through_it(proxied: Server) -> None:
    seated, cookie = new_table(proxied, bots=1, people=1)
    person = Person(proxied, seated["match"], cookie)
    person.hello()
    person.answer()


def test_nobody_makes_the_server_believe_in_https(strict: Server, proxied: Server) -> None:
    spoofed = {"x_forwarded_proto": "https", "x_forwarded_for": some_address()}
    assert make_table(strict, **spoofed)[1].startswith("__Host-hanse=")
    assert make_table(proxied, **spoofed)[1].startswith("hanse=")


def test_whoever_names_another_address_each_time_is_still_one(
    strict: Server, proxied: Server
) -> None:
    def statuses(server: Server) -> list[int]:
        spoofed = [some_address() for _ in range(3 * TABLES)]
        return [make_table(server, x_forwarded_for=one)[0] for one in spoofed]

    assert statuses(proxied)[TABLES:] == [429] * (2 * TABLES)
    assert set(statuses(strict)) == {201}, "the server does believe the proxy"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1"])
def test_pages_of_other_sites_are_refused(proxied: Server, origin: str) -> None:
    assert make_table(proxied, origin=origin)[0] == 403
    where = f"ws://127.0.0.1:{proxied.port}/api/tables/none/socket"
    with pytest.raises(InvalidStatus) as refused, connect(where, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["elsewhere.example", "metadata.internal", "serve:8080", "[::2]"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/metrics"])
def test_by_another_name_nobody_gets_to_the_server(proxied: Server, host: str, path: str) -> None:
    assert answer_to(proxied, path, host=host)[1] == b""


@pytest.mark.parametrize("path", SPELLINGS)
def test_nobody_reads_the_metrics(proxied: Server, path: str) -> None:
    status, said, _ = answer_to(proxied, path, x_forwarded_for="127.0.0.1")
    assert status in (308, 400, 404)
    assert b"hanse_" not in said
