"""A coach advises whoever plays against bots, from his own view."""

import json
from contextlib import closing

import pytest

from hanse.core.setup import Setup
from hanse.tables.review.advice import is_among_beginners
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


@pytest.mark.parametrize(
    ("bots", "gentle"),
    [
        (("greenhorn", "greenhorn"), True),
        (("greenhorn", "captain"), False),
        (("greenhorn", ""), False),
    ],
)
def test_among_bots_for_beginners_a_coach_is_gentle(bots: tuple[str, str], gentle: bool) -> None:
    row = a_row(Setup("kogge", 3), bots={at: bot for at, bot in enumerate(bots, 1) if bot})
    assert is_among_beginners(row, 0) is gentle


def coach_words(server: Server, game: str, language: str) -> str:
    with closing(Program(server)) as program:
        status, text = program.ask("GET", f"/api/games/{game}/reasons/{language}")
    assert status == 200
    return text.decode()


def test_the_coach_gives_moves_and_keys_of_sentences(server: Server) -> None:
    status, text = asked(server, table_of(server, "kogge"))
    assert status == 200, text
    said = json.loads(text)
    assert said["moves"]
    assert said["reasons"]
    assert "reason-kogge-thumb" not in said["reasons"]
    words = coach_words(server, "kogge", "en")
    for key in (*said["reasons"], "reason-plan", "reason-chance"):
        assert f"\n{key} = " in words, key


@pytest.mark.parametrize("game", OTHERS)
def test_each_language_has_a_coach_of_its_own(server: Server, game: str) -> None:
    """Whether every sentence is translated is a matter for a release."""
    found = {coach_words(server, game, language) for language in LANGUAGES}
    assert len(found) == len(LANGUAGES)
    assert all(f"\nreason-{game}-" in words for words in found)


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
