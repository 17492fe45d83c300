"""What a durable move costs, by part, and how many a process stores beside pgbench.

`python -m tests.server.figures` (make figures): for the next step, not for CI.
"""

import asyncio
import random
import shutil
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

import uvloop
from msgspec import json

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.match.match import Match
from hanse.server.app import opened
from hanse.server.config import Settings
from hanse.server.copies import copied, rebuilt
from hanse.server.live import Live, Viewer, due
from hanse.server.lobby import Lobby
from hanse.server.store.rows import MatchRow
from hanse.server.store.store import Store
from hanse.server.wire import ClientMessage, Command, Done
from tests.server.listeners import Send, listeners, say
from tests.server.running import database
from tests.server.seats import a_row

MOVES, SECONDS, PLAYERS = 3000, 8.0, 32
SETUP = Setup("kogge", 4)
_read = json.Decoder(ClientMessage).decode

PGBENCH = """
WITH fenced AS (
    UPDATE match SET version = version + 1, due_at = NULL, due_kind = NULL, finished_at = NULL
    WHERE id = 'bench' || :client_id AND version >= 0 RETURNING id, version
)
INSERT INTO entry (match, number, shard, ply, seat, question, move, draws, command, at)
SELECT id, version, 3, version, 1, version, '{"items":[0,0,1,0,0],"move":"bid"}', '[]'::jsonb,
    'c' || version, 1794710049.95 FROM fenced RETURNING number;
"""


class Parts:
    """Seconds of this process's CPU, by part."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.at = time.process_time()

    def mark(self, part: str) -> None:
        now = time.process_time()
        self.spent[part] += now - self.at  # type: ignore[assignment]
        self.at = now


def some_command(match: Match, number: int, chance: random.Random) -> tuple[int, bytes]:
    seat = chance.choice(sorted(match.game.asking))
    move = encode(match.game.asking[seat].sample(chance.randrange))
    told = {"say": "command", "id": f"m{number}", "move": json.decode(move)}
    return seat, encode({**told, "question": match.game.asked_at[seat]})


async def by_part(lobby: Lobby, sends: list[Send]) -> dict[str, float]:
    """One match after another, seen by four seats and a spectator."""
    parts, chance, done = Parts(), random.Random(1), 0
    while done < MOVES:
        row = a_row(SETUP, seed=chance.randbytes(32))
        await lobby.store.create(row)
        live = Live(row, rebuilt(row, []))
        viewers = [Viewer(seat) for seat in (-1, 0, 1, 2, 3)]
        while not live.match.game.over and done < MOVES:
            seat, text = some_command(live.match, done, chance)
            parts.at = time.process_time()
            texts = await one_move(lobby.store, live, (seat, text), viewers, parts)
            for send, told in zip(sends, texts, strict=True):
                await say(send, told)
            parts.mark("send")
            done += 1
            await asyncio.sleep(0)
    return {part: 1e6 * spent / done for part, spent in parts.spent.items()}


async def one_move(
    store: Store, live: Live, told: tuple[int, bytes], viewers: list[Viewer], parts: Parts
) -> list[bytes]:
    """Everything but sending: what each viewer is told, and last the answer."""
    seat, text = told
    said = _read(text)
    assert isinstance(said, Command)
    move = live.spec.text.read_move(bytes(said.move))
    parts.mark("decode")
    match = copied(live.match)
    parts.mark("copy")
    played = match.play(seat, move, said.id, time.time(), question=said.question)
    parts.mark("rules")
    after = due(live.row, match, 0.6)
    await store.append(live.row, played.entry, after, match.game.over)
    parts.mark("database")
    live.row.version += 1
    live.put(live.row, match)
    updates = [viewer.update(live) for viewer in viewers]
    parts.mark("views")
    texts = [*map(encode, updates), encode(Done(said.id))]
    parts.mark("encode")
    return texts


async def throughput(lobby: Lobby) -> tuple[float, float]:
    """Moves a second through one process, many matches at once; and microseconds of CPU for each.

    The latter say what it could do if nobody else used the machine.
    """
    end, began = time.monotonic() + SECONDS, time.process_time()

    async def play(number: int) -> int:
        chance, done = random.Random(number), 0
        while time.monotonic() < end:
            row: MatchRow = a_row(SETUP, seed=chance.randbytes(32))
            await lobby.store.create(row)
            async with lobby.using(row.id) as live:
                while not live.match.game.over and time.monotonic() < end:
                    seat, text = some_command(live.match, done, chance)
                    said = _read(text)
                    assert isinstance(said, Command)
                    move = live.spec.text.read_move(bytes(said.move))
                    await lobby.play(live, seat, move, said.id, question=said.question)
                    done += 1
        return done

    stored = sum(await asyncio.gather(*(play(number) for number in range(PLAYERS))))
    return stored / SECONDS, 1e6 * (time.process_time() - began) / stored


async def pgbench(lobby: Lobby, url: str, clients: int) -> str:
    """The same statement by PostgreSQL's own bench, as long and with as many connections."""
    program = shutil.which("pgbench") or "/usr/lib/postgresql/15/bin/pgbench"
    for client in range(clients):
        row = a_row(SETUP)
        row.id = f"bench{client}"
        await lobby.store.create(row)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "move.sql"
        script.write_text(PGBENCH)
        run = [program, "-n", "-M", "prepared", "-f", str(script), "-c", str(clients), "-j", "1",
               "-T", str(int(SECONDS)), url]  # fmt: skip
        told = await asyncio.to_thread(subprocess.run, run, capture_output=True, text=True)
    lines = [line for line in told.stdout.splitlines() if line.startswith("tps")]
    return lines[0] if lines else told.stderr


async def main(url: str) -> None:
    settings = Settings(pool=8, bots_at_once=0)
    async with opened(settings, url) as lobby:
        async with listeners(6) as sends:
            found = await by_part(lobby, sends)
        for part, micros in {**found, "together": sum(found.values())}.items():
            print(f"{part:10} {micros:8.0f} µs of CPU a move")
        print(f"pgbench, {settings.pool} connections: {await pgbench(lobby, url, settings.pool)}")
        moves, micros = await throughput(lobby)
        print(
            f"one process, {PLAYERS} matches at once: {moves:.0f} moves a second, {micros:.0f} µs"
        )


if __name__ == "__main__":
    with database() as where:
        uvloop.run(main(where))
