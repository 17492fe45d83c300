"""Tokens of programs: what each scope allows, and that nothing outlives a token."""

import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.account_people import account_of, browser_at, done, register, token_for
from tests.server.browsers import Browser
from tests.server.people import Person, ask
from tests.server.running import Server, sql
from tests.server.test_accounts import BUSY, SOON, guest_with_seat
from tests.server.test_new_links import seconds_until_closed


def by_token(server: Server, token: str, path: str, body: object = None) -> tuple[int, Any]:
    return ask(server, path, body, {"authorization": f"Bearer {token}"})[:2]


FOR_NOBODY: tuple[tuple[str, object], ...] = (
    ("/api/tables/{}/devices", None), ("/api/tables/{}/link", {}),
    ("/api/tables/{}/give", {"seat": 1}), ("/api/tables/{}/channels", None),
    ("/api/tables/{}/channels", {"kind": "webhook", "address": "https://example.org/"}),
    ("/api/tables/{}/change_channel", {"id": "x"}),
)  # fmt: skip
TO_PLAY: tuple[tuple[str, object], ...] = (
    ("/api/tables/{}/agree", {"id": "a", "act": "resign"}), ("/api/tables/{}/undo", {"id": "a"}),
    ("/api/tables/{}/commands", {"id": "b", "move": {"move": "pick_start", "value": 3}}),
    ("/api/tables/{}/chat", {"words": "Moin"}), ("/api/tables/{}/leave", {}),
    ("/api/tables/{}/rematch", {}), ("/api/tables", {"game": "kogge", "seats": [{}, {}]}),
)  # fmt: skip


def test_a_token_to_read_shows_tables_and_changes_nothing(server: Server) -> None:
    anna, match = guest_with_seat(server)
    register(anna)
    token, _ = token_for(anna, "read")
    tables = by_token(server, token, "/api/tables")[1]["tables"]
    assert [(one["match"], one["seat"]) for one in tables] == [(match, 0)]
    assert by_token(server, token, f"/api/tables/{match}")[1]["seat"] == 0
    assert by_token(server, token, f"/api/tables/{match}/screen")[0] == 200
    for path, body in (*FOR_NOBODY, *TO_PLAY):
        status, told = by_token(server, token, path.format(match), body)
        assert (status, told["code"]) == (403, "out_of_scope"), path
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Person(server, match, secret=token).hello()


def test_a_token_to_play_gets_no_secret_and_no_link(server: Server) -> None:
    anna, match = guest_with_seat(server)
    register(anna)
    token, _ = token_for(anna, "play")
    for path, body in FOR_NOBODY:
        assert by_token(server, token, path.format(match), body)[1]["code"] == "out_of_scope", path
    assert by_token(server, token, f"/api/tables/{match}/chat", {"words": "Moin"})[0] == 201
    assert Person(server, match, secret=token).hello()["seat"] == 0
    status, seated = by_token(server, token, "/api/tables", {"game": "kogge", "seats": [{}, {}]})
    assert (status, seated["seat"], seated["secret"]) == (201, 0, "")
    assert anna.seat_at(seated["match"]) == 0
    other = Browser(server).table()
    invited = {"name": "Ben", "invite": other["invite"]}
    joined = by_token(server, token, f"/api/tables/{other['match']}/join", invited)
    assert (joined[0], joined[1]["seat"], joined[1]["secret"]) == (201, 1, "")
    again = by_token(server, token, f"/api/tables/{other['match']}/join", invited)
    assert again[1]["seat"] == 1, "one seat for each account"


def test_a_token_is_shown_once_and_is_no_session(server: Server) -> None:
    anna = browser_at(server)
    register(anna)
    token, name = token_for(anna, "play", "My <b>bot</b>")
    (listed,) = account_of(anna)["tokens"]
    assert (listed["id"], listed["name"], listed["scope"]) == (name, "My <b>bot</b>", "play")
    assert token not in str(account_of(anna))
    assert token not in str(sql(server.url, "SELECT account_grant::text FROM account_grant"))
    assert by_token(server, token, "/api/account")[1]["account"] is None
    assert by_token(server, token, "/api/account/tokens", {"name": "x", "scope": "play"})[0] == 401
    thief = browser_at(server)
    thief.jar = {"hanse-account": token.removeprefix("hanse_")}
    assert account_of(thief) is None


@pytest.mark.parametrize("where", ["same process", "other process"])
def test_an_ended_token_opens_nothing_within_a_second(
    server: Server, second: Server, where: str
) -> None:
    near = server if where == "same process" else second
    anna, match = guest_with_seat(server)
    register(anna)
    token, name = token_for(anna, "play")
    program = Person(near, match, secret=token)
    assert program.hello()["seat"] == 0
    began = time.monotonic()
    done(anna.ask("/api/account/tokens/end", {"id": name}))
    assert seconds_until_closed(program) < SOON + BUSY
    time.sleep(max(0.0, SOON - (time.monotonic() - began)))
    assert by_token(near, token, f"/api/tables/{match}")[1]["seat"] == -1
    assert by_token(near, token, "/api/tables")[1]["tables"] == []
    assert by_token(near, token, f"/api/tables/{match}/chat", {"words": "a"})[0] == 403


def test_a_bot_is_marked_wherever_it_sits_down(server: Server) -> None:
    anna = browser_at(server)
    register(anna, "Deep Cog")
    done(anna.ask("/api/account/change", {"bot": True}))
    assert account_of(anna)["bot"]
    token, _ = token_for(anna, "play")
    names = {"": "Deep Cog (bot)", "A name that is very long": "A name that is ver (bot)"}
    for said, shown in names.items():
        made = {"game": "kogge", "seats": [{}, {}], "name": said}
        match = by_token(server, token, "/api/tables", made)[1]["match"]
        assert by_token(server, token, f"/api/tables/{match}")[1]["players"][0]["name"] == shown
