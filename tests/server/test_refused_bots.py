"""A bot's answer that is refused holds up no match: it is answered for, told and counted."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from hanse.core.setup import Setup
from hanse.match.clock import Pace
from tests.server.people import ask
from tests.server.running import Server, database, sql
from tests.server.seats import a_row, put

HERE = Path(__file__).parents[2]
SULKING = (
    f"import sys; sys.path.insert(0, {str(HERE)!r});from tests.server.sulking import main; main()"
)
FAILED = re.compile(r'^hanse_failed_bots_total\{why="(\w+)"\} (\S+)$', re.M)


@pytest.fixture(scope="module")
def sulking() -> Iterator[Server]:
    with database() as url:
        server = Server(url, entry=SULKING)
        server.start()
        yield server
        server.stop()


def failures(server: Server) -> dict[str, float]:
    with urlopen(f"{server.origin}/metrics", timeout=10) as answer:
        return {why: float(times) for why, times in FAILED.findall(answer.read().decode())}


def played(server: Server, match: str) -> tuple[int, bool]:
    """How many entries, and is it over?"""
    told = "SELECT version, finished_at IS NOT NULL FROM match WHERE id = $1"
    entries, over = sql(server.url, told, match)[0]
    return entries, over


def wait_for_the_end(server: Server, match: str, entries: int = 10_000) -> tuple[int, bool]:
    """The end, or so many entries."""
    seen, at = played(server, match), time.monotonic()
    while not seen[1] and seen[0] < entries:
        assert time.monotonic() - at < 60, f"nothing happens after {seen[0]} entries"
        ask(server, f"/api/tables/{match}")  # bots alone play while somebody watches
        time.sleep(0.05)
        now = played(server, match)
        seen, at = now, at if now == seen else time.monotonic()
    return seen


@pytest.mark.parametrize(
    ("bot", "why"), [("sulker", "not_allowed"), ("stubborn", "refused"), ("builder", "refused")]
)
def test_g_61_a_bot_whose_answer_is_refused_is_answered_for(
    sulking: Server, bot: str, why: str
) -> None:
    row = a_row(Setup("kogge", 2), bots={0: bot, 1: bot})
    put(sulking.url, row)
    assert wait_for_the_end(sulking, row.id, 40)[0] >= 40
    assert failures(sulking)[why] > 0


def test_g_61_nobody_whose_time_is_up_holds_up_the_others(sulking: Server) -> None:
    """Not even if the answer that is given for him is refused."""
    row = a_row(Setup("kogge", 2), pace=Pace(each=0.05))
    put(sulking.url, row)
    assert wait_for_the_end(sulking, row.id, 6)[0] >= 6


@pytest.mark.parametrize("variants", [("memory",), ("memory", "conflicts", "taxes")])
def test_builders_finish_their_games_under_memory(
    server: Server, variants: tuple[str, ...]
) -> None:
    before = failures(server)
    row = a_row(Setup("kogge", 3, variants=variants), bots=dict.fromkeys(range(3), "builder"))
    put(server.url, row)
    assert wait_for_the_end(server, row.id)[1]
    assert failures(server) == before
