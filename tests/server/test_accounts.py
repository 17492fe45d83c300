"""Accounts: a guest makes one with a passkey, keeps the seats, and has them on every device."""

import time

import pytest

from hanse.core.setup import Setup
from tests.server.account_people import (
    account_of,
    browser_at,
    done,
    local,
    own_tables,
    register,
    sign_in,
)
from tests.server.browsers import Browser
from tests.server.people import Person
from tests.server.running import Server, sql
from tests.server.seats import a_row, a_session, put
from tests.server.test_new_links import seconds_until_closed

SOON, BUSY = 1.0, 1.5
"""Seconds in which what was revoked ends everywhere; a busy machine may need a moment more."""


def guest_with_seat(server: Server) -> tuple[Browser, str]:
    """A guest who has the first seat of a game in progress."""
    row = a_row(Setup("kogge", 2))
    row.host = row.seats[0].secret
    put(server.url, row)
    guest = browser_at(server, **{"user-agent": "Firefox/140 (X11; Linux)"})
    name, _, value = a_session(server.url, row.id).partition("=")
    guest.jar[name] = value
    return guest, row.id


def test_a_guest_makes_an_account_and_keeps_the_seats(server: Server, second: Server) -> None:
    guest, match = guest_with_seat(server)
    assert account_of(guest) is None
    passkey = register(guest, " Anna ")
    mine = account_of(guest)
    assert (mine["name"], mine["mail"], mine["bot"]) == ("Anna", "", False)
    assert [one["own"] for one in mine["sessions"]] == [True]
    assert mine["sessions"][0]["device"] == "Firefox, Linux"
    assert (len(mine["passkeys"]), mine["tokens"]) == (1, [])
    cookie = next(one for one in guest.jar if "account" in one)
    device = browser_at(second)
    passkey.origin = local(second)
    assert done(sign_in(device, passkey))["account"]["name"] == "Anna"
    assert cookie in device.jar
    assert own_tables(device) == own_tables(guest) == [match]
    assert guest.seat_at(match) == device.seat_at(match) == 0
    assert Person(second, match, device.cookie).hello()["seat"] == 0
    assert len(account_of(guest)["sessions"]) == 2


def test_the_cookie_is_for_the_server_alone_and_ends(server: Server) -> None:
    guest, _ = guest_with_seat(server)
    register(guest)
    (cookie,) = guest.last
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=15552000"):
        assert part.lower() in cookie.lower()
    word = guest.jar["hanse-account"]
    stored = sql(server.url, "SELECT account_grant::text FROM account_grant")
    assert len(word) == 43
    assert word not in str(stored), "only its hash is stored"


def test_new_seats_come_to_the_account_and_to_other_devices(server: Server) -> None:
    anna = browser_at(server)
    passkey = register(anna)
    match = anna.table()["match"]
    device = browser_at(server)
    done(sign_in(device, passkey))
    assert (own_tables(device), device.seat_at(match)) == ([match], 0)
    later = device.table(name="Anna")["match"]
    assert anna.seat_at(later) == 0
    assert set(own_tables(anna)) == {match, later}


def test_seats_of_a_shared_browser_stay_the_guests(server: Server) -> None:
    """Someone who signs in on another person's computer does not take that person's seats."""
    anna = browser_at(server)
    passkey = register(anna)
    guest, match = guest_with_seat(server)
    done(sign_in(guest, passkey))
    assert own_tables(anna) == []
    assert guest.seat_at(match) == 0
    done(guest.ask("/api/account/seats", {}))
    assert own_tables(anna) == [match], "they were added on request"


@pytest.mark.parametrize("where", ["same process", "other process"])
def test_an_ended_session_opens_nothing_within_a_second(
    server: Server, second: Server, where: str
) -> None:
    near = server if where == "same process" else second
    guest, match = guest_with_seat(server)
    passkey = register(guest)
    thief = browser_at(near)
    passkey.origin = local(near)
    done(sign_in(thief, passkey))
    page = Person(near, match, thief.cookie)
    assert page.hello()["seat"] == 0
    own = Person(server, match, guest.cookie)
    own.hello()
    other = next(one for one in account_of(guest)["sessions"] if not one["own"])
    began = time.monotonic()
    done(guest.ask("/api/account/sessions/end", {"id": other["id"]}))
    assert seconds_until_closed(page) < SOON + BUSY
    time.sleep(max(0.0, SOON - (time.monotonic() - began)))
    assert thief.seat_at(match) == -1
    assert account_of(thief) is None
    assert guest.seat_at(match) == 0
    own.say({"say": "ping"})
    assert own.hear_until("pong")


@pytest.mark.parametrize("where", ["same process", "other process"])
def test_the_first_browser_loses_its_own_seats_too(
    server: Server, second: Server, where: str
) -> None:
    """It had them as a guest. A copy of its cookies opens nothing either, with or without ours."""
    near = server if where == "same process" else second
    lost, match = guest_with_seat(server)
    passkey = register(lost)
    owner = browser_at(server)
    done(sign_in(owner, passkey))
    as_guest = browser_at(near)
    as_guest.jar = {"hanse": lost.jar["hanse"]}
    pages = [Person(near, match, one.cookie) for one in (lost, as_guest)]
    for page in pages:
        assert page.hello()["seat"] == 0
    other = next(one for one in account_of(owner)["sessions"] if not one["own"])
    done(owner.ask("/api/account/sessions/end", {"id": other["id"]}))
    for page in pages:
        assert seconds_until_closed(page) < SOON + BUSY
    time.sleep(SOON)
    assert as_guest.seat_at(match) == lost.seat_at(match) == -1
    assert owner.seat_at(match) == 0


def test_signing_out_ends_the_sockets_of_this_browser(server: Server) -> None:
    guest, match = guest_with_seat(server)
    passkey = register(guest)
    page = Person(server, match, guest.cookie)
    page.hello()
    old = dict(guest.jar)
    assert done(guest.ask("/api/account/sign_out", {}))["account"] is None
    assert seconds_until_closed(page) < SOON + BUSY
    guest.jar = old
    assert account_of(guest) is None
    assert guest.ask("/api/account/sign_out", {})[1]["code"] == "signed_out"
    time.sleep(SOON)
    assert guest.seat_at(match) == -1
    done(sign_in(guest, passkey))
    assert guest.seat_at(match) == 0


def test_each_sign_in_has_a_new_token_and_ends_the_one_before(server: Server) -> None:
    anna = browser_at(server)
    passkey = register(anna)
    planted = dict(anna.jar)
    done(sign_in(anna, passkey))
    assert anna.jar["hanse-account"] != planted["hanse-account"]
    anna.jar = planted
    assert account_of(anna) is None


def test_a_token_is_replaced_after_a_day_and_ends_when_the_new_one_is_used(server: Server) -> None:
    anna = browser_at(server)
    register(anna)
    first = anna.jar["hanse-account"]
    sql(server.url, "UPDATE account_grant SET renewed_at = now() - interval '25 hours'")
    time.sleep(SOON)
    assert own_tables(anna) == []
    new = anna.jar["hanse-account"]
    assert new != first
    straggler = browser_at(server)
    straggler.jar = {"hanse-account": first}
    assert account_of(straggler), "the answer with the new token may be lost"
    assert account_of(anna)
    later = "UPDATE account_grant SET renewed_at = renewed_at - interval '61 seconds'"
    sql(server.url, later)
    time.sleep(SOON)
    straggler.jar = {"hanse-account": first}
    assert account_of(straggler) is None
    assert account_of(anna)


@pytest.mark.parametrize(("column", "days"), [("used_at", 31), ("made_at", 181)])
def test_a_session_ends_by_itself(server: Server, column: str, days: int) -> None:
    anna = browser_at(server)
    register(anna)
    sql(server.url, f"UPDATE account_grant SET {column} = now() - interval '{days} days'")
    time.sleep(SOON)
    assert account_of(anna) is None


def test_ways_to_sign_in_change_only_after_signing_in(server: Server) -> None:
    anna = browser_at(server)
    passkey = register(anna)
    sql(server.url, "UPDATE account_grant SET made_at = now() - interval '31 minutes'")
    time.sleep(SOON)
    asked = {
        "/api/account/passkeys/ask": {}, "/api/account/remove": {},
        "/api/account/passkeys/remove": {"id": "x"},
        "/api/account/tokens": {"name": "x", "scope": "read"},
    }  # fmt: skip
    for path, body in asked.items():
        status, told = anna.ask(path, body)
        assert (status, told["code"]) == (403, "sign_in_again"), path
    done(sign_in(anna, passkey))
    done(anna.ask("/api/account/passkeys/ask", {}))


def test_the_last_way_to_sign_in_cannot_be_removed(server: Server) -> None:
    anna = browser_at(server)
    register(anna)
    other = register(anna)
    keys = account_of(anna)["passkeys"]
    assert len(keys) == 2
    left = done(anna.ask("/api/account/passkeys/remove", {"id": keys[0]["id"]}))
    assert len(left["account"]["passkeys"]) == 1
    status, told = anna.ask("/api/account/passkeys/remove", {"id": keys[1]["id"]})
    assert (status, told["code"]) == (404, "no_grant")
    done(sign_in(browser_at(server), other))


def test_a_removed_account_leaves_guests(server: Server) -> None:
    guest, match = guest_with_seat(server)
    passkey = register(guest)
    done(guest.ask("/api/account/remove", {}))
    assert sign_in(guest, passkey)[1]["code"] == "bad_sign_in"
    time.sleep(SOON)
    assert guest.seat_at(match) == 0
    for table in ("account_seat", "account_passkey", "account_grant"):
        left = f"SELECT count(*) FROM {table} LEFT JOIN account ON account.id = account"
        assert sql(server.url, f"{left} WHERE account.id IS NULL")[0][0] == 0
