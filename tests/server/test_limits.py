"""How much one client may ask: requests, tables, costly questions, files; and how slowly."""

import http.client
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from urllib.request import urlopen

import pytest

from hanse.core.setup import Setup
from hanse.server.addresses import AllowedAddresses, neighbourhood
from tests.server.asking import Program
from tests.server.people import ask
from tests.server.running import Server, database, some_address, sql
from tests.server.seats import a_row, put, secret

PEOPLE = {"game": "kogge", "seats": [{}, {}], "name": "A"}
BOTS = {"game": "kogge", "seats": [{"bot": "builder"}] * 2}
LIMITS = {
    "HANSE_TABLES_PER_HOUR": "6", "HANSE_BOT_TABLES_PER_HOUR": "2", "HANSE_FILES_PER_MINUTE": "100",
    "HANSE_PREVIEWS_PER_MINUTE": "300", "HANSE_MAX_THINKING_BOTS": "0", "HANSE_HSTS": "600",
}  # fmt: skip


@pytest.fixture(scope="module")
def limited(server: Server) -> Iterator[Server]:
    other = Server(server.url, settings=LIMITS)
    other.start()
    yield other
    other.stop()


def statuses(server: Server, path: str, body: object, times: int, address: str) -> list[int]:
    told = {"x-forwarded-for": address}
    return [ask(server, path, body, told)[0] for _ in range(times)]


def test_an_address_makes_so_many_tables_an_hour(limited: Server) -> None:
    address = some_address()
    assert statuses(limited, "/api/tables", PEOPLE, 8, address) == [201] * 6 + [429] * 2
    assert statuses(limited, "/api/tables", PEOPLE, 1, some_address()) == [201]


def test_of_bots_alone_fewer(limited: Server) -> None:
    address = some_address()
    assert statuses(limited, "/api/tables", BOTS, 3, address) == [201] * 2 + [429]
    assert statuses(limited, "/api/tables", PEOPLE, 1, address) == [201]


def test_files_have_a_limit_and_health_has_its_own(limited: Server) -> None:
    address = some_address()
    with closing(Program(limited, address=address)) as program:
        assert {program.ask("GET", "/")[0] for _ in range(90)} == {200, 429}
        assert program.ask("GET", "/healthz")[0] == 200
        assert program.ask("GET", "/readyz")[0] == 200
        assert program.ask("GET", "/api/games")[0] == 200


def test_previews_have_their_own_budget(limited: Server) -> None:
    row = a_row(Setup("luebeck", 3))
    put(limited.url, row)
    body = {"moves": [{"move": "take_packet", "value": 0}] * 16}
    path = f"/api/tables/{row.id}"
    with closing(Program(limited, secret(0), some_address())) as program:
        found = [program.post(f"{path}/foresight", body)[0] for _ in range(8)]
        assert found[0] == 200
        assert found[-1] == 429
        move = {"id": "a", "move": body["moves"][0]}
        assert program.post(f"{path}/commands", move)[0] == 200


def test_fit_counts_as_a_dear_question(limited: Server) -> None:
    with closing(Program(limited, address=some_address())) as program:
        found = [program.post("/api/games/kogge/fit", {"seats": 2})[0] for _ in range(12)]
    assert Counter(found) == {200: 7, 429: 5}


def test_hsts_is_told_where_it_is_set(limited: Server, server: Server) -> None:
    for where, told in ((limited, "max-age=600"), (server, None)):
        with urlopen(f"{where.origin}/healthz") as answer:
            assert answer.headers["strict-transport-security"] == told


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://]", "[", "\\"])
def test_an_origin_that_is_none_is_refused(server: Server, origin: str) -> None:
    told = {"origin": origin}
    assert ask(server, "/api/games", None, told)[0] == 403
    assert ask(server, "/api/tables", PEOPLE, told)[0] == 403


@pytest.mark.parametrize("name", ["Host", "Origin", "Content-Type", "Authorization"])
def test_a_header_that_is_there_twice_is_refused(server: Server, name: str) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)) as line:
        line.putrequest("GET", "/api/games", skip_host=name == "Host")
        for _ in range(2):
            line.putheader(name, server.origin)
        line.endheaders()
        assert line.getresponse().status == 400


def test_mapped_addresses_are_each_their_own() -> None:
    mapped = [f"::ffff:10.0.0.{n}" for n in range(1, 5)]
    assert [neighbourhood(one) for one in mapped] == [f"10.0.0.{n}" for n in range(1, 5)]
    assert neighbourhood("::ffff:0a00:0001") == "10.0.0.1"
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::2:3")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert AllowedAddresses("127.0.0.1").is_allowed("::ffff:127.0.0.1")
    assert len(neighbourhood("x" * 9000)) < 100


def test_a_client_on_both_kinds_of_addresses_is_one(limited: Server) -> None:
    address = some_address()
    assert statuses(limited, "/api/tables", PEOPLE, 6, f"::ffff:{address}") == [201] * 6
    assert statuses(limited, "/api/tables", PEOPLE, 1, address) == [429]


def test_ready_is_told_without_asking_the_database_each_time() -> None:
    """In a database of its own: what a server counts there is written when it ends."""
    with database() as url:
        idle = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0", "HANSE_POLL_INTERVAL": "60"})
        idle.start(120)
        with closing(Program(idle)) as program:
            assert {program.ask("GET", "/readyz")[0] for _ in range(200)} == {200}
        idle.stop()
        time.sleep(1)
        name = url.rpartition("/")[2]
        count = "SELECT xact_commit FROM pg_stat_database WHERE datname = $1"
        assert sql(url, count, name)[0][0] < 150
