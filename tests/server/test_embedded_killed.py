"""The embedded database is killed under the players: it comes back by itself, nothing is lost."""

import random
import time
from collections.abc import Iterator

import pytest

from tests.server.counts import SEED, count
from tests.server.histories import OK, Stored, judge, outcomes
from tests.server.mortal import kill_all, open_folder, postmaster, stored
from tests.server.people import join, new_table
from tests.server.players import Player
from tests.server.running import Server

KILLS = count("embedded", 3, 20)
BACK = 5.0
"""Seconds from the kill to the next move that is stored."""


@pytest.fixture
def alone() -> Iterator[Server]:
    with open_folder() as folder:
        settings = {"HANSE_DATA": str(folder), "HANSE_BOTS_AT_ONCE": "0"}
        server = Server("", settings=settings)
        server.start(60)
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
        assert time.monotonic() - began < 30, [player.wrong for player in players]
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
