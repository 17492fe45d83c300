"""People who go away from real tables: presence, reminders, bots in their place, coming back."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import asyncpg
import pytest

from hanse.core.setup import Setup
from hanse.match.absence import GRACE, PATIENCE
from hanse.match.clock import BY_DAYS, LIVE, UNTIMED, Pace
from hanse.tables.creation.table_terms import pace_of
from hanse.tables.messages.bodies import NewSeat, NewTable
from tests.server.asking import Program
from tests.server.browsers import Browser
from tests.server.people import Person, ask
from tests.server.running import RUN, Server, database, sql
from tests.server.seats import a_row, a_session, put, secret
from tests.server.test_time import MOVED

TWO = Setup("kogge", 2)


def let_pass(url: str, seconds: float) -> None:
    """So much time goes by in which players are served: no outage."""

    async def work() -> None:
        connection = await asyncpg.connect(url)
        try:
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM pulse FOR UPDATE")
                await connection.execute(MOVED.format(seconds=seconds))
                await connection.execute("UPDATE pulse SET at = hanse_now()")
        finally:
            await connection.close()

    asyncio.run(work())


@pytest.fixture
def own_server() -> Iterator[Server]:
    with database() as url:
        server = Server(url)
        server.start()
        try:
            yield server
        finally:
            server.kill()


def a_table(server: Server, pace: Pace = UNTIMED) -> tuple[str, Person, Person]:
    row = a_row(TWO, pace=pace)
    row.stand_in = "dabbler"
    put(server.url, row)
    anna, ben = (Person(server, row.id, secret=secret(seat)) for seat in (0, 1))
    anna.hello()
    ben.hello()
    return row.id, anna, ben


def arrange(person: Person, act: str, **more: object) -> Any:
    number = f"a{len(person.messages)}"
    person.say({"say": "agree", "id": number, "act": act, **more})
    return person.hear_until("done", "refused")


def last(person: Person, kind: str) -> Any:
    return [one for one in person.messages if one["say"] == kind][-1]


def until(person: Person, kind: str, field: str, value: object) -> Any:
    end = time.monotonic() + 15
    if not any(one["say"] == kind for one in person.messages):
        person.hear_until(kind)
    while last(person, kind).get(field) != value:
        assert time.monotonic() < end, last(person, kind)
        person.hear_until(kind, seconds=15)
    return last(person, kind)


def test_t_away_01_who_does_not_answer_is_replaced_and_comes_back(own_server: Server) -> None:
    match, anna, ben = a_table(own_server)
    ben.socket.close()
    anna.answer()
    assert last(anna, "update")["reminders"][1] > time.time() + PATIENCE - 60
    assert arrange(anna, "answer_for", seat=1)["code"] == "not_yet"
    let_pass(own_server.url, PATIENCE + GRACE + 5)
    time.sleep(2.5)
    assert arrange(anna, "answer_for", seat=1)["say"] == "done"
    assert last(anna, "update")["agreed"]["stand_ins"] == {"1": "dabbler"}
    anna.answer()
    ben = Person(own_server, match, secret=secret(1))
    ben.hello()
    assert {"event": "seat_answered_for", "seat": 0, "of": 1, "by": "dabbler"} in ben.events
    with_question = {"say": "command", "id": "own", "move": {"move": "pick_start", "value": 1}}
    ben.say(with_question)
    assert ben.hear_until("done", "refused")["code"] == "seat_left"
    assert arrange(ben, "return")["say"] == "done"
    assert "stand_ins" not in last(ben, "update").get("agreed", {})
    assert sql(own_server.url, "SELECT count(*) FROM outage") == [(0,)]
    own_server.kill()
    own_server.start()
    anna.come_back()
    assert {"event": "seat_taken_back", "seat": 1} in anna.events


def test_the_others_end_a_game_without_him(own_server: Server) -> None:
    match, anna, ben = a_table(own_server, Pace(each=2.0))
    ben.socket.close()
    anna.answer()
    time.sleep(4.0)
    assert arrange(anna, "end")["say"] == "done"
    assert anna.over
    assert anna.sections["now"]["result"]["by"] == "agreement"
    with closing(Program(own_server, secret(0))) as program:
        status, text = program.ask("GET", f"/api/tables/{match}/record")
    assert status == 200
    assert b"end by agreement: nobody won" in text


def test_resigning_ending_and_restarting(server: Server) -> None:
    _, anna, ben = a_table(server)
    assert arrange(anna, "restart")["rule"] == "T-UNDO-01"
    assert arrange(anna, "end")["say"] == "done"
    until(ben, "update", "agreed", {"ending": [0]})
    assert arrange(ben, "play_on")["say"] == "done"
    assert arrange(ben, "resign")["say"] == "done"
    assert arrange(ben, "resign")["code"] == "illegal"
    until(anna, "update", "agreed", {"stand_ins": {"1": "dabbler"}})
    anna.answer()
    assert arrange(anna, "end")["say"] == "done", "nobody else has a say"
    assert anna.over


def test_who_is_there_is_told(server: Server) -> None:
    _, anna, ben = a_table(server)
    until(anna, "presence", "seats", [{"here": True}, {"here": True}])
    ben.say({"say": "writing"})
    until(anna, "presence", "seats", [{"here": True}, {"here": True, "writing": True}])
    ben.say({"say": "chat", "words": "Good evening"})
    until(anna, "presence", "seats", [{"here": True}, {"here": True}])
    ben.socket.close()
    while "away_since" not in last(anna, "presence")["seats"][1]:
        anna.hear_until("presence", seconds=15)
    assert abs(last(anna, "presence")["seats"][1]["away_since"] - time.time()) < 60


def test_the_host_puts_a_bot_where_nobody_came(server: Server) -> None:
    anna, ben = Browser(server), Browser(server)
    made = anna.table(people=3)
    path = f"/api/tables/{made['match']}"
    anna.give_nonce(made["match"])
    assert ben.join(made["match"], "Ben", made["invite"])[0] == 201
    assert ben.ask(f"{path}/free", {"seat": 2, "bot": "builder"})[0] == 403
    assert anna.ask(f"{path}/free", {"seat": 2, "bot": "skat"})[1]["code"] == "bad_setup"
    for nowhere in (-(2**70), -1, 3, 2**70):
        told = anna.ask(f"{path}/free", {"seat": nowhere, "bot": "builder"})[1]
        assert told["code"] == "no_seat", nowhere
    status, table = anna.ask(f"{path}/free", {"seat": 2, "bot": "builder"})
    assert (status, table["started"]) == (200, False)
    assert table["invite"] == made["invite"], "nobody was sent away"
    status, table = anna.ask(f"{path}/free", {"seat": 1, "bot": "builder"})
    assert (status, table["started"]) == (200, True)
    assert ben.seat_at(made["match"]) == -1


def test_my_tables_are_listed_those_that_wait_for_me_first(server: Server) -> None:
    browser = Browser(server)
    for _ in range(2):
        browser.table(people=2)
    row = a_row(TWO, pace=Pace(bank=600))
    put(server.url, row)
    cookie = a_session(server.url, row.id, 0)
    person = Person(server, row.id, secret=secret(1))
    person.hello()
    person.answer()
    status, told, _ = ask(server, "/api/tables", headers={"cookie": cookie})
    assert status == 200
    (table,) = told["tables"]
    assert (table["match"], table["seat"], table["waits"]) == (row.id, 0, True)
    assert table["asked"] == [0]
    assert 500 < table["deadlines"][0] - told["now"] < 601
    assert [player["name"] for player in table["players"]] == ["P0", "P1"]
    status, told = browser.ask("/api/tables")
    assert [one.get("waits", False) for one in told["tables"]] == [False, False]
    assert ask(server, "/api/tables")[1]["tables"] == []
    listed = subprocess.run(
        [sys.executable, "-c", RUN, "tables", "--json", "--database-url", server.url],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    lines = [json.loads(line) for line in listed.stdout.splitlines()]
    assert row.id in {one["match"] for one in lines}
    assert secret(0) not in listed.stdout


@pytest.mark.parametrize(
    ("people", "bots", "clock", "pace"),
    [
        (2, 1, "", LIVE),
        (2, 0, "days", BY_DAYS),
        (2, 0, "none", Pace()),
        (1, 2, "", Pace()),
        (1, 1, "live", LIVE),
    ],
)
def test_people_who_play_together_have_a_clock(
    people: int, bots: int, clock: Any, pace: Pace
) -> None:
    seats = (NewSeat(),) * people + (NewSeat("builder"),) * bots
    assert pace_of(NewTable("kogge", seats, clock=clock)) == pace


def test_nobody_waits_again_for_whoever_let_his_time_run_out(own_server: Server) -> None:
    """With a clock too, the others may choose: from the question after that answer on."""
    _, anna, ben = a_table(own_server, Pace(each=2.0))
    ben.socket.close()
    end = time.monotonic() + 30
    while (last(anna, "update").get("choices") or (None, None))[1] is None or (
        last(anna, "update")["choices"][1] > last(anna, "update")["now"]
    ):
        assert time.monotonic() < end, last(anna, "update")
        if anna.asked:
            anna.answer()
        else:
            anna.hear_until("update", seconds=10)
    assert arrange(anna, "answer_for", seat=1)["say"] == "done"
