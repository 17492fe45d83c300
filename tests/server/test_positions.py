"""A table that begins from a position: only where the host allows it, and everybody is told."""

import json
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from hanse.core.dice import Dice
from hanse.core.records.write import position_lines
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.games import GAMES
from tests.server.asking import Program
from tests.server.people import ask, give_nonce
from tests.server.running import Server, database

SPEC = GAMES["kogge"]
SETUP = Setup("kogge", 2)
SAME = ("board", "supply", "own", "asked")


def bidding() -> Any:
    """A game in which the first of two is about to bid."""
    game = SPEC.play.new(SETUP, Dice(b"a position"))
    while "bid" not in str(game.asking):
        seat, question = next(iter(game.asking.items()))
        game.play(seat, next(question.moves()))
    return game


def position_text(game: Any) -> str:
    return "\n".join(position_lines(SPEC.text.position(game), SETUP, SPEC))


def made(server: Server, position: str, **more: object) -> tuple[int, Any]:
    seats = [{}, {"bot": "builder"}]
    wanted = {"game": "kogge", "seats": seats, "name": "Anna", "position": position, **more}
    status, seated, _ = ask(server, "/api/tables", wanted)
    if status == 201:
        give_nonce(server, seated)
    return status, seated


@pytest.fixture(scope="module")
def club() -> Iterator[Server]:
    with database() as url:
        running = Server(url, settings={"HANSE_POSITIONS": "true"})
        running.start()
        yield running
        running.stop()


def test_a_host_must_allow_positions(server: Server) -> None:
    status, problem = made(server, position_text(bidding()))
    assert (status, problem["code"]) == (400, "bad_setup")


def test_a_table_begins_where_the_position_says_and_is_called_practice(club: Server) -> None:
    game = bidding()
    status, seated = made(club, position_text(game))
    assert status == 201
    with closing(Program(club, seated["secret"])) as anna:
        screen = anna.get(f"/api/tables/{seated['match']}/screen")
        assert anna.get(f"/api/tables/{seated['match']}")["practice"]
    seen = json.loads(encode(SPEC.see.view(game, 0)))
    assert [screen["sections"][part] for part in SAME] == [seen[part] for part in SAME]


def test_an_ordinary_table_is_no_practice(club: Server) -> None:
    _, seated = made(club, "")
    assert "practice" not in ask(club, f"/api/tables/{seated['match']}")[1]


def test_it_comes_back_after_a_restart(club: Server) -> None:
    _, seated = made(club, position_text(bidding()))
    club.stop()
    club.start()
    with closing(Program(club, seated["secret"])) as anna:
        asked = anna.get(f"/api/tables/{seated['match']}/screen")["sections"]["asked"]
        bid = {"move": "bid", "items": [min(1, many) for many in asked["question"]["have"]]}
        order = {"id": "a", "move": bid, "question": asked["id"]}
        assert anna.post(f"/api/tables/{seated['match']}/commands", order)[0] == 200


@pytest.mark.parametrize("wrong", [
    "nothing", "table.stock: 1o", "agenda: rounds > sailing seat=9 start=0 steps=2",
    "agenda: ", "agenda: []", "table.routes: x",
])  # fmt: skip
def test_what_no_game_can_be_is_refused(club: Server, wrong: str) -> None:
    name = wrong.partition(":")[0]
    kept = [
        line for line in position_text(bidding()).split("\n") if not line.startswith(f"{name}:")
    ]
    status, problem = made(club, "\n".join([*kept, wrong]))
    assert (status, problem["code"]) == (400, "bad_setup"), problem


def test_pieces_that_do_not_fit_the_setup_are_refused(club: Server) -> None:
    assert made(club, position_text(bidding()), seats=[{}, {}, {}])[0] == 400
