"""What is due: bots, also several at once, and those whose time is up; here or by a worker."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from typing import Any

import asyncpg
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.games import GAMES
from hanse.match.clock import Pace
from hanse.server.store.due_statements import DUE_MATCHES
from hanse.server.store.migrate import migrate
from hanse.tables.bot_turns.bot_answers import BotAnswers
from hanse.tables.bot_turns.bot_room import context_for
from hanse.tables.live.copies import catch_up, copy_match, rebuild
from hanse.tables.live.due import late_seats, next_due_work
from hanse.tables.live.live import Live
from hanse.tables.live.updates import TableExtras, make_update
from tests.server.people import Person
from tests.server.running import RUN, Server, database, sql
from tests.server.seats import a_row, put, secret

FOUR = Setup("kogge", 4)
THREE_BOTS = {1: "builder", 2: "builder", 3: "dabbler"}
COPY_MATCHES = """
INSERT INTO match SELECT (jsonb_populate_record(match, jsonb_build_object('id', id || n))).*
FROM match, generate_series(1, 20000) AS n
"""


def entries(server: Server, match: str) -> list[Any]:
    told = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"
    return sql(server.url, told, match)


def wait_for(server: Server, match: str, number: int, seconds: float = 15.0) -> list[Any]:
    end = time.monotonic() + seconds
    while len(entries(server, match)) < number and time.monotonic() < end:
        time.sleep(0.05)
    return entries(server, match)


def test_all_bots_of_a_sealed_choice_answer(server: Server) -> None:
    row = a_row(FOUR, bots=THREE_BOTS)
    put(server.url, row)
    found = wait_for(server, row.id, 3)
    assert sorted(seat for seat, _ in found) == [1, 2, 3]


def test_whose_time_is_up_is_answered_for(server: Server) -> None:
    row = a_row(Setup("kogge", 2), pace=Pace(each=0.5))
    put(server.url, row)
    found = wait_for(server, row.id, 2)
    assert [seat for seat, _ in found[:2]] == [0, 1]
    assert all(command.startswith(":due:") for _, command in found)


def test_the_first_question_has_its_time_too(server: Server) -> None:
    row = a_row(Setup("kogge", 2), pace=Pace(bank=60))
    put(server.url, row)
    person = Person(server, row.id, secret=secret(0))
    person.hello()
    time.sleep(0.5)
    assert entries(server, row.id) == []
    deadlines = person.messages[-1]["deadlines"]
    assert all(50 < at - time.time() <= 60 for at in deadlines)
    assert late_seats(row, rebuild(row, []), 59.9) == []
    assert late_seats(row, rebuild(row, []), 60.0) == [0, 1]


def test_bots_are_given_no_time_and_nobody_is_shown_one() -> None:
    """The moment that a time counts from is told with it."""
    row = a_row(FOUR, pace=Pace(bank=60), bots=THREE_BOTS)
    extras = TableExtras(row, rebuild(row, [])).extras_for(SPECTATOR)
    assert [at is not None for at in extras.deadlines] == [True, False, False, False]
    told = make_update({}, [], 0, replace(extras, reminders=()), 5.0)
    assert told.now == 5.0


def test_what_is_said_meanwhile_does_not_put_off_a_bot() -> None:
    row = a_row(FOUR, bots=THREE_BOTS)
    match = rebuild(row, [])
    first = next_due_work(row, match, 0.6)
    assert first
    later = copy_match(match)
    later.play(0, GAMES["kogge"].play.default_answer(later.game, 0), "a", time.time() + 100)
    later.play(0, GAMES["kogge"].play.default_answer(match.game, 0), "b", time.time() + 200)
    after = next_due_work(row, later, 0.6)
    assert after
    assert (after.at, after.kind) == (first.at, "bot")


def test_a_copy_leaves_the_first_alone() -> None:
    """Also where answers are taken back, which takes up games that were put aside."""
    row = a_row(Setup("kogge", 2))
    match = rebuild(row, [])
    while not any(match.way_back(seat).answers for seat in (0, 1)):
        match = copy_match(match)
        seat = min(match.game.asking)
        match.play(
            seat, GAMES["kogge"].play.default_answer(match.game, seat), f"{len(match.played)}", 1.0
        )
    seat = next(seat for seat in (0, 1) if match.way_back(seat).answers)
    first, second = copy_match(match), copy_match(match)
    told = [one.take_back(seat, 1, "back", 2.0) for one in (first, second)]
    assert told[0] == told[1]
    assert len(told[0].events) == 1
    again = catch_up(match, [told[0].entry])
    assert again.played[-1] == told[0]


def test_a_bot_that_fails_is_answered_for() -> None:
    row = a_row(Setup("kogge", 2))
    match = rebuild(row, [])
    assert asyncio.run(BotAnswers().answer(Live(row, match), 0, "nobody")) == []
    assert next(BotAnswers().answers_for(match, 0)) == GAMES["kogge"].play.default_answer(
        match.game, 0
    )


def test_a_bot_is_given_its_seat_and_nothing_else() -> None:
    match = rebuild(a_row(Setup("kogge", 2)), [])
    context = context_for(match, 1, random.Random(1).randrange)
    assert context.seat == 1
    assert context.view == match.spec.see.view(match.game, 1)
    assert context.events == []
    assert Live(a_row(Setup("kogge", 2)), match).events(1) == []


def test_a_worker_answers_for_bots_and_ends_when_told() -> None:
    with database() as url:
        server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0"})
        server.start()
        row = a_row(FOUR, bots=THREE_BOTS)
        put(url, row)
        time.sleep(0.5)
        assert entries(server, row.id) == []
        environment = {**os.environ, "DATABASE_URL": url, "HANSE_LOG_LEVEL": "warning"}
        worker = subprocess.Popen([sys.executable, "-c", RUN, "worker"], env=environment)
        assert len(wait_for(server, row.id, 3, 30)) == 3
        person = Person(server, row.id, secret=secret(0))
        person.hello()
        person.answer()
        while not (person.asked and not person.asked["ready"]):
            person.hear_until("update", seconds=15)
        worker.send_signal(signal.SIGTERM)
        assert worker.wait(15) == 0
        server.stop()


def test_what_is_due_is_found_without_reading_every_match() -> None:
    """Of many matches hardly any is due; the planner must know it."""
    with database() as url:
        asyncio.run(migrate(url))
        put(url, a_row(FOUR, bots=THREE_BOTS))
        sql(url, "UPDATE match SET due_at = NULL, due_kind = NULL")
        sql(url, COPY_MATCHES)
        sql(url, "ANALYZE match")
        given = f"PREPARE waiting (text, int, float8, int) AS {DUE_MATCHES}"
        plan = asyncio.run(explained(url, given, "EXPLAIN EXECUTE waiting ('code', 8, 30, 1000)"))
    assert re.search(r"Index Scan (using|on) match_due\b", plan), plan
    assert not re.search(r"Seq Scan on match\b", plan), plan


async def explained(url: str, given: str, asked: str) -> str:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(given)
        return "\n".join(row[0] for row in await connection.fetch(asked))
    finally:
        await connection.close()
