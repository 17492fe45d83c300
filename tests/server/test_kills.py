"""The server is killed in the middle of play, again and again: nothing acknowledged is lost."""

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.server.counts import FULL, GAMES, SEED, count
from tests.server.histories import UNKNOWN, Act, Stored, is_prefix, judge, outcomes
from tests.server.people import Person, join, new_table
from tests.server.players import Player
from tests.server.running import Server, database, sql

KILLS = count("kills", 4, 40)
"""So many for each game."""
BACK = 2.0
"""Seconds within which a client plays on after the server is there again."""
SEATS = 4
PLAYED = 10
"""So many commands at least between two kills."""
HERE = Path(__file__).parents[2]
PLANTED = (
    f"import sys; sys.path.insert(0, {str(HERE)!r});from tests.server.planted import main; main()"
)


@dataclass
class Campaign:
    """What came of all the killing."""

    kills: int = 0
    acts: list[Act] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)


@contextmanager
def mortal(entry: str = "", **settings: str) -> Iterator[Server]:
    with database() as url:
        server = Server(url, settings={"HANSE_MAX_THINKING_BOTS": "0", **settings})
        server.entry = entry or server.entry
        server.start()
        try:
            yield server
        finally:
            server.kill()


def seated(server: Server, game: str) -> tuple[str, list[str]]:
    """Four people at a new table, by their cookies."""
    first, cookie = new_table(server, bots=0, people=SEATS, game=game)
    cookies = [cookie]
    for seat in range(1, SEATS):
        cookies.append(join(server, first["match"], f"Guest {seat}")[1])
    return first["match"], cookies


def campaign(
    server: Server, kills: int, seed: str, game: str = "kogge", tables: int = 1
) -> Campaign:
    found, chance = Campaign(), random.Random(seed)
    while found.kills < kills:
        every = [players_at(server, game, seed) for _ in range(tables)]
        players = [player for table in every for player in table]
        for player in players:
            player.start()
        rounds = min(5, kills - found.kills)
        kill_often(server, players, rounds, chance, found)
        for table in every:
            finish(server, table[0].match, table, found)
    return found


def players_at(server: Server, game: str, seed: str) -> list[Player]:
    """Everybody at a new table."""
    match, cookies = seated(server, game)
    return [
        Player(server, match, seat, cookie, f"{seed} {match}", game=game)
        for seat, cookie in enumerate(cookies)
    ]


def kill_often(
    server: Server, players: list[Player], rounds: int, chance: random.Random, found: Campaign
) -> None:
    for _ in range(rounds):
        if any(player.wrong for player in players):
            return
        assert all(player.resumed.wait(20) for player in players), "somebody did not come back"
        wait_for_play(players)
        time.sleep(chance.uniform(0.02, 0.6))
        if all(player.over.is_set() for player in players):
            return
        server.kill()
        found.kills += 1
        for player in players:
            player.resumed.clear()
        server.start()
        ready = time.monotonic()
        for player in players:
            player.resumed.wait(20)
            found.waits.append(player.resumed_at - ready)


def wait_for_play(players: list[Player]) -> None:
    """So that on a slow machine, too, it is killed in the middle of something."""
    before, end = sum(len(player.acts) for player in players), time.monotonic() + 20
    while sum(len(player.acts) for player in players) < before + PLAYED:
        if time.monotonic() > end or any(p.wrong or p.over.is_set() for p in players):
            return
        time.sleep(0.01)


def finish(server: Server, match: str, players: list[Player], found: Campaign) -> None:
    """Everybody stops; then what they saw is compared with what is stored."""
    time.sleep(0.2)
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(20)
        found.faults += [f"seat {player.seat} broke: {player.wrong!r}"] if player.wrong else []
    in_order = "SELECT seat, command FROM entry WHERE match = $1 ORDER BY number"
    rows = sql(server.url, in_order, match)
    acts = [act for player in players for act in player.acts]
    found.acts += acts
    found.faults += judge(acts, [Stored(*row) for row in rows])
    for player in players:
        found.faults += seen_wrongly(server, match, player)


def seen_wrongly(server: Server, match: str, player: Player) -> list[str]:
    """Whatever anybody was shown is the beginning of what everybody can see now."""
    fresh = Person(server, match, player.cookie, player.game)
    fresh.hello()
    seen = player.person.events if player.person else []
    fresh.socket.close()
    return [] if is_prefix(seen, fresh.events) else [f"seat {player.seat} saw what is not so"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("together", [0, 50])
def test_no_acknowledged_move_is_lost_or_doubled(
    game: str, together: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each move alone; or several tables over one connection, which they have to share."""
    if (together > 0) != (game == "luebeck") and not FULL:
        pytest.skip("each game one way, unless there is time")
    settings = {"HANSE_GROUP_COMMIT": str(together), "HANSE_POOL": "2" if together else "8"}
    with mortal(**settings) as server:
        seed, tables = f"kills {SEED} {together}", 3 if together else 1
        found = campaign(server, KILLS, seed, game, tables)
    with capsys.disabled():
        slowest = f"back within {max(found.waits):.2f} s"
        print(f"\nkills of {game}: {found.kills}, {outcomes(found.acts)}, {slowest}")
    assert found.faults == []
    assert found.kills >= KILLS
    assert max(found.waits) < BACK
    assert len([act for act in found.acts if act.outcome != UNKNOWN]) > PLAYED * KILLS


def test_a_server_that_confirms_too_early_is_found_out() -> None:
    with mortal(PLANTED) as server:
        found = campaign(server, 3, "planted")
    assert any("acknowledged and lost" in fault for fault in found.faults)


def test_the_judge_sees_each_kind_of_fault() -> None:
    first, second = Act(0, "a", 1.0, 2.0, "ok"), Act(1, "b", 3.0, 4.0, "ok")
    stored = [Stored(0, "a"), Stored(1, "b")]
    assert judge([first, second], stored) == []
    assert "lost" in judge([first, second], stored[:1])[0]
    assert "doubled" in judge([first, second], [*stored, stored[0]])[0]
    assert "too late" in judge([first, second], stored[::-1])[0]
    assert "nobody" in judge([first], stored)[0]
    assert "refused" in judge([first, Act(1, "b", 3.0, 4.0, "refused")], stored)[0]
    assert judge([first, Act(1, "b", 3.0, 4.0, "unknown")], stored[:1]) == []
