"""Several answer one question at once, through two processes on one database: one of them wins."""

import json
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from hanse.core.setup import Setup
from hanse.core.wire import encode
from tests.server.asking import Program
from tests.server.counts import SEED, count
from tests.server.people import Person
from tests.server.running import Server, sql
from tests.server.seats import a_row, put, secret

RACES = count("races", 200, 2000)
SETUP = Setup("kogge", 2)


class Racers:
    """The same two people, each with a socket and a program at each of two servers."""

    def __init__(self, servers: list[Server], seed: int) -> None:
        row = a_row(SETUP, seed=seed.to_bytes(32, "big"))
        put(servers[0].url, row)
        self.match = row.id
        self.sockets = [
            [Person(server, row.id, secret=secret(seat)) for server in servers] for seat in (0, 1)
        ]
        self.programs = [[Program(server, secret(seat)) for server in servers] for seat in (0, 1)]
        for person in self.people:
            person.hello()

    @property
    def people(self) -> list[Person]:
        return [person for pair in self.sockets for person in pair]

    def runners(self, seat: int) -> list[Callable[[dict[str, Any]], str]]:
        """Four ways to answer at once."""
        return [
            *(lambda told, p=person: by_socket(p, told) for person in self.sockets[seat]),
            *(lambda told, p=one: by_request(p, self.match, told) for one in self.programs[seat]),
        ]

    def look(self, seat: int) -> Person:
        """What the seat is shown now by a server that was asked just now."""
        person, program = self.sockets[seat][0], self.programs[seat][0]
        person.sections = program.get(f"/api/tables/{self.match}/screen")["sections"]
        return person

    def close(self) -> None:
        for person in self.people:
            person.socket.close()
        for program in (program for pair in self.programs for program in pair):
            program.close()


def by_socket(person: Person, told: dict[str, Any]) -> str:
    person.say({"say": "command", **told})
    heard = person.hear_until("done", "refused")
    while heard["id"] != told["id"]:
        heard = person.hear_until("done", "refused")
    return str(heard.get("code", "done"))


def by_request(program: Program, match: str, told: dict[str, Any]) -> str:
    status, answer = program.post(f"/api/tables/{match}/commands", told)
    assert status in (200, 409, 422), answer
    return str(answer.get("code", "done"))


@pytest.fixture(scope="module")
def pair(server: Server) -> Iterator[list[Server]]:
    """A second process on the same database."""
    other = Server(server.url)
    other.start()
    yield [server, other]
    other.stop()


def run_at_once(
    pool: ThreadPoolExecutor, runners: list[Callable[[dict[str, Any]], str]], told: list[Any]
) -> list[str]:
    """All start when all are ready."""
    ready = threading.Barrier(len(runners))

    def one(runner: Callable[[dict[str, Any]], str], command: dict[str, Any]) -> str:
        ready.wait(10)
        return runner(command)

    begun = [pool.submit(one, r, t) for r, t in zip(runners, told, strict=True)]
    return [future.result(30) for future in begun]


def race(racers: Racers, pool: ThreadPoolExecutor, number: int, chance: random.Random) -> list[str]:
    """One question, four answers; nobody, if the choice is sealed and may be changed."""
    for seat in (0, 1):
        person = racers.look(seat)
        if not person.asked:
            continue
        person.chance = chance
        told = [command(person, f"race-{number}-{runner}") for runner in range(4)]
        if person.sections["now"]["ply"] < 2:
            racers.programs[seat][0].post(f"/api/tables/{racers.match}/commands", told[0])
            return []
        return run_at_once(pool, racers.runners(seat), told)
    return []


def command(person: Person, number: str) -> dict[str, Any]:
    move = json.loads(encode(person.some_move()))
    return {"id": number, "move": move, "question": person.asked["id"]}


def test_of_several_answers_to_one_question_one_wins(
    pair: list[Server], capsys: pytest.CaptureFixture[str]
) -> None:
    chance, seen, matches = random.Random(f"races {SEED}"), Counter[str](), 0
    racers = Racers(pair, chance.getrandbits(64))
    done = number = 0
    with ThreadPoolExecutor(4) as pool:
        while done < RACES:
            number += 1
            if racers.look(0).over:
                racers.close()
                matches, racers = matches + 1, Racers(pair, chance.getrandbits(64))
            came = race(racers, pool, number, chance)
            if came:
                assert sorted(came) == ["done", *["out_of_date"] * 3]
                seen.update(came)
                done += 1
    racers.close()
    with capsys.disabled():
        print(f"\nraces: {done} in {matches + 1} matches, {dict(seen)}")


def test_the_same_command_over_two_sockets_at_once_is_done_once(pair: list[Server]) -> None:
    racers = Racers(pair, 99)
    commands = []
    with ThreadPoolExecutor(4) as pool:
        for number in range(20):
            seat = next(s for s in (0, 1) if racers.look(s).asked)
            told = command(racers.look(seat), f"again-{number}")
            commands.append(told["id"])
            assert run_at_once(pool, racers.runners(seat), [told] * 4) == ["done"] * 4
    rows = sql(pair[0].url, "SELECT command FROM entry WHERE match = $1", racers.match)
    assert sorted(row[0] for row in rows) == sorted(commands)
    racers.close()


def test_who_looks_through_one_server_sees_what_is_played_through_the_other(
    pair: list[Server],
) -> None:
    racers = Racers(pair, 5)
    here, there = racers.sockets[0]
    heard = len(there.events)
    here.answer()
    while len(there.events) == heard:
        there.hear(3)
    here.say({"say": "chat", "words": "Moin"})
    assert there.hear_until("chat_line", seconds=3)["words"] == "Moin"
    racers.close()
