"""One cookie for a browser, whatever the number of its seats; its name follows the scheme."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.request import Request, urlopen

import asyncpg
import pytest

from hanse.core.setup import Setup
from tests.server.browsers import Browser
from tests.server.people import Person, ask, join, new_table
from tests.server.running import Server, sql
from tests.server.seats import a_row, a_session, put

HTTPS = {"x-forwarded-proto": "https"}
MATCHES = 200


@pytest.fixture
def browser(server: Server) -> Browser:
    return Browser(server)


def test_after_two_hundred_matches_there_is_one_small_cookie(browser: Browser) -> None:
    matches = [browser.table()["match"] for _ in range(MATCHES)]
    assert len(browser.jar) == 1
    assert len(browser.cookie) < 100
    assert [browser.seat_at(match) for match in matches[:: MATCHES // 4]] == [0] * 4


def attributes(cookie: str) -> set[str]:
    return {part.strip().lower() for part in cookie.split(";")[1:]}


def test_over_http_the_cookie_is_plain_and_over_https_bound_to_the_host(server: Server) -> None:
    plain, safe = Browser(server), Browser(server, **HTTPS)
    plain.table()
    safe.table()
    assert list(plain.jar) == ["hanse"]
    assert list(safe.jar) == ["__Host-hanse"]
    assert "secure" in attributes(safe.last[0])
    assert "secure" not in attributes(plain.last[0])
    for one in (plain, safe):
        assert {"httponly", "samesite=strict", "path=/"} <= attributes(one.last[0])
        assert not any(part.startswith("domain") for part in attributes(one.last[0]))


def test_the_cookie_of_one_scheme_means_nothing_over_the_other(server: Server) -> None:
    plain, safe = Browser(server), Browser(server, **HTTPS)
    here, there = plain.table()["match"], safe.table()["match"]
    plain.headers, safe.headers = HTTPS, {}
    assert (plain.seat_at(here), safe.seat_at(there)) == (-1, -1)


def test_the_seat_of_a_link_is_added_to_the_session(server: Server) -> None:
    first, other = Browser(server), Browser(server)
    seated, own = first.table(), other.table()["match"]
    before = other.cookie
    status, _ = other.ask(f"/api/tables/{seated['match']}/join", {"secret": seated["secret"]})
    assert status == 201
    assert other.cookie != before, "a new token with each seat"
    assert [other.seat_at(match) for match in (seated["match"], own)] == [0, 0]


@pytest.mark.parametrize("planted", ["x" * 32, "", "a" * 4000, "ä"])
def test_a_cookie_that_this_server_did_not_make_is_not_taken_up(
    server: Server, planted: str
) -> None:
    browser = Browser(server)
    browser.jar["hanse"] = planted
    match = browser.table()["match"]
    assert browser.jar["hanse"] != planted
    assert browser.seat_at(match) == 0


def test_two_cookies_of_one_name_are_none(server: Server) -> None:
    """Another site of the same domain can put a cookie of its own beside ours over http."""
    stranger = Browser(server)
    stranger.table()
    browser = Browser(server)
    match = browser.table()["match"]
    both = {"cookie": f"{stranger.cookie}; {browser.cookie}"}
    assert ask(server, f"/api/tables/{match}", None, both)[1]["seat"] == -1


def test_the_database_holds_no_token(server: Server, browser: Browser) -> None:
    browser.table()
    token = browser.jar["hanse"]
    rows = sql(server.url, "SELECT row_to_json(session)::text FROM session")
    rows += sql(server.url, "SELECT row_to_json(session_seat)::text FROM session_seat")
    assert rows
    assert not [row for row in rows if token in json.dumps(row)]


def test_a_session_in_use_is_kept_and_a_forgotten_one_is_not(server: Server) -> None:
    used, forgotten = Browser(server), Browser(server)
    matches = [one.table()["match"] for one in (used, forgotten)]
    with_seat = "hash IN (SELECT session FROM session_seat WHERE match = $1)"
    move = f"UPDATE session SET used_at = now() - make_interval(days => $2) WHERE {with_seat}"
    sql(server.url, move, matches[0], 399)
    sql(server.url, move, matches[1], 401)
    other = Server(server.url)
    other.start()
    used.server = forgotten.server = other
    try:
        assert [used.seat_at(matches[0]), forgotten.seat_at(matches[1])] == [0, -1]
        assert used.last, "the browser keeps its cookie for longer too"
    finally:
        other.stop()
    days = f"SELECT extract(day FROM now() - used_at)::int FROM session WHERE {with_seat}"
    assert sql(server.url, days, matches[0]) == [(0,)]


def test_a_socket_asks_for_its_seat_once(server: Server) -> None:
    seated, cookie = new_table(server, bots=0, people=2)
    _, other = join(server, seated["match"])
    people = [Person(server, seated["match"], one) for one in (cookie, other)]
    assert [one.hello()["seat"] for one in people] == [0, 1]
    with locked(server.url, "session, session_seat"):
        for one in people:
            one.answer()


@contextmanager
def locked(url: str, tables: str) -> Iterator[None]:
    """Nobody can read these tables meanwhile."""
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(url))
    try:
        loop.run_until_complete(connection.execute("BEGIN"))
        loop.run_until_complete(connection.execute(f"LOCK TABLE {tables}"))
        yield
    finally:
        loop.run_until_complete(connection.close())
        loop.close()


def test_a_rematch_is_one_more_seat_of_the_session(server: Server) -> None:
    row = a_row(Setup("kogge", 2))
    put(server.url, row)
    sql(server.url, "UPDATE match SET finished_at = now() WHERE id = $1", row.id)
    browser = Browser(server)
    browser.jar["hanse"] = a_session(server.url, row.id).partition("=")[2]
    status, again = browser.ask(f"/api/tables/{row.id}/rematch", {})
    assert status == 201, again
    assert again["secret"] == "", "the secret goes on, and the server has only its hash"
    assert [browser.seat_at(match) for match in (row.id, again["match"])] == [0, 1]
    assert len(browser.jar) == 1


def test_a_page_over_plain_http_does_not_speak_for_the_one_over_https(server: Server) -> None:
    safe = Browser(server, **HTTPS)
    match = safe.table()["match"]
    safe.headers = {**HTTPS, "origin": server.origin}
    assert safe.ask(f"/api/tables/{match}/leave", {})[0] == 403
    safe.headers = {**HTTPS, "origin": server.origin.replace("http:", "https:")}
    assert safe.ask(f"/api/tables/{match}/leave", {})[0] == 200


def test_what_only_https_knows_is_sent_over_https_only(server: Server) -> None:
    for told, sent in (({}, None), (HTTPS, "same-origin")):
        with urlopen(Request(f"{server.origin}/api/games", headers=told), timeout=10) as answer:
            assert answer.headers["cross-origin-opener-policy"] == sent
