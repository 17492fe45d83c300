"""A new link to a seat: the old one opens nothing any more, on any device, in any process."""

import time
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from hanse.core.setup import Setup
from hanse.server.requests.seat_links import device_name
from tests.server.browsers import Browser
from tests.server.people import PROTOCOL, Person, ask
from tests.server.running import Server, some_address
from tests.server.seats import a_row, a_session, put, secret

SOON = 1.0
"""Seconds in which an old link ends everywhere; a busy machine may need a moment more."""
BUSY = 1.5


@pytest.fixture
def match(server: Server) -> str:
    """A game in progress, whose secrets are known."""
    row = a_row(Setup("kogge", 2))
    row.host = row.seats[0].secret
    put(server.url, row)
    return row.id


def owner_of(server: Server, match: str) -> Browser:
    """The browser of the player in the first seat, who is the host."""
    browser = Browser(server)
    name, _, value = a_session(server.url, match).partition("=")
    browser.jar[name] = value
    return browser


def renew(browser: Browser, match: str) -> str:
    """Ask for a new link; its secret."""
    status, seated = browser.ask(f"/api/tables/{match}/link", {})
    assert status == 201, seated
    assert seated["seat"] == 0
    return str(seated["secret"])


def by_secret(server: Server, match: str, word: str) -> dict[str, Any]:
    shown: dict[str, Any]
    shown = ask(server, f"/api/tables/{match}", None, {"authorization": f"Bearer {word}"})[1]
    return shown


def agree(server: Server, match: str, headers: dict[str, str]) -> int:
    """Resign from the seat, as the thief in the audit did."""
    return ask(server, f"/api/tables/{match}/agree", {"id": "a", "act": "resign"}, headers)[0]


def seconds_until_closed(person: Person) -> float:
    began = time.monotonic()
    with suppress(ConnectionClosed):
        while True:
            person.hear(10)
    return time.monotonic() - began


@pytest.mark.parametrize("where", ["same process", "other process"])
def test_whoever_sits_there_by_the_old_link_is_shut_out(
    server: Server, second: Server, match: str, where: str
) -> None:
    near = server if where == "same process" else second
    owner, thief = owner_of(server, match), Browser(near)
    assert thief.ask(f"/api/tables/{match}/join", {"name": "", "secret": secret(0)})[0] == 201
    by_cookie = Person(near, match, thief.cookie)
    by_word = Person(near, match, secret=secret(0))
    for person in (by_cookie, by_word):
        assert person.hello()["seat"] == 0
    new = renew(owner, match)
    assert seconds_until_closed(by_cookie) < SOON + BUSY
    assert seconds_until_closed(by_word) < SOON + BUSY
    assert thief.seat_at(match) == -1
    assert by_secret(near, match, secret(0))["seat"] == -1
    bearer = {"authorization": f"Bearer {secret(0)}"}
    assert agree(near, match, bearer) == 403
    assert agree(near, match, {"cookie": thief.cookie, "origin": near.origin}) == 403
    again = thief.ask(f"/api/tables/{match}/join", {"name": "", "secret": secret(0)})
    assert again[0] == 409, again
    assert owner.seat_at(match) == 0
    assert by_secret(near, match, new)["seat"] == 0
    assert by_secret(near, match, secret(1))["seat"] == 1, "other seats keep their links"


def test_a_table_that_nobody_watches_learns_of_it_too(
    server: Server, second: Server, match: str
) -> None:
    """It is in memory there, and no notification comes for it."""
    assert by_secret(second, match, secret(0))["seat"] == 0
    screen = {"authorization": f"Bearer {secret(0)}"}
    assert ask(second, f"/api/tables/{match}/screen", None, screen)[0] == 200
    renew(owner_of(server, match), match)
    time.sleep(SOON)
    assert agree(second, match, screen) == 403


def test_the_owners_other_pages_come_back_to_the_seat(
    server: Server, second: Server, match: str
) -> None:
    owner = owner_of(server, match)
    pages = [Person(one, match, owner.cookie) for one in (server, second)]
    for page in pages:
        assert page.hello()["seat"] == 0
    renew(owner, match)
    for page in pages:
        seconds_until_closed(page)
        back = Person(page.server, match, owner.cookie)
        assert back.hello()["seat"] == 0
        back.socket.close()


@pytest.mark.parametrize("where", ["same process", "other process"])
def test_nor_does_a_socket_help_that_greets_afterwards(
    server: Server, second: Server, match: str, where: str
) -> None:
    near = server if where == "same process" else second
    waiting, acting = (Person(near, match, secret=secret(0)) for _ in range(2))
    renew(owner_of(server, match), match)
    waiting.say({"say": "hello", "protocol": PROTOCOL, "events": 0})
    acting.say({"say": "agree", "id": "a", "act": "resign"})
    for person in (waiting, acting):
        seconds_until_closed(person)
        assert not [one for one in person.messages if one["say"] in ("update", "done")]


def test_a_stream_ends_too(server: Server, second: Server, match: str) -> None:
    """The other process trusts what it knows for up to a second, in which a stream may begin."""
    bearer = {"authorization": f"Bearer {secret(0)}"}
    assert ask(second, f"/api/tables/{match}/screen", None, bearer)[0] == 200
    renew(owner_of(server, match), match)
    headers = {**bearer, "x-forwarded-for": some_address()}
    with urlopen(
        Request(f"{second.origin}/api/tables/{match}/events", headers=headers), timeout=5
    ) as stream:
        sent = stream.read()
    assert b"event: update" not in sent


def test_of_two_requests_one_replaces_the_link(server: Server, match: str) -> None:
    bearer = {"authorization": f"Bearer {secret(0)}"}
    chosen = "a-secret-that-a-program-chose"
    status, seated, _ = ask(server, f"/api/tables/{match}/link", {"secret": chosen}, bearer)
    assert (status, seated["secret"]) == (201, chosen)
    assert ask(server, f"/api/tables/{match}/link", {}, bearer)[0] == 403
    assert by_secret(server, match, chosen)["seat"] == 0
    mine = {"authorization": f"Bearer {chosen}"}
    assert ask(server, f"/api/tables/{match}/link", {"secret": "short"}, mine)[0] == 400


def test_a_token_that_lends_a_seat_gets_no_link(server: Server) -> None:
    """Somebody may have planted it (decision 34)."""
    planter = Browser(server)
    planter.table()
    planted = Browser(server)
    planted.jar = dict(planter.jar)
    victim = Browser(server)
    victim.jar = dict(planter.jar)
    seated = Browser(server).table(2)
    match = seated["match"]
    assert victim.join(match, "Victim", seated["invite"])[0] == 201
    assert planted.ask(f"/api/tables/{match}/link", {})[0] == 403
    assert victim.ask(f"/api/tables/{match}/link", {})[0] == 201


def test_the_host_remains_the_host(server: Server, match: str) -> None:
    owner = owner_of(server, match)
    renew(owner, match)
    assert owner.ask(f"/api/tables/{match}/watching", {"closed": True})[0] == 200
    old = {"authorization": f"Bearer {secret(0)}"}
    assert ask(server, f"/api/tables/{match}/watching", {"closed": False}, old)[0] == 404


def test_also_before_the_game_begins(server: Server) -> None:
    owner, guest = Browser(server), Browser(server)
    seated = owner.table(2)
    match = seated["match"]
    new = renew(owner, match)
    assert new != seated["secret"]
    assert owner.seat_at(match) == 0
    assert by_secret(server, match, seated["secret"])["seat"] == -1
    assert guest.join(match, "Ben", seated["invite"])[0] == 403, "the old link showed it"
    assert guest.join(match, "Ben", owner.look(match)[1]["invite"])[0] == 201
    owner.give_nonce(match)
    assert guest.give_nonce(match)["started"]


CHROME = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.mark.parametrize("where", ["same process", "other process"])
def test_a_player_learns_that_the_seat_was_opened_elsewhere(
    server: Server, second: Server, where: str
) -> None:
    near = server if where == "same process" else second
    owner, guest = Browser(server, **{"user-agent": FIREFOX}), Browser(server)
    seated = owner.table(2)
    match = seated["match"]
    assert guest.join(match, "Ben", seated["invite"])[0] == 201
    for one in (owner, guest):
        one.give_nonce(match)
    mine, other = Person(server, match, owner.cookie), Person(server, match, guest.cookie)
    for person in (mine, other):
        person.hello()
    thief = Browser(near, **{"user-agent": CHROME})
    assert thief.join(match, "", secret=seated["secret"])[0] == 201
    assert mine.hear_until("seat_opened")["devices"] == 2
    status, found = owner.ask(f"/api/tables/{match}/devices")
    assert status == 200
    assert [(one["device"], one["own"]) for one in found["devices"]] == [
        ("Chrome, Android", False),
        ("Firefox, Linux", True),
    ]
    assert thief.join(match, "", secret=seated["secret"])[0] == 201
    assert len(owner.ask(f"/api/tables/{match}/devices")[1]["devices"]) == 2, "it is the same one"
    renew(owner, match)
    assert owner.ask(f"/api/tables/{match}/devices")[1]["devices"] == found["devices"][1:]
    assert thief.ask(f"/api/tables/{match}/devices")[0] == 403
    other.say({"say": "ping"})
    other.hear_until("pong")
    assert all(message["say"] != "seat_opened" for message in other.messages)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (CHROME, "Chrome, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
         "Safari, iOS"),
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8.0 <script>", ""),
    ],
)  # fmt: skip
def test_a_browser_is_called_by_a_name_that_we_know(agent: str, name: str) -> None:
    assert device_name(agent) == name


def test_t_away_04_the_host_gives_the_seat_of_a_player_who_went_away(server: Server) -> None:
    """T-AWAY-04: not earlier; the old link opens nothing, and the new person takes the seat."""
    host, guest = Browser(server), Browser(server)
    seated = host.table(2)
    match = seated["match"]
    old = guest.join(match, "Ben", seated["invite"])[1]["secret"]
    for one in (host, guest):
        one.give_nonce(match)
    give = f"/api/tables/{match}/give"
    assert host.ask(give, {"seat": 1})[1]["code"] == "not_yet"
    assert guest.ask(give, {"seat": 0})[0] == 403, "only the host gives seats"
    for seat in (0, 7, -1):
        assert host.ask(give, {"seat": seat})[1]["code"] == "no_seat"
    asked = {"id": "r", "act": "resign"}
    assert guest.ask(f"/api/tables/{match}/agree", asked)[0] == 200
    status, given = host.ask(give, {"seat": 1})
    assert status == 201, given
    assert given["seat"] == 1
    assert guest.seat_at(match) == -1
    assert by_secret(server, match, old)["seat"] == -1
    other = Browser(server)
    assert other.join(match, "", secret=given["secret"])[0] == 201
    assert other.ask(f"/api/tables/{match}/agree", {"id": "b", "act": "return"})[0] == 200
    assert host.ask(give, {"seat": 1})[1]["code"] == "not_yet", "somebody plays there again"
    assert host.seat_at(match) == 0


def test_t_away_04_not_the_seat_of_a_bot(server: Server) -> None:
    row = a_row(Setup("kogge", 2), bots={1: "dabbler"})
    row.host = row.seats[0].secret
    put(server.url, row)
    owner = owner_of(server, row.id)
    assert owner.ask(f"/api/tables/{row.id}/give", {"seat": 1})[1]["code"] == "no_seat"


def test_a_watcher_has_no_link(server: Server, match: str) -> None:
    assert Browser(server).ask(f"/api/tables/{match}/link", {})[0] == 403
