"""Play over HTTP and server-sent events: a whole game, problems with codes, retries, a rematch."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from tests.server.asking import Program
from tests.server.people import Person, ask, give_nonce, new_table
from tests.server.running import Server, sql
from tests.server.seats import a_row, put, secret

START = {"move": "pick_start", "value": 3}


@pytest.fixture
def match(server: Server) -> str:
    row = a_row(Setup("kogge", 2))
    put(server.url, row)
    return row.id


@pytest.fixture
def anna(server: Server) -> Iterator[Program]:
    with closing(Program(server, secret(0))) as program:
        yield program


def some_move(screen: Any) -> Any:
    view = GAMES["kogge"].see.read_view(json.dumps(screen["sections"]).encode())
    return json.loads(encode(view.asked.question.sample(lambda n: 0)))


def test_the_books_side_by_side_in_every_language(server: Server) -> None:
    """D-03, for a page of the browser; a language that is not spoken is answered in English."""
    with closing(Program(server, "")) as program:
        path = "/api/rules/compare?game=kogge&language="
        titles = {language: program.get(path + language)[2]["title"] for language in ("de", "en")}
        assert len(set(titles.values())) == 2
        (point,) = [p for p in program.get(path + "de-AT") if p["rule"] == "D-03"]
        assert point["title"] == titles["de"]
        assert [voice["book"] for voice in point["voices"]] == ["german", "english", "italian"]
        assert point["answers"][0]["editions"] == ["german", "english", "italian"]
        assert program.get(path + "tlh")[2]["title"] == titles["en"]
        assert program.get("/api/rules/compare?game=luebeck") == []
        assert program.ask("GET", "/api/rules/compare?game=chess")[0] == 404


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_gets_the_words_of_every_game(server: Server, game: str) -> None:
    """Each language by itself; a game's files hold nothing of another game."""
    german = fetched(server, f"/api/games/{game}/words/de")
    assert f"event-{game}-game-ended" in german
    assert not [other for other in GAMES if other != game and f"event-{other}-" in german]
    assert german != fetched(server, f"/api/games/{game}/words/en")
    assert "rule-" in fetched(server, f"/api/games/{game}/rules/en")
    assert "rule-T-UNDO-01 = " in fetched(server, f"/api/games/{game}/rules/en")
    rules = json.loads(fetched(server, f"/api/games/{game}/vocabulary"))["rules"]
    assert rules["T-UNDO-01"] == "rule"
    assert f"-{game}-" not in fetched(server, "/api/words/de").replace("platform-game-", "")
    assert json.loads(fetched(server, f"/api/games/{game}/vocabulary"))["game"] == game


@pytest.mark.parametrize(
    "path", ["words/tlh", "games/kogge/words/tlh", "games/chess/words/de", "games/chess/vocabulary"]
)
def test_there_are_no_words_of_what_there_is_not(server: Server, path: str) -> None:
    with closing(Program(server, "")) as program:
        assert program.ask("GET", f"/api/{path}")[0] == 404


def test_words_that_a_browser_has_are_not_sent_again(server: Server) -> None:
    with urlopen(f"{server.origin}/api/words/de") as answer:
        known = answer.headers["etag"]
    again = Request(f"{server.origin}/api/words/de", headers={"if-none-match": known})
    with pytest.raises(HTTPError, match="304"):
        urlopen(again)


def fetched(server: Server, path: str) -> str:
    with urlopen(f"{server.origin}{path}") as answer:
        text: str = answer.read().decode()
    return text


def test_a_program_plays_a_whole_game_over_http(server: Server) -> None:
    seated, _ = new_table(server, bots=1, people=1)
    path = f"/api/tables/{seated['match']}"
    with closing(Program(server, seated["secret"])) as program:
        screen = program.get(f"{path}/screen")
        for number in range(5000):
            if screen["sections"]["now"]["result"]:
                break
            asked = screen["sections"]["asked"]
            if not asked or asked["ready"]:
                screen = program.get(f"{path}/screen")
                continue
            body = {"id": f"n{number}", "move": some_move(screen), "question": asked["id"]}
            status, answer = program.post(f"{path}/commands", body)
            assert status == 200, answer
            screen = answer["update"]
        assert screen["sections"]["now"]["result"]


def test_what_is_wrong_has_a_code_and_a_status(anna: Program, match: str) -> None:
    path = f"/api/tables/{match}/commands"
    illegal = anna.post(path, {"id": "a", "move": {"move": "move_guild", "value": 1}})
    assert (illegal[0], illegal[1]["code"], illegal[1]["rule"]) == (422, "illegal", "K-START-01")
    late = anna.post(path, {"id": "b", "move": START, "question": 99})
    assert (late[0], late[1]["code"]) == (409, "out_of_date")
    assert late[1]["update"]["sections"]["asked"]["id"] == 0
    assert anna.post(path, {"id": "c", "move": {"move": "nothing"}})[1]["code"] == "malformed"
    assert anna.post(path, {"id": "", "move": START})[1]["code"] == "malformed"
    assert anna.post(path, {"id": ":due:0", "move": START})[1]["code"] == "malformed"
    assert anna.post("/api/tables/nowhere/commands", {"move": START})[0] == 404
    assert anna.post(f"/api/tables/{match}/rematch", {})[1]["code"] == "not_over"
    with closing(Program(anna.server)) as stranger:
        assert stranger.post(path, {"id": "d", "move": START})[1]["code"] == "not_yours"
        assert stranger.post(f"/api/tables/{match}/chat", {"words": "hi"})[0] == 403


def test_a_variant_that_is_wanted_twice_is_agreed_on_once(server: Server) -> None:
    """Else whoever looks at such a table would be sent as much as somebody cared to repeat."""
    seated, _ = new_table(server, bots=0, people=3, variants=["taxes"] * 1000)
    told = ask(server, f"/api/tables/{seated['match']}")[1]
    assert told["setup"]["variants"] == ["taxes"]


def test_before_everybody_sits_there_is_nothing_to_play(server: Server) -> None:
    seated, _ = new_table(server, bots=0, people=2)
    path = f"/api/tables/{seated['match']}"
    with closing(Program(server, seated["secret"])) as program:
        _, told = program.post(f"{path}/commands", {"id": "a", "move": START})
        assert told["code"] == "not_begun"
        for way in ("screen", "events"):
            status, text = program.ask("GET", f"{path}/{way}")
            assert (status, json.loads(text)["code"]) == (409, "not_begun")


def test_a_retry_by_the_header_gets_the_same_answer(anna: Program, match: str) -> None:
    body = json.dumps({"move": START, "question": 0}).encode()
    headers = {"content_type": "application/json", "idempotency_key": "once"}
    first = anna.ask("POST", f"/api/tables/{match}/commands", body, **headers)
    again = anna.ask("POST", f"/api/tables/{match}/commands", body, **headers)
    assert first[0] == again[0] == 200
    assert timeless(json.loads(first[1])["update"]) == timeless(json.loads(again[1])["update"])
    assert sql(anna.server.url, "SELECT version FROM match WHERE id = $1", match) == [(1,)]


def test_one_seat_cannot_take_the_number_of_anothers_command(server: Server, match: str) -> None:
    for seat in (0, 1):
        with closing(Program(server, secret(seat))) as program:
            told = {"id": "same", "move": START, "question": 0}
            assert program.post(f"/api/tables/{match}/commands", told)[0] == 200


def timeless(update: dict[str, Any]) -> dict[str, Any]:
    """Leave out what time it is."""
    return {key: value for key, value in update.items() if key != "now"}


def lines_of(server: Server, match: str, last: str = "", most: int = 8) -> list[str]:
    headers = {"authorization": f"Bearer {secret(0)}", **({"last-event-id": last} if last else {})}
    told = Request(f"{server.origin}/api/tables/{match}/events", headers=headers)
    with urlopen(told, timeout=10) as stream:
        return [stream.readline().decode().rstrip() for _ in range(most)]


def test_events_are_streamed_from_where_one_was(server: Server, anna: Program, match: str) -> None:
    anna.post(f"/api/tables/{match}/commands", {"id": "a", "move": START})
    first = lines_of(server, match)
    assert first[1] == "event: welcome"
    assert first[4:6] == ["id: 1.0", "event: update"]
    update = json.loads(first[6].removeprefix("data: "))
    assert update["events"] == [{"event": "ready", "seat": 0}]
    again = json.loads(lines_of(server, match, "1.0")[6].removeprefix("data: "))
    del update["events"]
    assert timeless(again) == timeless(update)


def test_who_stops_listening_is_forgotten(server: Server, match: str) -> None:
    before = open_sockets(server)
    lines_of(server, match)
    end = time.monotonic() + 5
    while open_sockets(server) > before and time.monotonic() < end:
        time.sleep(0.05)
    assert open_sockets(server) == before


def open_sockets(server: Server) -> float:
    with urlopen(f"{server.origin}/metrics", timeout=10) as answer:
        told = re.search(r"^hanse_sockets (\S+)$", answer.read().decode(), re.M)
    return float(told.group(1)) if told else 0.0


def test_chat_and_taking_back_over_http(server: Server, anna: Program, match: str) -> None:
    status, said = anna.post(f"/api/tables/{match}/chat", {"words": "  Moin\u0007 "})
    assert (status, said) == (201, {"number": 1})
    assert anna.post(f"/api/tables/{match}/undo", {"id": "u"})[1]["rule"] == "T-UNDO-01"
    watcher = Person(server, match)
    watcher.hello()
    assert watcher.hear_until("chat_line")["words"] == "Moin"


def test_a_rematch_turns_the_seats_and_knows_the_same_secrets(server: Server, match: str) -> None:
    for seat, words in ((0, "/well-played"), (1, "Again?")):
        headers = {"authorization": f"Bearer {secret(seat)}"}
        assert ask(server, f"/api/tables/{match}/chat", {"words": words}, headers)[0] == 201
    sql(server.url, "UPDATE match SET finished_at = now() WHERE id = $1", match)
    made = []
    for seat in (0, 1):
        headers = {"authorization": f"Bearer {secret(seat)}"}
        status, told, cookies = ask(server, f"/api/tables/{match}/rematch", {}, headers)
        assert status == 201, told
        assert not cookies, "a program brings its secret, and needs no cookie"
        made.append(told)
        assert give_nonce(server, {**told, "secret": secret(seat)})["started"] is (seat == 1)
    assert made[0]["match"] == made[1]["match"]
    assert [told["seat"] for told in made] == [1, 0]
    assert (
        ask(server, f"/api/tables/{made[0]['match']}/join", {"name": "X"})[1]["code"] == "no_seat"
    )
    watcher = Person(server, match)
    watcher.hello()
    assert watcher.hear_until("rematch")["match"] == made[0]["match"]
    told = sql(
        server.url,
        "SELECT number, seat, words FROM chat WHERE match = $1 ORDER BY number",
        made[0]["match"],
    )
    assert [tuple(line) for line in told][-2:] == [(1, 1, "/well-played"), (2, 0, "Again?")]


def test_the_schema_is_openapi_and_names_every_way_to_play(server: Server) -> None:
    schema = ask(server, "/api/schema")[1]
    assert schema["openapi"].startswith("3.1")
    ways = ("screen", "events", "commands", "undo", "chat", "rematch", "join", "nonce", "foresight")
    assert {f"/api/tables/{{match}}/{way}" for way in ways} <= schema["paths"].keys()
    posted = schema["paths"]["/api/tables/{match}/commands"]["post"]
    assert {"200", "409", "422"} <= posted["responses"].keys()
    assert any(one["name"] == "Idempotency-Key" for one in posted["parameters"])


def test_the_preview_of_a_bid_comes_true(server: Server, match: str) -> None:
    path = f"/api/tables/{match}"
    for seat in (0, 1):
        with closing(Program(server, secret(seat))) as program:
            start = {"move": "pick_start", "value": 3 + seat}
            assert program.post(f"{path}/commands", {"id": "s", "move": start})[0] == 200
    programs = [Program(server, secret(seat)) for seat in (0, 1)]
    asked = [bool(p.get(f"{path}/screen")["sections"]["asked"]) for p in programs]
    first, last = (programs[seat] for seat in ((0, 1) if asked[0] else (1, 0)))
    bids = [some_move(first.get(f"{path}/screen"))]
    _, told = first.post(f"{path}/foresight", {"moves": bids})
    assert {"order_set", "produced"} <= {event["event"] for event in told["moves"][0]["then"]}
    assert first.post(f"{path}/commands", {"id": "b", "move": bids[0]})[0] == 200
    mine = some_move(last.get(f"{path}/screen"))
    _, told = last.post(f"{path}/foresight", {"moves": [mine, {"move": "anchor"}]})
    assert told["moves"][1] == {"final": "illegal", "rule": "K-BID-01"}
    _, answer = last.post(f"{path}/commands", {"id": "b", "move": mine})
    seen = last.get(f"{path}/screen?since=0")
    preview = told["moves"][0]
    assert seen["events"][-len(preview["events"]) :] == preview["events"]
    assert answer["update"]["sections"]["own"] == preview["after"]["own"]
    with closing(Program(server)) as stranger:
        assert stranger.post(f"{path}/foresight", {"moves": bids})[0] == 403
    for program in programs:
        program.close()


def test_the_shelf_tells_what_each_variant_goes_with(server: Server) -> None:
    """G-57: the table of docs/rules/variants.md, for the screen where a table is made."""
    with urlopen(f"{server.origin}/api/games", timeout=10) as answer:
        kogge = next(game for game in json.load(answer) if game["name"] == "kogge")
    told = {one["name"]: one for one in kogge["together"]}
    assert list(told) == kogge["variants"]
    assert told["solo"]["seats"] == [1]
    assert "conflicts" in told["solo"]["excludes"]
    assert told["pirate"]["brings"] == ["bornholm"]


def test_what_goes_together_is_told_before_a_table_is_made(server: Server) -> None:
    told = ask(server, "/api/games/kogge/fit", {"seats": 3})[1]
    assert told["wrong"] is None
    assert told["variants"]["bornholm"]["code"] == "seats"
    assert set(told["variants"]["bornholm"]["about"]) >= {"4", "5"}
    assert "3" not in told["seats"]
    alone = ask(server, "/api/games/kogge/fit", {"seats": 6})[1]
    assert alone["wrong"]["code"] == "seats"
    assert ask(server, "/api/games/chess/fit", {"seats": 2})[1]["code"] == "bad_setup"
