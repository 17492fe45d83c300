"""Who may sit down, who is sent away, who may watch: before the game begins and after."""

import threading
import time
from contextlib import closing
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.asking import Program
from tests.server.browsers import Browser
from tests.server.people import PROTOCOL, Person, ask
from tests.server.running import Server, sql


@pytest.fixture
def anna(server: Server) -> Browser:
    return Browser(server)


@pytest.fixture
def ben(server: Server) -> Browser:
    return Browser(server)


def names(table: dict[str, Any]) -> list[str]:
    return [player["name"] for player in table["players"]]


def playing(anna: Browser, ben: Browser, *called: str) -> str:
    """A table at which both sit and the game has begun."""
    first, second = called or ("Anna", "Ben")
    made = anna.table(name=first)
    assert ben.join(made["match"], second, made["invite"])[0] == 201
    anna.give_nonce(made["match"])
    assert ben.give_nonce(made["match"])["started"]
    return str(made["match"])


@pytest.mark.parametrize("invite", ["", "guessed", "x" * 5000, "\u00e4"])
def test_the_link_to_watch_gives_no_seat(anna: Browser, ben: Browser, invite: str) -> None:
    match = anna.table()["match"]
    status, told = ben.join(match, "Ben", invite)
    assert (status, told["code"]) == (403, "not_invited")
    assert ben.seat_at(match) == -1
    assert "invite" not in ben.look(match)[1]


def test_the_host_sees_the_invitation_and_nobody_else(anna: Browser, ben: Browser) -> None:
    made = anna.table(people=3)
    match, invite = made["match"], made["invite"]
    assert anna.look(match)[1]["invite"] == invite
    status, _ = ben.join(match, "Ben", invite)
    assert status == 201
    _, seen = ben.look(match)
    assert (seen["seat"], "invite" in seen, "host" in seen) == (1, False, False)
    assert invite not in str(Browser(anna.server).look(match))


def test_the_host_frees_a_seat_and_the_old_link_ends(anna: Browser, ben: Browser) -> None:
    made = anna.table()
    path, invite = f"/api/tables/{made['match']}", made["invite"]
    _, seated = ben.join(made["match"], "Ben", invite)
    ben.give_nonce(made["match"])
    status, after = anna.ask(f"{path}/free", {"seat": 1})
    assert (status, after["players"][1].get("taken", True)) == (200, False)
    assert ben.seat_at(made["match"]) == -1
    assert ben.ask(f"{path}/join", {"secret": seated["secret"]})[1]["code"] == "no_seat"
    assert ben.join(made["match"], "Ben", invite)[1]["code"] == "not_invited"
    assert after["invite"] != invite
    other = Browser(anna.server)
    assert other.join(made["match"], "Cleo", after["invite"])[0] == 201
    assert ben.seat_at(made["match"]) == -1, "his old session opens nobody else's seat"
    assert not other.look(made["match"])[1]["started"], "his nonce went with him"


def test_only_the_host_frees_seats_and_only_those_of_people(anna: Browser, ben: Browser) -> None:
    made = anna.table(people=3)
    path = f"/api/tables/{made['match']}/free"
    ben.join(made["match"], "Ben", made["invite"])
    for who, code in ((ben, "not_yours"), (Browser(anna.server), "not_yours")):
        status, told = who.ask(path, {"seat": 0})
        assert (status, told["code"]) == (403, code)
    for seat in (-1, 0, 2, 3, 2**40):
        assert anna.ask(path, {"seat": seat})[1]["code"] == "no_seat"
    assert names(anna.look(made["match"])[1])[:2] == ["Anna", "Ben"]


def test_a_player_leaves_and_the_next_one_is_the_host(anna: Browser, ben: Browser) -> None:
    made = anna.table(people=3)
    path = f"/api/tables/{made['match']}"
    ben.join(made["match"], "Ben", made["invite"])
    assert anna.ask(f"{path}/leave", {})[1]["seat"] == -1
    assert not anna.look(made["match"])[1].get("host", False)
    _, seen = ben.look(made["match"])
    assert (seen["host"], seen["invite"]) == (True, made["invite"])
    assert ben.ask(f"{path}/leave", {})[0] == 200
    assert ben.ask(f"{path}/leave", {})[1]["code"] == "not_yours"
    assert anna.join(made["match"], "Anna", made["invite"])[1]["seat"] == 0
    assert anna.look(made["match"])[1]["host"], "whoever comes to an empty table is its host"


def test_once_begun_nobody_leaves_or_is_sent_away(anna: Browser, ben: Browser) -> None:
    match = playing(anna, ben)
    assert anna.ask(f"/api/tables/{match}/free", {"seat": 1})[1]["code"] == "begun"
    assert ben.ask(f"/api/tables/{match}/leave", {})[1]["code"] == "begun"
    assert [one.seat_at(match) for one in (anna, ben)] == [0, 1]


def status_of(who: Browser | Program, path: str, body: object = None) -> tuple[int, Any]:
    status, told = who.ask(path, body) if isinstance(who, Browser) else who.post(path, body)
    return status, told.get("code", "")


ASKED: tuple[tuple[str, object], ...] = (
    ("", None), ("/screen", None), ("/steps", None), ("/record", None), ("/events", None),
    ("/data", None), ("/vocabulary", None), ("/replay", None), ("/advice", None),
    ("/undo", {"id": "a"}), ("/agree", {"id": "a", "act": "end"}),
    ("/commands", {"move": {"move": "x"}, "id": "a"}),
    ("/chat", {"words": "a"}), ("/foresight", {"moves": []}), ("/rematch", {}),
    ("/play_on", {"entry": 0, "seat": 0}),
    ("/nonce", {"nonce": "0" * 32}), ("/join", {"name": "X"}), ("/leave", {}),
    ("/free", {"seat": 0}), ("/free", {"seat": 0, "bot": "x"}), ("/watching", {"closed": False}),
    ("/devices", None), ("/link", {}), ("/give", {"seat": 0}),
    ("/channels", None), ("/channels", {"kind": "webhook", "address": "x"}),
    *((f"/{verb}_channel", {"id": "x"}) for verb in ("change", "remove", "test")),
)  # fmt: skip


@pytest.mark.parametrize("begun", [False, True])
def test_a_closed_table_is_not_there_for_strangers(
    anna: Browser, ben: Browser, begun: bool
) -> None:
    match = playing(anna, ben) if begun else str(anna.table()["match"])
    status, told = anna.ask(f"/api/tables/{match}/watching", {"closed": True})
    assert (status, told["closed"]) == (200, True)
    stranger, session = Browser(anna.server), Browser(anna.server)
    session.table(name="Zoe")
    session.headers = {"sec-fetch-site": "same-origin"}
    for who in (stranger, session):
        for path, body in ASKED:
            closed, none = (status_of(who, f"/api/tables/{m}{path}", body) for m in (match, "none"))
            assert closed == none == (404, "not_found"), path
    assert session.ask(f"/api/tables/{match}/join", {"secret": "x"})[0] == 404
    assert anna.look(match)[1]["seat"] == 0


def test_whoever_is_invited_sees_a_closed_table_until_it_begins(
    anna: Browser, ben: Browser
) -> None:
    made = anna.table()
    match, invite = made["match"], made["invite"]
    anna.ask(f"/api/tables/{match}/watching", {"closed": True})
    assert ben.look(match, "wrong")[0] == 404
    assert ben.look(match, invite)[0] == 200
    assert ben.join(match, "Ben", invite)[0] == 201
    anna.give_nonce(match)
    ben.give_nonce(match)
    assert ben.look(match)[0] == 200
    assert Browser(anna.server).look(match, invite)[0] == 404


def test_closing_a_table_ends_what_watchers_hear(anna: Browser, ben: Browser) -> None:
    match = playing(anna, ben)
    watcher, player = Person(anna.server, match), Person(anna.server, match, ben.cookie)
    quiet = Person(anna.server, match)
    assert (watcher.hello()["seat"], player.hello()["seat"]) == (-1, 1)
    stream = urlopen(Request(f"{anna.server.origin}/api/tables/{match}/events"), timeout=10)
    with closing(stream):
        assert stream.readline().startswith(b"id: ")
        anna.ask(f"/api/tables/{match}/watching", {"closed": True})
        with pytest.raises(ConnectionClosed, match="4404"):
            watcher.hear_until("nothing")
        with pytest.raises(ConnectionClosed, match="4404"):
            quiet.hello()
        stream.read()
    player.answer()
    with pytest.raises(ConnectionClosed, match="4404"):
        Person(anna.server, match).hello()
    anna.ask(f"/api/tables/{match}/watching", {"closed": False})
    assert Person(anna.server, match).hello()["seat"] == -1


def test_closing_a_table_ends_the_socket_of_a_page_of_another_protocol(
    anna: Browser, ben: Browser
) -> None:
    match = playing(anna, ben)
    old = Person(anna.server, match)
    old.say({"say": "hello", "protocol": PROTOCOL - 1, "events": 0})
    assert old.hear()["say"] == "welcome"
    player = Person(anna.server, match, ben.cookie)
    player.hello()
    player.answer()
    old.say({"say": "ping"})
    assert old.hear()["say"] == "pong"
    anna.ask(f"/api/tables/{match}/watching", {"closed": True})
    with pytest.raises(ConnectionClosed, match="4404"):
        old.hear()


def test_a_table_is_closed_in_every_process(anna: Browser, ben: Browser) -> None:
    match = playing(anna, ben)
    other = Server(anna.server.url)
    other.start()
    try:
        watcher = Person(other, match)
        watcher.hello()
        with closing(Program(other)) as stranger:
            assert stranger.ask("GET", f"/api/tables/{match}/screen")[0] == 200
            anna.ask(f"/api/tables/{match}/watching", {"closed": True})
            assert stranger.ask("GET", f"/api/tables/{match}/screen")[0] == 404
        with pytest.raises(ConnectionClosed, match="4404"):
            watcher.hear_until("nothing")
    finally:
        other.stop()


def test_only_the_host_closes_a_table(anna: Browser, ben: Browser) -> None:
    match = playing(anna, ben)
    for who in (ben, Browser(anna.server)):
        assert who.ask(f"/api/tables/{match}/watching", {"closed": True})[0] == 403
    assert Browser(anna.server).look(match)[0] == 200


def test_names_are_refused_with_the_reason(anna: Browser, ben: Browser) -> None:
    made = anna.table(people=3)
    refusals = [
        ("\u0410nna", "taken", ["Anna"]), (" ", "blank", []), ("Builder 2", "bot", ["Builder"]),
        ("3", "number", ["3"]), ("Captain  birger", "bot", ["Captain"]),
    ]  # fmt: skip
    for name, why, about in refusals:
        status, told = ben.join(made["match"], name, made["invite"])
        assert (status, told["code"], told["why"]) == (400, "bad_name", why)
        assert told.get("about", []) == about
        assert told["detail"]
    blank = {"game": "kogge", "seats": [{}, {}], "name": "\u3164"}
    assert ask(anna.server, "/api/tables", blank)[1]["why"] == "blank"


def test_after_a_rematch_nobody_is_called_by_the_number_of_another_seat(
    anna: Browser, ben: Browser
) -> None:
    """Seats turn, and whoever had no name is called by the number of his new seat."""
    match = playing(anna, ben, "", "")
    sql(anna.server.url, "UPDATE match SET finished_at = now() WHERE id = $1", match)
    status, told = anna.ask(f"/api/tables/{match}/rematch", {})
    assert (status, told["seat"]) == (201, 1)
    again = told["match"]
    assert names(anna.look(again)[1]) == ["1", "2"]
    _, freed = anna.ask(f"/api/tables/{again}/free", {"seat": 0})
    assert Browser(anna.server).join(again, "", freed["invite"])[0] == 201
    assert names(anna.look(again)[1]) == ["1", "2"]


def test_after_a_rematch_bots_are_called_by_their_new_seats(anna: Browser) -> None:
    seats = [{}, {"bot": "builder"}, {"bot": "builder"}]
    _, made = anna.ask("/api/tables", {"game": "kogge", "seats": seats, "name": "Anna"})
    match = made["match"]
    sql(anna.server.url, "UPDATE match SET finished_at = now() WHERE id = $1", match)
    _, told = anna.ask(f"/api/tables/{match}/rematch", {})
    assert names(anna.look(told["match"])[1]) == ["Builder Arnd", "Builder Birger", "Anna"]


def test_of_many_who_come_at_once_under_one_name_one_sits(anna: Browser) -> None:
    made = anna.table(people=4)
    came: list[tuple[int, Any]] = []

    def come() -> None:
        came.append(Browser(anna.server).join(made["match"], "Ben", made["invite"]))

    crowd = [threading.Thread(target=come) for _ in range(8)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    assert sorted(status for status, _ in came) == [201] + [400] * 7
    seen = names(anna.look(made["match"])[1])
    assert seen.count("Ben") == 1


def test_seats_that_are_taken_and_left_at_once_stay_whole(anna: Browser) -> None:
    """Nobody has two seats, and no seat two people, whoever was quicker."""
    made = anna.table(people=4)
    match, end = made["match"], time.monotonic() + 4
    wrong: list[object] = []

    def come_and_go(name: str) -> None:
        one = Browser(anna.server)
        while time.monotonic() < end:
            status, told = one.join(match, name, made["invite"])
            if status != 201 or one.seat_at(match) != told["seat"]:
                wrong.append((status, told))
            if one.ask(f"/api/tables/{match}/leave", {})[0] != 200 or one.seat_at(match) != -1:
                wrong.append("left and still there")

    crowd = [threading.Thread(target=come_and_go, args=(name,)) for name in ("Ben", "Cleo", "Dora")]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join()
    assert wrong == []
    _, seen = anna.look(match)
    assert [player.get("taken", True) for player in seen["players"]] == [True, False, False, False]
