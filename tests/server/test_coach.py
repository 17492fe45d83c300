"""A coach advises whoever plays against bots, from his own view."""

import json
from contextlib import closing

import pytest

from hanse.core.setup import Setup
from hanse.words import LANGUAGES
from tests.bots.paid_steps import step_to_pay
from tests.server.asking import Program
from tests.server.running import Server
from tests.server.seats import a_row, put, secret

OTHERS = {"kogge": "builder", "luebeck": "skipper"}


def table_of(server: Server, game: str, people: int = 1) -> str:
    row = a_row(Setup(game, 4), bots=dict.fromkeys(range(people, 4), OTHERS[game]))
    put(server.url, row)
    return row.id


def asked(server: Server, match: str) -> tuple[int, bytes]:
    with closing(Program(server, secret(0))) as program:
        return program.ask("GET", f"/api/tables/{match}/advice")


def coach_words(server: Server, game: str, language: str) -> str:
    with closing(Program(server)) as program:
        status, text = program.ask("GET", f"/api/games/{game}/reasons/{language}")
    assert status == 200
    return text.decode()


def test_the_coach_gives_moves_and_keys_that_every_language_has(server: Server) -> None:
    game = "kogge"
    status, text = asked(server, table_of(server, game))
    assert status == 200, text
    said = json.loads(text)
    assert said["moves"]
    assert said["reasons"]
    assert f"reason-{game}-thumb" not in said["reasons"]
    for language in LANGUAGES:
        words = coach_words(server, game, language)
        for key in (*said["reasons"], "reason-plan", "reason-chance"):
            assert f"\n{key} = " in words, (language, key)


@pytest.mark.parametrize("must_go_on", [False, True])
def test_the_coach_says_the_plan_of_the_turn_while_a_step_must_be_paid_for(
    server: Server, must_go_on: bool
) -> None:
    game = step_to_pay(must_go_on=must_go_on)
    row = a_row(game.setup, game, bots={1: "builder", 2: "builder"})
    put(server.url, row)
    status, text = asked(server, row.id)
    said = json.loads(text)
    assert status == 200, text
    kinds = [move["move"] for move in said["moves"]]
    assert kinds[-1] == "end_turn"
    assert kinds[0] == ("sail" if must_go_on else "anchor")
    assert len(said["ends"]) <= len(kinds)
    assert 0 <= said["chance"] <= 100


def test_there_is_no_coach_against_people(server: Server) -> None:
    match = table_of(server, "kogge", people=2)
    status, text = asked(server, match)
    assert status == 403
    assert b"not_yours" in text


def test_watchers_have_no_coach(server: Server) -> None:
    match = table_of(server, "kogge")
    with closing(Program(server)) as program:
        assert program.ask("GET", f"/api/tables/{match}/advice")[0] in (403, 404)
