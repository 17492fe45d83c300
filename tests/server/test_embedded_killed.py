"""The embedded database is killed under the players: it comes back by itself, nothing is lost."""

import random
import time
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from filelock import FileLock

from tests.server.counts import SEED, count
from tests.server.histories import OK, Stored, judge, outcomes
from tests.server.mortal import address, data, kill_all, open_folder, postmaster, stored
from tests.server.people import Person, join, new_table
from tests.server.players import Player
from tests.server.running import Server

KILLS = count("embedded", 3, 20)
BACK = 5.0
"""Seconds from the kill to the next move that is stored."""


@pytest.fixture
def alone() -> Iterator[Server]:
    with open_folder() as folder:
        settings = {"HANSE_DATA": str(folder), "HANSE_MAX_THINKING_BOTS": "0"}
        server = Server("", settings=settings)
        server.start(120)
        server.url = address(server)  # for what tests look up there
        yield server
        server.stop()


def two_players(server: Server) -> tuple[str, list[Player]]:
    seated, cookie = new_table(server, bots=0, people=2)
    match = seated["match"]
    _, other = join(server, match)
    players = [Player(server, match, s, c, SEED) for s, c in enumerate((cookie, other))]
    for player in players:
        player.start()
    return match, players


def confirmed(players: list[Player]) -> int:
    return sum(act.outcome == OK for player in players for act in player.acts)


def wait_for_more(players: list[Player], began: float) -> float:
    """How long after that moment another move was confirmed."""
    before = confirmed(players)
    while confirmed(players) == before and not any(player.over.is_set() for player in players):
        assert time.monotonic() - began < 30, "nobody can play any more"
        time.sleep(0.01)
    return time.monotonic() - began


def test_killed_it_comes_back_and_nothing_confirmed_is_lost(
    alone: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, waits = random.Random(f"embedded {SEED}"), []
    match, players = two_players(alone)
    for number in range(KILLS):
        wait_for_more(players, time.monotonic())
        time.sleep(chance.uniform(0.0, 0.5))
        began, old = time.monotonic(), postmaster(alone)
        if number % 2:
            kill_all(alone)
        else:
            old.kill()
        while postmaster(alone).pid == old.pid:
            assert time.monotonic() - began < 30, "it does not come back"
            time.sleep(0.02)
        waits.append(wait_for_more(players, began))
    for player in players:
        player.stopped.set()
        player.join(20)
    acts = [act for player in players for act in player.acts]
    with capsys.disabled():
        print(f"\nembedded database killed: {KILLS}, {outcomes(acts)},"
              f" a move stored again within {max(waits):.1f} s")  # fmt: skip
    assert judge(acts, [Stored(*row) for row in stored(alone, match)]) == []
    assert [player.wrong for player in players] == [None, None]
    assert max(waits) < BACK


def test_while_it_is_away_everybody_is_told_the_truth(alone: Server) -> None:
    seated, cookie = new_table(alone, bots=0, people=1, variants=["solo"])
    person = Person(alone, seated["match"], cookie)
    person.hello()
    person.answer()
    with FileLock(data(alone).with_name("postgres.lock")):  # so nobody can start it again
        postmaster(alone).kill()
        told = person.hear_until("store_state", seconds=20)
        assert told == {"say": "store_state", "reachable": False}
        move, question = person.some_move(), person.asked["id"]
        person.command(move, question, "meanwhile")
        assert person.hear_until("refused", "done")["code"] == "try_again"
    told = person.hear_until("store_state", seconds=30)
    assert told == {"say": "store_state", "reachable": True}
    person.command(move, question, "meanwhile")
    assert person.hear_until("refused", "done") == {"say": "done", "id": "meanwhile"}


def test_health_says_when_the_database_is_away_and_when_it_is_back(alone: Server) -> None:
    first = postmaster(alone)
    for process in (first, *first.children()):
        process.suspend()
    seen = {path: wait_for_status(alone, path, 503) for path in ("/readyz", "/healthz")}
    assert seen == dict.fromkeys(
        ("/readyz", "/healthz"), "not ready: the database does not answer; trying again"
    )
    for process in (first, *first.children()):
        process.resume()
    assert wait_for_status(alone, "/readyz", 200) == "ready"
    assert wait_for_status(alone, "/healthz", 200) == "ok"
    assert postmaster(alone).pid == first.pid, "it was only slow, and nobody killed it"


def wait_for_status(server: Server, path: str, wanted: int) -> str:
    """What is said once the status is this one."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        status, text = get(server, path)
        if status == wanted:
            return text
        time.sleep(0.1)
    raise TimeoutError(f"{path} does not say {wanted}")


def get(server: Server, path: str) -> tuple[int, str]:
    try:
        with urlopen(server.origin + path, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as wrong:
        return wrong.code, wrong.read().decode()
