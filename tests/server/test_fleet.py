"""Two servers, a worker and NATS: any of them is killed or restarted, and nobody loses anything.

R1, R8 and R9, where several processes play the same matches. `make fleet` does it often.
"""

import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from statistics import quantiles
from typing import Any

import pytest

from hanse.match.match import GIVEN_FOR
from tests.server.counts import SEED, count
from tests.server.fleet import Fleet, Roamer, a_fleet
from tests.server.histories import OK, Act, Stored, is_prefix, judge, outcomes
from tests.server.people import Person, join, new_table
from tests.server.running import Server, database, sql

KILLS = count("fleet_kills", 5, 1000)
RESTARTS = count("restarts", 2, 20)
PEOPLE = 3
PLAYED = 6
"""So many commands at least between two kills."""
BACK = 120.0
"""Seconds within which everybody must be back, on a machine that is busy with other tests."""
IN_ORDER = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"


@pytest.fixture(scope="module")
def fleet() -> Iterator[Fleet]:
    with database() as url, a_fleet(url) as made:
        yield made


def seated(fleet: Fleet, seed: str) -> list[Roamer]:
    """Three people and a bot at a new table, each anywhere."""
    first, cookie = new_table(fleet.servers[0], bots=1, people=PEOPLE)
    match = first["match"]
    cookies = [cookie, *(join(fleet.servers[0], match, f"G{n}")[1] for n in range(1, PEOPLE))]
    found = [Roamer(fleet, match, seat, one, f"{seed} {match}") for seat, one in enumerate(cookies)]
    for player in found:
        player.start()
        assert player.resumed.wait(BACK)
    return found


def wait_for_play(players: list[Roamer]) -> bool:
    """Until something was played; false if the game is over."""
    before, end = sum(len(player.acts) for player in players), time.monotonic() + BACK
    while sum(len(player.acts) for player in players) < before + PLAYED:
        if any(player.wrong or player.over.is_set() for player in players):
            return False
        assert time.monotonic() < end, "nobody plays on"
        time.sleep(0.01)
    return True


def kill_server(server: Server, players: list[Roamer]) -> list[float]:
    """Kill it, and start it again while its players are with the other."""
    hit = [player for player in players if player.server is server]
    for player in hit:
        player.resumed.clear()
    began = time.monotonic()
    server.kill()
    assert all(player.resumed.wait(BACK) for player in hit), "somebody did not come back"
    server.start(BACK)
    return [player.resumed_at - began for player in hit]


def harm(fleet: Fleet, players: list[Roamer], chance: random.Random) -> tuple[str, list[float]]:
    """Kill something; which, and how long its players were away."""
    which = chance.choice(("server", "server", "worker", "bus", "cut"))
    if which == "server":
        return which, kill_server(chance.choice(fleet.servers), players)
    if which == "cut":
        fleet.nats.stand_still(chance.uniform(0.1, 2.0))
    else:
        helper = fleet.worker if which == "worker" else fleet.nats
        helper.kill()
        time.sleep(chance.uniform(0.0, 0.5))
        helper.start()
    return which, []


def judged(
    fleet: Fleet, players: list[Roamer], called: Mapping[str, str] | None = None
) -> list[str]:
    """All that is wrong, after everybody has stopped; some events may be called otherwise."""
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(BACK)
    faults = [f"seat {player.seat} broke: {player.wrong!r}" for player in players if player.wrong]
    rows = sql(fleet.url, IN_ORDER, players[0].match)
    stored = [Stored(*row) for row in rows if not row[1].startswith(GIVEN_FOR)]
    faults += judge(acts_of(players), stored)
    for player in players:
        for server in fleet.servers:
            fresh = Person(server, player.match, player.cookie)
            fresh.hello()
            fresh.socket.close()
            seen = player.person.events if player.person else []
            if not is_prefix(named(seen, called or {}), named(fresh.events, called or {})):
                faults.append(f"seat {player.seat} saw what is not so")
    return faults


def named(events: list[Any], called: Mapping[str, str]) -> list[Any]:
    return [{**one, "event": called.get(one["event"], one["event"])} for one in events]


def acts_of(players: list[Roamer]) -> list[Act]:
    return [act for player in players for act in player.acts]


def summary_line(times: list[float]) -> str:
    p99 = quantiles(times, n=100)[-1] if len(times) > 1 else max(times, default=0.0)
    return f"p99 {p99:.2f} s, longest {max(times, default=0.0):.2f} s"


def test_anything_is_killed_and_nothing_is_lost(
    fleet: Fleet, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, killed, away = random.Random(f"fleet {SEED}"), Counter[str](), list[float]()
    acts: list[Act] = []
    faults: list[str] = []
    while killed.total() < KILLS:
        players = seated(fleet, f"fleet {SEED} {killed.total()}")
        for _ in range(min(20, KILLS - killed.total())):
            if not wait_for_play(players):
                break
            time.sleep(chance.uniform(0.0, 0.3))
            which, times = harm(fleet, players, chance)
            killed[which] += 1
            away += times
        faults += judged(fleet, players)
        acts += acts_of(players)
    with capsys.disabled():
        print(f"\nkills in a fleet: {dict(killed)}, {outcomes(acts)}, back {summary_line(away)}")
    assert faults == []
    assert len([act for act in acts if act.outcome == OK]) > PLAYED


def test_rolling_restarts_are_not_noticed(fleet: Fleet, capsys: pytest.CaptureFixture[str]) -> None:
    """Each server in turn is told to stop; nobody is refused, nobody waits for long."""
    restarted, faults, acts = 0, list[str](), list[Act]()
    while restarted < RESTARTS:
        players = seated(fleet, f"restarts {SEED} {restarted}")
        while restarted < RESTARTS and wait_for_play(players):
            server = fleet.servers[restarted % 2]
            assert server.stop() == 0
            server.start(BACK)
            restarted += 1
        faults += judged(fleet, players)
        acts += acts_of(players)
    with capsys.disabled():
        answers = summary_line([act.ended - act.sent for act in acts if act.outcome == OK])
        print(f"\nrolling restarts: {restarted}, {outcomes(acts)}, answers {answers}")
    assert faults == []
    assert [act for act in acts if act.outcome == OK]
