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
from hanse.core.steps import Sealed
from hanse.core.wire import encode
from tests.server.asking import Program
from tests.server.counts import GAMES, SEED, count
from tests.server.people import Person
from tests.server.running import Server, sql
from tests.server.seats import a_row, put, secret

RACES = count("races", 100, 2000)
"""So many for each game."""
SETUPS = {"kogge": Setup("kogge", 2), "luebeck": Setup("luebeck", 3)}


class Racers:
    """The same people, each with a socket and a program at each of two servers."""

    def __init__(self, servers: list[Server], seed: int, game: str = "kogge") -> None:
        row = a_row(SETUPS[game], seed=seed.to_bytes(32, "big"))
        put(servers[0].url, row)
        self.match = row.id
        self.seats = range(row.setup.seats)
        self.sockets = [
            [Person(server, row.id, game=game, secret=secret(seat)) for server in servers]
            for seat in self.seats
        ]
        self.programs = [
            [Program(server, secret(seat)) for server in servers] for seat in self.seats
        ]
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
    """A second process on the same database, in which moves may share a commit."""
    other = Server(server.url, settings={"HANSE_GROUP_COMMIT": "50", "HANSE_POOL": "2"})
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
    for seat in racers.seats:
        person = racers.look(seat)
        if not person.asked:
            continue
        person.chance = chance
        told = [command(person, f"race-{number}-{runner}") for runner in range(4)]
        if sealed(person):
            racers.programs[seat][0].post(f"/api/tables/{racers.match}/commands", told[0])
            return []
        return run_at_once(pool, racers.runners(seat), told)
    return []


def sealed(person: Person) -> bool:
    """Is an answer laid face down, so that it may still be changed?"""
    agenda = person.sections["now"]["agenda"]
    steps = {str(kind.__struct_config__.tag): kind for kind in person.spec.about.steps}
    top = steps.get(agenda[-1]["step"])
    return top is not None and issubclass(top, Sealed)


def command(person: Person, number: str) -> dict[str, Any]:
    move = json.loads(encode(person.some_move()))
    return {"id": number, "move": move, "question": person.asked["id"]}


@pytest.mark.parametrize("game", GAMES)
def test_of_several_answers_to_one_question_one_wins(
    game: str, pair: list[Server], capsys: pytest.CaptureFixture[str]
) -> None:
    chance, seen, matches = random.Random(f"races {SEED} {game}"), Counter[str](), 0
    racers = Racers(pair, chance.getrandbits(64), game)
    done = number = 0
    with ThreadPoolExecutor(4) as pool:
        while done < RACES:
            number += 1
            if racers.look(0).over:
                racers.close()
                matches, racers = matches + 1, Racers(pair, chance.getrandbits(64), game)
            came = race(racers, pool, number, chance)
            if came:
                assert sorted(came) == ["done", *["out_of_date"] * 3]
                seen.update(came)
                done += 1
    racers.close()
    with capsys.disabled():
        print(f"\nraces of {game}: {done} in {matches + 1} matches, {dict(seen)}")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_command_over_two_sockets_at_once_is_done_once(
    game: str, pair: list[Server]
) -> None:
    racers = Racers(pair, 99, game)
    commands = []
    with ThreadPoolExecutor(4) as pool:
        for number in range(20):
            seat = next(s for s in racers.seats if racers.look(s).asked)
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
