"""A table played on an own map and with an own deck: put in over HTTP, checked, recorded."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hanse.cli import app
from hanse.games.luebeck.box import read_data_file
from tests.server.asking import Program
from tests.server.finished import finished
from tests.server.people import Person, ask, new_table
from tests.server.running import Server, sql

RECORDS = Path(__file__).parents[1] / "records/luebeck"
OWN = {
    name: (RECORDS / f"{name}.toml").read_text("utf-8").replace("Lübeck", "Stockholm")
    for name in ("map", "deck")
}
SEATS: list[dict[str, str]] = [{}, {"bot": "dabbler"}, {"bot": "dabbler"}]
TABLE: dict[str, object] = {"game": "luebeck", "seats": SEATS, "name": "Anna"}


def test_the_list_of_games_says_what_can_be_put_in(server: Server) -> None:
    _, games, _ = ask(server, "/api/games")
    data = {game["name"]: game["data"] for game in games}
    assert data["kogge"] == []
    assert data["luebeck"] == [
        {"name": "map", "shipped": ["two_arms", "trunk"]},
        {"name": "deck", "shipped": ["sixty_cards"]},
    ]


def test_a_file_that_the_server_has_can_be_fetched_to_begin_from(server: Server) -> None:
    with closing(Program(server)) as anybody:
        status, text = anybody.ask("GET", "/api/games/luebeck/data/map/trunk")
        assert (status, text.decode()) == (200, read_data_file("trunk"))
        for path in ("luebeck/data/map/round", "luebeck/data/dice/trunk", "chess/data/map/trunk"):
            assert anybody.ask("GET", f"/api/games/{path}")[0] == 404


def test_map_and_deck_can_be_looked_at_before_a_table_is_made(server: Server) -> None:
    status, told, _ = ask(server, "/api/games/luebeck/data", {"seats": 3, "data": OWN})
    assert status == 200
    assert told["game"] == "luebeck"
    assert told["sections"]["chart"]["cities"][0] == "Stockholm"
    assert sum(kind["count"] for kind in told["sections"]["deck"]["kinds"]) == 60
    _, trunk, _ = ask(server, "/api/games/luebeck/data", {"seats": 3, "data": {"map": "trunk"}})
    _, read, _ = ask(server, "/api/games/luebeck/data", {"seats": 3, "readings": {"map": "trunk"}})
    assert trunk == read
    assert {"start": 3, "end": 5, "colour": "green"} in trunk["sections"]["chart"]["lines"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/games/luebeck/data"])
def test_a_mistake_is_answered_with_its_line_and_reason(server: Server, path: str) -> None:
    wrong = OWN["map"].replace("[[lines]]", "[[lines]", 1)
    told = refused(server, path, {"map": wrong})
    assert told["why"] == "map_unreadable"
    assert told["line"] == wrong[: wrong.index("[[lines]\n")].count("\n") + 1
    first = OWN["map"].split("[[lines]]")[1]
    told = refused(server, path, {**OWN, "map": f"{OWN['map']}\n[[lines]]{first}"})
    assert told["why"] == "map_twice"
    assert told["line"] > OWN["map"].count("\n")
    assert "is drawn 2 times" in told["detail"]
    assert refused(server, path, {"map": "x" * 20_001})["why"] == "map_long"
    assert refused(server, path, {"dice": "x"})["why"] == "no_data"


def refused(server: Server, path: str, data: dict[str, str]) -> Any:
    wanted = TABLE if path == "/api/tables" else {"seats": 3}
    before = sql(server.url, "SELECT count(*) FROM match")
    status, told, _ = ask(server, path, {**wanted, "data": data})
    assert (status, told["code"]) == (400, "bad_setup"), told
    assert sql(server.url, "SELECT count(*) FROM match") == before
    return told


@pytest.mark.parametrize(
    "data", ["map", ["map"], {"map": 1}, {"map": None}, {"map": {"name": "x"}}, {"map": "\ud800"}]
)
def test_what_is_no_text_is_refused(server: Server, data: object) -> None:
    status, told, _ = ask(server, "/api/tables", {**TABLE, "data": data})
    assert (status, told["code"]) in [(400, "malformed"), (400, "bad_setup")]


def test_more_than_a_request_may_hold_is_refused(server: Server) -> None:
    status, told, _ = ask(server, "/api/tables", {**TABLE, "data": {"map": "#" * 70_000}})
    assert (status, told["code"]) == (413, "too_large")


def test_fit_tells_what_is_wrong_with_a_file(server: Server) -> None:
    _, fit, _ = ask(server, "/api/games/luebeck/fit", {"seats": 3, "data": {"map": "name ="}})
    assert (fit["wrong"]["code"], fit["wrong"]["line"]) == ("map_unreadable", 1)
    assert ask(server, "/api/games/luebeck/fit", {"seats": 3, "data": OWN})[1]["wrong"] is None


def test_before_sitting_down_one_sees_what_the_table_is_played_with(server: Server) -> None:
    seated, cookie = new_table(server, bots=2, people=1, game="luebeck", data=OWN)
    path = f"/api/tables/{seated['match']}"
    with closing(Program(server)) as stranger:
        told = stranger.get(f"{path}/data")
        anna = Person(server, seated["match"], cookie, game="luebeck")
        anna.hello()
        for name in ("chart", "deck"):
            assert json.loads(anna.raw[name]) == told["sections"][name]
        assert stranger.get(f"{path}/vocabulary")["given"]["cities"][0] == "Stockholm"
        anna.socket.close()
        ask(server, f"{path}/watching", {"closed": True}, {"cookie": cookie})
        assert stranger.ask("GET", f"{path}/data")[0] == 404


def test_the_record_carries_map_and_deck_and_is_verified(server: Server, tmp_path: Path) -> None:
    kinds = ({"people": 3, "game": "luebeck", "data": OWN}, {"people": 3, "game": "luebeck",
             "data": {"map": "trunk"}})  # fmt: skip
    with closing(Program(server)) as anybody:
        for number, one in enumerate(finished(server, 2, "own data", kinds)):
            status, text = anybody.ask("GET", f"/api/tables/{one.match}/record")
            assert status == 200
            kept = tmp_path / f"{number}.hanse"
            kept.write_bytes(text)
            assert ("Stockholm" in text.decode()) == (number == 0)
    ran = CliRunner().invoke(app, ["verify", *(str(file) for file in tmp_path.glob("*.hanse"))])
    assert ran.exit_code == 0, ran.output
    assert ran.output.count("each as the key gives it") == 2
