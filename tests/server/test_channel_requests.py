"""Requests for turn notifications: players add channels to their seats, hosts to the table."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from hanse.core.setup import Setup
from hanse.tables.seats.sessions import hash_token
from tests.server.browsers import Browser
from tests.server.people import Person, ask
from tests.server.receivers import receiver
from tests.server.running import Server, database, sql
from tests.server.seats import a_row, a_session, put, secret

HOOK = {"kind": "webhook", "address": "https://127.0.0.1/"}
LIMIT = 6


@pytest.fixture(scope="module")
def notifying() -> Iterator[Server]:
    """A server that may send to this machine."""
    settings = {
        "HANSE_NOTIFICATION_NETWORKS": "127.0.0.0/8", "HANSE_CHANNELS_PER_HOUR": "0",
        "HANSE_BASE_URL": "http://127.0.0.1:8080",
    }  # fmt: skip
    with database() as url:
        server = Server(url, settings=settings)
        server.start()
        yield server
        server.stop()


def a_match(server: Server) -> str:
    row = a_row(Setup("kogge", 2))
    row.host = row.seats[0].secret
    put(server.url, row)
    return row.id


def player(server: Server, match: str, seat: int = 0) -> Browser:
    browser = Browser(server)
    name, _, value = a_session(server.url, match, seat).partition("=")
    browser.jar[name] = value
    return browser


def channels(who: Browser, match: str) -> list[dict[str, Any]]:
    status, shown = who.ask(f"/api/tables/{match}/channels")
    assert (status, shown["kinds"]) == (200, ["webhook"])
    found: list[dict[str, Any]] = shown["channels"]
    return found


def test_a_channel_is_added_tested_changed_and_removed(notifying: Server) -> None:
    match = a_match(notifying)
    anna, at = player(notifying, match), f"/api/tables/{match}"
    with receiver() as hook:
        new = {"kind": "webhook", "address": hook.url + "?token=own", "language": "de"}
        status, added = anna.ask(f"{at}/channels", new)
        assert (status, added["key"][:6]) == (201, "whsec_")
        channel = added["channel"]
        assert channels(anna, match) == [channel]
        assert channel["address"] == f"127.0.0.1:{hook.port}", "the rest may be a secret"
        assert (channel["idle_minutes"], channel["also_open"], channel["off"]) == (5, False, False)
        for _ in range(2):
            assert anna.ask(f"{at}/test_channel", {"id": channel["id"]}) == (
                200,
                {"sent": True, "reason": ""},
            )
        body, again = (json.loads(one.body) for one in hook.got)
        assert (body["type"], body["match"], body["seats"]) == ("test", match, [])
        assert body["title"].startswith("Das ist ein Test für Kogge")
        assert body["link"] == f"http://127.0.0.1:8080/table/{match}"
        assert body["id"] != again["id"], "receivers drop what they have had already"
        assert "webhook-signature" in hook.got[0].headers
        hook.status = 404
        assert anna.ask(f"{at}/test_channel", {"id": channel["id"]})[1]["reason"] == "status_404"
    change = {"id": channel["id"], "idle_minutes": 30, "also_open": True, "off": True}
    status, changed = anna.ask(f"{at}/change_channel", change)
    assert (status, changed) == (200, {**channel, **change})
    assert channels(anna, match) == [changed]
    status, left = anna.ask(f"{at}/remove_channel", {"id": channel["id"]})
    assert (status, left["channels"]) == (200, [])
    assert anna.ask(f"{at}/remove_channel", {"id": channel["id"]})[1]["code"] == "no_channel"


def test_players_see_and_change_only_their_own_channels(notifying: Server) -> None:
    match = a_match(notifying)
    anna, ben, at = player(notifying, match), player(notifying, match, 1), f"/api/tables/{match}"
    own = anna.ask(f"{at}/channels", HOOK)[1]["channel"]["id"]
    shared = anna.ask(f"{at}/channels", {**HOOK, "for_table": True})[1]["channel"]["id"]
    assert [one["for_table"] for one in channels(anna, match)] == [False, True]
    assert channels(ben, match) == []
    assert ben.ask(f"{at}/channels", {**HOOK, "for_table": True})[0] == 403
    for name in (own, shared):
        for verb in ("change", "remove", "test"):
            status, told = ben.ask(f"{at}/{verb}_channel", {"id": name})
            assert (status, told["code"]) == (404, "no_channel")
    other = a_match(notifying)
    for verb in ("change", "remove", "test"):
        there = player(notifying, other).ask(f"/api/tables/{other}/{verb}_channel", {"id": own})
        assert there[1]["code"] == "no_channel"
    assert len(channels(anna, match)) == 2


def test_a_failed_channel_is_used_again_after_a_change(notifying: Server) -> None:
    match = a_match(notifying)
    anna, at = player(notifying, match), f"/api/tables/{match}"
    name = anna.ask(f"{at}/channels", HOOK)[1]["channel"]["id"]
    sql(notifying.url, "UPDATE channel SET failed = 'not_public', tries = 15 WHERE id = $1", name)
    assert channels(anna, match)[0]["failed"] == "unreachable", "names in our network stay unknown"
    assert anna.ask(f"{at}/change_channel", {"id": name})[1]["failed"] == ""
    assert sql(notifying.url, "SELECT tries FROM channel WHERE id = $1", name) == [(0,)]


def test_the_browser_that_added_a_channel_keeps_it_with_a_new_link(notifying: Server) -> None:
    match = a_match(notifying)
    anna, thief, at = player(notifying, match), player(notifying, match), f"/api/tables/{match}"
    mine = anna.ask(f"{at}/channels", HOOK)[1]["channel"]["id"]
    thief.ask(f"{at}/channels", HOOK)
    told = {"authorization": f"Bearer {secret(0)}"}
    assert ask(notifying, f"{at}/channels", HOOK, told)[0] == 201
    assert len(channels(anna, match)) == 3
    assert anna.ask(f"{at}/link", {})[0] == 201
    assert [one["id"] for one in channels(anna, match)] == [mine]
    assert thief.ask(f"{at}/channels")[0] == 403


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        ({**HOOK, "address": "https://user@example.org/"}, 422, "spelling"),
        ({**HOOK, "address": "ftp://example.org/"}, 422, "scheme"),
        ({**HOOK, "address": "https://127.0.0.1:0/"}, 422, "port"),
        ({**HOOK, "address": "https://10.0.0.1/"}, 422, "unreachable"),
        ({**HOOK, "address": "https://no-such-name.invalid/"}, 422, "unreachable"),
        ({**HOOK, "address": "http://8.8.8.8/"}, 422, "not_secure"),
        ({**HOOK, "address": "https://127.0.0.1/" + "x" * 500}, 400, ""),
        ({**HOOK, "idle_minutes": 0}, 400, ""),
        ({**HOOK, "format": "other"}, 400, ""),
        ({**HOOK, "kind": "pigeon"}, 400, ""),
        ({**HOOK, "language": "xx"}, 400, ""),
    ],
)
def test_channels_that_cannot_be_used_are_refused(
    notifying: Server, body: dict[str, Any], status: int, why: str
) -> None:
    match = a_match(notifying)
    anna = player(notifying, match)
    found, told = anna.ask(f"/api/tables/{match}/channels", body)
    assert (found, told.get("why", "")) == (status, why)
    assert channels(anna, match) == []


def test_a_seat_has_a_limited_number_of_channels(notifying: Server) -> None:
    match = a_match(notifying)
    anna, at = player(notifying, match), f"/api/tables/{match}/channels"
    for _ in range(5):
        assert anna.ask(at, HOOK)[0] == 201
    status, told = anna.ask(at, HOOK)
    assert (status, told["code"]) == (422, "too_many_channels")
    assert anna.ask(at, {**HOOK, "for_table": True})[0] == 201


def test_an_address_adds_changes_and_tests_a_limited_number_of_channels() -> None:
    settings = {"HANSE_CHANNELS_PER_HOUR": str(LIMIT), "HANSE_NOTIFICATION_NETWORKS": "127.0.0.1"}
    with database() as url:
        server = Server(url, settings=settings)
        server.start()
        try:
            match = a_match(server)
            anna, at = player(server, match), f"/api/tables/{match}"
            ben = player(server, match, 1)
            anna.headers = ben.headers = {"x-forwarded-for": "203.0.113.7"}
            name = anna.ask(f"{at}/channels", HOOK)[1]["channel"]["id"]
            body = {"id": name}
            spent = [anna.ask(f"{at}/channels", {**HOOK, "address": "x"})[0]]
            spent += [anna.ask(f"{at}/change_channel", body)[0] for _ in range(2)]
            spent += [anna.ask(f"{at}/test_channel", body)[0] for _ in range(2)]
            assert spent == [422, 200, 200, 200, 200], "refused requests count too"
            for who, verb, sent in ((anna, "test_channel", body), (ben, "channels", HOOK)):
                status, told = who.ask(f"{at}/{verb}", sent)
                assert (status, told["code"]) == (429, "too_many")
            assert anna.ask(f"{at}/remove_channel", body)[0] == 200, "removing is free"
        finally:
            server.stop()


def test_an_open_page_is_noted_in_the_channels_of_its_seat(notifying: Server) -> None:
    match = a_match(notifying)
    anna, ben = player(notifying, match), player(notifying, match, 1)
    for who in (anna, ben):
        who.ask(f"/api/tables/{match}/channels", {**HOOK, "idle_minutes": 1})
    sql(notifying.url, "UPDATE channel SET open_until = NULL WHERE match = $1", match)
    page, watcher = Person(notifying, match, anna.cookie), Person(notifying, match)
    assert [page.hello()["seat"], watcher.hello()["seat"]] == [0, -1]
    opened = "SELECT secret, open_until > now() + interval '50 s' FROM channel WHERE match = $1"
    end = time.monotonic() + 20
    while not (found := noted_pages(notifying, opened, match)) and time.monotonic() < end:
        time.sleep(0.2)
    assert found == {hash_token(secret(0))}


def noted_pages(server: Server, statement: str, match: str) -> set[str]:
    return {word for word, is_open in sql(server.url, statement, match) if is_open}
