"""A coach advises whoever plays against bots, from his own view, in his language."""

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


def asked(server: Server, match: str, language: str = "en") -> tuple[int, bytes]:
    with closing(Program(server, secret(0))) as program:
        return program.ask("GET", f"/api/tables/{match}/coach?language={language}")


def test_the_coach_says_a_plan_its_chance_and_reasons(server: Server) -> None:
    match = table_of(server, "kogge")
    found = {}
    for language in LANGUAGES:
        status, text = asked(server, match, language)
        assert status == 200, text
        found[language] = json.loads(text)
    assert len({said["plan"] for said in found.values()}) == len(LANGUAGES)
    assert len({json.dumps(said["moves"]) for said in found.values()}) == 1
    assert all(said["chance"] and said["reasons"] for said in found.values())
    assert "A rule of thumb" not in found["en"]["reasons"][0]


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
    assert said["plan"].count(";") == min(len(kinds) - 1, 4)
    assert said["plan"].endswith("and then …") == (len(kinds) > 4)
    assert "Of a hundred games" in said["chance"]


def test_there_is_no_coach_against_people(server: Server) -> None:
    match = table_of(server, "kogge", people=2)
    status, text = asked(server, match)
    assert status == 403
    assert b"not_yours" in text


def test_watchers_have_no_coach(server: Server) -> None:
    match = table_of(server, "kogge")
    with closing(Program(server)) as program:
        assert program.ask("GET", f"/api/tables/{match}/coach")[0] in (403, 404)
