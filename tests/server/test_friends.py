"""What docs/friends.md says of tunnels is so."""

from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hanse.server.config import Settings, variable
from tests.server.people import ask
from tests.server.running import Server

PAGE = (Path(__file__).parents[2] / "docs/friends.md").read_text("utf-8")
TABLES = 3
NEW_TABLE = {"game": "kogge", "seats": [{}, {}], "name": "Anna"}


@pytest.fixture(scope="module")
def careful(server: Server) -> Iterator[Server]:
    """A server as the page advises where the tunnel does not say from where people come."""
    told = {"HANSE_METRICS_FOR": "0.0.0.0", "HANSE_TRUSTED_PROXIES": "0.0.0.0"}
    other = Server(server.url, settings={**told, "HANSE_TABLES_PER_HOUR": str(TABLES)})
    other.start()
    yield other
    other.stop()


def metrics_status(server: Server, **headers: str) -> int:
    answer: HTTPResponse
    try:
        with urlopen(Request(f"{server.origin}/metrics", headers=headers), timeout=10) as answer:
            return answer.status
    except HTTPError as refused:
        return refused.code


@pytest.mark.parametrize("said", ["HANSE_BASE_URL=https://", "HANSE_METRICS_FOR=0.0.0.0",
                                  "HANSE_TRUSTED_PROXIES=0.0.0.0", "`X-Forwarded-For`",
                                  "Debian 12", "Python 3.12 or newer"])  # fmt: skip
def test_the_page_warns_of_what_goes_wrong(said: str) -> None:
    assert said in PAGE


@pytest.mark.parametrize("field", ["base_url", "metrics_for", "trusted_proxies"])
def test_the_page_names_settings_that_there_are(field: str) -> None:
    assert field in Settings.__struct_fields__
    assert variable(field) in PAGE


def test_metrics_tell_whether_a_tunnel_passes_on_addresses(server: Server, careful: Server) -> None:
    assert metrics_status(server) == 200, "everybody is this machine"
    assert metrics_status(server, **{"X-Forwarded-For": "203.0.113.7"}) == 404
    assert metrics_status(careful) == 404


def test_where_nobody_is_trusted_everybody_is_one_address(careful: Server) -> None:
    statuses = [ask(careful, "/api/tables", NEW_TABLE)[0] for _ in range(TABLES + 2)]
    assert statuses == [201] * TABLES + [429] * 2
