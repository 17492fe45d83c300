"""A person beside abandoned tables of slow bots, in short; `make fairness` is the full form."""

from statistics import quantiles

from tests.server.abandoned import LonePlayer, abandon, play_for
from tests.server.fair_bots import ATTACKER, CAPTAINS, ELSEWHERE, MOST_BESIDE, SETTINGS
from tests.server.running import Server, database

SECONDS = 8.0
TABLES = 14
ADDRESSES = 6


def test_abandoned_tables_hold_up_nobody_elsewhere() -> None:
    """Their bots think, for the requests that abandoned them count as watching for a while."""
    with database() as url:
        server = Server(url, settings=SETTINGS)
        server.start()
        quiet = play_for([LonePlayer(server, CAPTAINS, ELSEWHERE)], SECONDS)[0]
        abandon(server, TABLES, ATTACKER)
        for number in range(ADDRESSES):
            abandon(server, 1, f"192.0.2.{number + 1}", resigned=number % 2 == 0)
        beside = play_for([LonePlayer(server, CAPTAINS, ELSEWHERE)], SECONDS)[0]
        server.stop()
    assert len(beside) > len(quiet) / MOST_BESIDE
    ratio = quantiles(beside, n=20)[-1] / quantiles(quiet, n=20)[-1]
    print(f"{len(quiet)} answers on a quiet server, {len(beside)} beside abandoned tables; "
          f"p95 {ratio:.2f} times as long")  # fmt: skip
    assert ratio < MOST_BESIDE
