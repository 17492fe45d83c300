"""A new token with each seat: nothing is lost on the way, and a planted token opens nothing."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.browsers import Browser
from tests.server.people import Person, ask
from tests.server.running import Server, some_address, sql

SOON = 3.0
"""Seconds in which an old token ends in every process, on a busy machine."""


def seat_by(server: Server, cookie: str, match: str) -> int:
    """The seat that a cookie opens; -1 also where the table is not shown."""
    status, told, _ = ask(server, f"/api/tables/{match}", None, {"cookie": cookie})
    return int(told["seat"]) if status == 200 else -1


def with_cookie(server: Server, cookie: str) -> Browser:
    """Another page of the same browser, or another browser with a cookie that was put there."""
    other = Browser(server)
    name, _, value = cookie.partition("=")
    other.jar[name] = value
    return other


def hear_all(person: Person) -> None:
    while True:
        person.hear(10)


def a_table(server: Server, people: int = 3) -> tuple[str, str]:
    made = Browser(server).table(people)
    return made["match"], made["invite"]


@pytest.fixture
def browser(server: Server) -> Browser:
    """Someone who sits at a table already."""
    one = Browser(server)
    one.table()
    return one


def test_each_seat_brings_a_new_token_and_the_old_one_ends(
    server: Server, browser: Browser
) -> None:
    first, match = browser.cookie, browser.table()["match"]
    second = browser.cookie
    assert second != first
    assert seat_by(server, first, match) == 0, "the new one was not used yet"
    assert browser.seat_at(match) == 0
    time.sleep(SOON / 2)
    assert seat_by(server, first, match) == -1
    assert browser.cookie == second, "only a seat changes the token"


def test_an_answer_that_is_lost_costs_no_seat(server: Server) -> None:
    browser = Browser(server)
    matches = [browser.table()["match"]]
    for _ in range(3):
        match, invite = a_table(server)
        kept = browser.cookie
        assert browser.join(match, "Ben", invite)[0] == 201
        browser.jar = dict([kept.split("=", 1)])  # the answer was lost, and its cookie with it
        matches.append(match)
        assert [browser.seat_at(one) >= 0 for one in matches] == [True] * len(matches)
    matches.append(browser.table()["match"])
    assert [browser.seat_at(one) >= 0 for one in matches] == [True] * len(matches)
    time.sleep(SOON / 2)
    assert [browser.seat_at(one) >= 0 for one in matches] == [True] * len(matches)
    listed = browser.ask("/api/tables")[1]["tables"]
    assert {table["match"] for table in listed} == set(matches)


def test_a_planted_token_opens_no_seat_of_the_victim(server: Server, second: Server) -> None:
    planter = Browser(server)
    planter.table()
    planted = planter.cookie
    victim = with_cookie(server, planted)
    match, invite = a_table(server)
    assert victim.join(match, "Victim", invite)[0] == 201
    assert seat_by(second, planted, match) == 1, "until he uses his new token"
    victim.give_nonce(match)
    time.sleep(SOON / 2)
    assert [seat_by(one, planted, match) for one in (server, second)] == [-1, -1]
    assert victim.seat_at(match) == 1


@pytest.mark.parametrize("used", [False, True])
def test_nor_does_a_token_that_the_planter_makes_of_it_meanwhile(
    server: Server, used: bool
) -> None:
    planter = Browser(server)
    planter.table()
    before = with_cookie(server, planter.cookie)
    before.table()
    victim, during = with_cookie(server, planter.cookie), with_cookie(server, planter.cookie)
    match, invite = a_table(server)
    assert victim.join(match, "Victim", invite)[0] == 201
    during.table()
    if used:
        assert during.seat_at(match) == 1, "as the planted token would"
        during.table()
    assert victim.seat_at(match) == 1
    time.sleep(SOON / 2)
    assert [seat_by(server, one.cookie, match) for one in (planter, before, during)] == [-1] * 3
    assert victim.seat_at(match) == 1


@pytest.mark.parametrize("where", ["same", "other"])
def test_a_socket_that_a_planted_token_opened_meanwhile_is_closed(
    server: Server, second: Server, where: str
) -> None:
    planter = Browser(server)
    planter.table()
    victim = with_cookie(server, planter.cookie)
    seated = Browser(server)
    made = seated.table(2)
    match = made["match"]
    seated.give_nonce(match)
    invite = sql(server.url, "SELECT invite FROM match WHERE id = $1", match)[0][0]
    status, joined = victim.join(match, "Victim", invite)
    assert status == 201
    secret = {"authorization": f"Bearer {joined['secret']}"}
    given = ask(server, f"/api/tables/{match}/nonce", {"nonce": "0" * 32}, secret)
    assert given[0] == 200
    spy = Person(server if where == "same" else second, match, planter.cookie)
    assert spy.hello()["seat"] == 1
    own = Person(server, match, victim.cookie)
    assert own.hello()["seat"] == 1
    began = time.monotonic()
    with pytest.raises(ConnectionClosed):
        hear_all(spy)
    assert time.monotonic() - began < 2 * SOON
    own.answer()
    own.socket.close()


def test_two_pages_that_sit_down_at_the_same_time_lose_nothing(server: Server) -> None:
    """Whichever answer comes last, each page brings its own seat back by the secret it got."""
    for last in (0, 1):
        browser = Browser(server)
        kept = [browser.table()["match"] for _ in range(3)]
        browser.seat_at(kept[0])
        pages = [with_cookie(server, browser.cookie) for _ in range(2)]
        tables = [a_table(server) for _ in pages]
        with ThreadPoolExecutor(2) as pool:
            jobs = [pool.submit(page.join, match, "Ben", invite)
                    for page, (match, invite) in zip(pages, tables, strict=True)]  # fmt: skip
            seats = [job.result()[1] for job in jobs]
        assert [page.seat_at(seat["match"]) for page, seat in zip(pages, seats, strict=True)] == [
            1,
            1,
        ]
        jar = pages[last]
        for seat in seats:
            if jar.seat_at(seat["match"]) < 0:
                again = {"secret": seat["secret"]}
                assert jar.ask(f"/api/tables/{seat['match']}/join", again)[0] == 201
        assert [jar.seat_at(seat["match"]) for seat in seats] == [1, 1]
        assert [jar.seat_at(match) for match in kept] == [0, 0, 0]


def test_a_request_that_comes_late_with_the_old_token_changes_no_cookie(server: Server) -> None:
    browser = Browser(server)
    kept = browser.table()["match"]
    late = with_cookie(server, browser.cookie)
    browser.table()
    assert browser.seat_at(kept) == 0
    match, invite = a_table(server)
    status, seated = late.join(match, "Ben", invite)
    assert status == 201
    assert late.last == [], "the browser keeps the newer cookie"
    assert browser.ask(f"/api/tables/{match}/join", {"secret": seated["secret"]})[0] == 201
    assert [browser.seat_at(one) for one in (kept, match)] == [0, 1]


def test_open_sockets_stay_when_a_seat_is_taken_elsewhere(server: Server) -> None:
    browser = Browser(server)
    status, seated = browser.ask(
        "/api/tables", {"game": "kogge", "seats": [{}, {"bot": "builder"}], "name": "Anna"}
    )
    assert status == 201
    browser.give_nonce(seated["match"])
    person = Person(server, seated["match"], browser.cookie)
    person.hello()
    for _ in range(3):
        browser.seat_at(browser.table()["match"])
    time.sleep(SOON)
    person.answer()
    with closing(person.socket):
        person.cookie = browser.cookie
        person.come_back()


def test_sitting_down_again_where_one_sits_changes_nothing(server: Server) -> None:
    browser = Browser(server)
    seated = browser.table()
    browser.seat_at(seated["match"])
    before = browser.cookie
    again = {"secret": seated["secret"]}
    for _ in range(3):
        assert browser.ask(f"/api/tables/{seated['match']}/join", again)[0] == 201
    assert browser.cookie == before


@pytest.fixture(scope="module")
def strict(server: Server) -> Iterator[Server]:
    few = {"HANSE_SEATS_PER_SESSION": "4", "HANSE_JOINS_PER_HOUR": "6"}
    other = Server(server.url, settings={"HANSE_MAX_THINKING_BOTS": "0", **few})
    other.start()
    yield other
    other.stop()


def test_an_old_token_copies_its_seats_no_more_than_a_few_times(server: Server) -> None:
    browser = Browser(server)
    kept = [browser.table()["match"] for _ in range(5)]
    browser.seat_at(kept[0])
    seats = [Browser(server).table() for _ in range(2)]
    old = browser.cookie
    count = "SELECT count(*) FROM session_seat"
    before = sql(server.url, count)[0][0]
    for turn in range(30):
        browser.jar = dict([old.split("=", 1)])
        seat = seats[turn % 2]
        again = {"secret": seat["secret"]}
        assert browser.ask(f"/api/tables/{seat['match']}/join", again)[0] == 201
    assert sql(server.url, count)[0][0] - before < 20
    assert [seat_by(server, old, one["match"]) for one in seats] == [0, 0]


def test_a_browser_has_so_many_open_seats(strict: Server) -> None:
    browser = Browser(strict)
    kept = []
    for _ in range(4):
        kept.append(browser.table())
        browser.seat_at(kept[-1]["match"])
    match, invite = a_table(strict)
    status, problem = browser.join(match, "Ben", invite)
    assert (status, problem["code"]) == (422, "too_many_seats")
    body = {"game": "kogge", "seats": [{}, {}], "name": "Anna"}
    assert browser.ask("/api/tables", body)[0] == 422
    again = {"secret": kept[0]["secret"]}
    assert browser.ask(f"/api/tables/{kept[0]['match']}/join", again)[0] == 201
    assert browser.ask(f"/api/tables/{kept[1]['match']}/leave", {})[0] == 200
    assert browser.join(match, "Ben", invite)[0] == 201
    assert [browser.seat_at(one["match"]) for one in (kept[0], *kept[2:])] == [0, 0, 0]


def test_an_address_joins_so_many_tables_an_hour(strict: Server) -> None:
    browser = Browser(strict, **{"x-forwarded-for": some_address()})
    seat = Browser(strict).table()
    again = {"secret": seat["secret"]}
    for _ in range(20):
        assert browser.ask(f"/api/tables/{seat['match']}/join", again)[0] == 201, "it sits there"
        browser.seat_at(seat["match"])
    found = []
    for _ in range(7):
        browser.jar = {}
        found.append(browser.ask(f"/api/tables/{seat['match']}/join", again)[0])
    assert found == [201] * 5 + [429] * 2
