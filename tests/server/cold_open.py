"""How long the opening of a long match takes, beside a commit before: `make figures` runs it too.

Both open the same matches, from the database to the match and to the first page of a seat, by turns
in processes of their own; the quickest of all counts. The games are played by the code before, so
both can play them again. No game has 1,000 entries: the longest are opened one after another until
there are as many.
"""

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

from bench.before import ROOT, checked_out
from tests.server.counts import count
from tests.server.running import database, sql

BEFORE = "2757e19"
"""The last commit before moves became cheaper."""
ENTRIES = 1000
PLAY = """
import asyncio, random, sys
from hanse.core.setup import Setup
from hanse.tables.live.lobby import Lobby
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from tests.server.finished import play_out
from tests.server.seats import a_row

async def main(url, games):
    await migrate(url)
    chance, store = random.Random("cold"), await Store.open(url, 2)
    lobby = Lobby(store, 2, 0.0)
    for number in range(games):
        row = a_row(Setup(("kogge", "luebeck")[number % 2], 4), seed=chance.randbytes(32))
        await store.create(row)
        await play_out(lobby, row.id, chance)
    await store.close()

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""
OPEN = """
import asyncio, sys
from time import process_time
from hanse.core.wire import encode
from hanse.tables.live.live import Viewer
from hanse.tables.seats.seating import Asker
from hanse.tables.live.lobby import Lobby
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store

async def main(url, times, matches):
    await migrate(url)
    store, took = await Store.open(url, 2), []
    for _ in range(times):
        opened = shown = 0.0
        for match in matches:
            lobby, viewer, began = Lobby(store, 1, 0.0), Viewer(Asker(0)), process_time()
            async with lobby.use(match) as live:
                opened += process_time() - began
                viewer.start(live, 0, 0)
                assert [encode(message) for message in viewer.pull(live)]
                shown += process_time() - began
        took.append((opened, shown))
    await store.close()
    print(*map(min, zip(*took[1:])))

asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
"""
LONGEST = "SELECT match, count(*) FROM entry GROUP BY match ORDER BY count(*) DESC"


def run(script: str, source: Path, *words: str) -> list[float]:
    """Return the numbers that a script prints, which finds the code of one version."""
    here = {**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(source.parent)))}
    command = [sys.executable, "-c", script, *words]
    told = subprocess.run(
        command, cwd=source.parent, env=here, check=True, stdout=subprocess.PIPE, text=True
    )
    return [float(one) for one in told.stdout.split()]


def long_ones(url: str) -> tuple[list[str], int]:
    """Return the longest matches that have so many entries together, and how many they have."""
    chosen, entries = list[str](), 0
    for match, many in sql(url, LONGEST):
        if entries < ENTRIES:
            chosen, entries = [*chosen, match], entries + many
    return chosen, entries


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--commit", default=BEFORE)
    asked.add_argument("--rounds", type=int, default=count("rounds", 3, 8))
    told = asked.parse_args()
    now, before = [], []
    with checked_out(told.commit) as old, database() as first:
        run(PLAY, old, first, "12")
        matches, entries = long_ones(first)
        with database(first.rpartition("/")[2]) as second:  # today's code may change its tables
            for _ in range(told.rounds):
                before.append(run(OPEN, old, first, "4", *matches))
                now.append(run(OPEN, ROOT / "src", second, "4", *matches))
    for what, side in (("to the match", 0), ("to its first page", 1)):
        new, was = (1e6 * min(one[side] for one in each) / entries for each in (now, before))
        print(f"cold open {what}: {new:.0f} µs of CPU an entry, {was:.0f} at {told.commit}:"
              f" {new / was:.2f} ({entries} entries of {len(matches)} matches)")  # fmt: skip


if __name__ == "__main__":
    main()
