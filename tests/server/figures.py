"""What a durable move costs, by part, and how many a process makes beside the bare stack.

`python -m tests.server.figures` is short; `make figures` is the same for longer. On a PostgreSQL of
its own, so that nobody else's writing is counted.
"""

import asyncio
import random
import shutil
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import cast

import uvloop
from msgspec import json

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.match.match import Match
from hanse.server.app import open_lobby
from hanse.server.config import Settings
from hanse.server.embedded import embedded_database
from hanse.server.store.store import Store
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.live.due import next_due_work
from hanse.tables.live.live import Live, Viewer
from hanse.tables.live.lobby import Lobby
from hanse.tables.messages.wire import ClientMessage, Command, Done
from hanse.tables.seats.seating import Asker
from hanse.tables.store.rows import MatchRow
from tests.server.bare import Texts, bare_moves
from tests.server.counts import count
from tests.server.listeners import Send, listeners
from tests.server.measured import Figures, measured
from tests.server.mortal import open_folder
from tests.server.seats import a_row

MOVES, SECONDS = count("moves", 500, 3000), float(count("seconds", 2, 8))
PLAYERS, BUSY = 32, 200
WIDE = 6000
RECORDED = 300
"""So many moves are played beforehand, for what the bare stack sends of them."""
SEATS = (-1, 0, 1, 2, 3)
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


def recorded(moves: int) -> list[Texts]:
    """What is sent of a game's moves: an update for each of five viewers, and the answer."""
    chance, found = random.Random(7), list[Texts]()
    while len(found) < moves:
        row = a_row(SETUP, seed=chance.randbytes(32))
        live, viewers = Live(row, rebuild(row, [])), [Viewer(Asker(seat)) for seat in SEATS]
        for viewer in viewers:
            viewer.update(live)
        while not live.match.game.over and len(found) < moves:
            match, seat = copy_match(live.match), chance.choice(sorted(live.match.game.asking))
            match.play(seat, match.game.asking[seat].sample(chance.randrange), f"m{len(found)}")
            live.put(row, match)
            updates = [viewer.update(live) for viewer in viewers]
            found.append([*(encode(one) if one else b"" for one in updates), encode(Done("m1"))])
    return found


async def by_part(lobby: Lobby, sends: list[Send]) -> dict[str, float]:
    """One match after another, seen by four seats and a spectator."""
    parts, chance, done = Parts(), random.Random(1), 0
    while done < MOVES:
        row = a_row(SETUP, seed=chance.randbytes(32))
        await lobby.store.create(row)
        live = Live(row, rebuild(row, []))
        viewers = [Viewer(Asker(seat)) for seat in SEATS]
        while not live.match.game.over and done < MOVES:
            seat, text = some_command(live.match, done, chance)
            parts.at = time.process_time()
            texts = await one_move(cast(Store, lobby.store), live, (seat, text), viewers, parts)
            for send, told in zip(sends, texts, strict=True):
                await send([told])
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
    match = copy_match(live.match)
    parts.mark("copy")
    played = match.play(seat, move, said.id, time.time(), question=said.question)
    parts.mark("rules")
    after = next_due_work(live.row, match, 0.6)
    await store.append(live.row, played.entry, after, match.game.over)
    parts.mark("database")
    live.row.version += 1
    live.put(live.row, match)
    updates = [viewer.update(live) for viewer in viewers]
    parts.mark("views")
    texts = [*map(encode, updates), encode(Done(said.id))]
    parts.mark("encode")
    return texts


class Table:
    """A match that is played and seen by four seats and a spectator; one game after another."""

    def __init__(self, lobby: Lobby, number: int, sends: list[Send]) -> None:
        self.lobby = lobby
        self.chance = random.Random(number)
        self.sends = sends
        self.done = 0
        self.viewers: list[Viewer] = []

    async def sit_down(self) -> Live:
        """Begin a new game, in memory and with everything shown once."""
        row: MatchRow = a_row(SETUP, seed=self.chance.randbytes(32))
        await self.lobby.store.create(row)
        live = await self.lobby.load_once(row.id)
        self.viewers = [Viewer(Asker(seat)) for seat in SEATS]
        for viewer in self.viewers:
            viewer.update(live)
        return live

    async def play(self, live: Live, end: float) -> None:
        while time.monotonic() < end:
            if live.match.game.over:
                live = await self.sit_down()
            await self.move(live, self.viewers)

    async def move(self, live: Live, viewers: list[Viewer]) -> None:
        seat, text = some_command(live.match, self.done, self.chance)
        said = _read(text)
        assert isinstance(said, Command)
        move = live.spec.text.read_move(bytes(said.move))
        await self.lobby.play(live, seat, move, said.id, question=said.question)
        self.done += 1
        told = [[update] if (update := viewer.update(live)) else [] for viewer in viewers]
        texts = [*([encode(one) for one in some] for some in told), [encode(Done(said.id))]]
        for send, some_texts in zip(self.sends, texts, strict=True):
            if some_texts:
                await send(some_texts)


async def throughput(lobby: Lobby, sends: list[Send], tables: int) -> Figures:
    """Moves of one process to all screens, many matches at once."""
    every = [Table(lobby, number, sends) for number in range(tables)]
    begun = [(table, await table.sit_down()) for table in every]
    async with measured(cast(Store, lobby.store).pool) as found:
        end = time.monotonic() + SECONDS
        await asyncio.gather(*(table.play(live, end) for table, live in begun))
        found.moves = sum(table.done for table in every)
    return found


def of_six_kilobytes(texts: list[Texts]) -> list[Texts]:
    """What the bare stack sent when the figures were first taken: 6 kB to each of four."""
    every = b"".join(text for some in texts for text in some).decode()
    return [[every[at : at + WIDE].encode()] * 4 for at in range(0, len(every) - WIDE, WIDE)]


async def compare(url: str, tables: int, together: int) -> None:
    """Print ours beside the bare stack, in the same run; twice each, in turns."""
    texts = recorded(RECORDED)
    stacks = {"first bare stack": of_six_kilobytes(texts), "bare, as many bytes": texts}
    for _ in range(2):
        how = f"{tables} tables, group commit {together or 'off'}"
        async with open_lobby(Settings(max_thinking_bots=0, group_commit=together), url) as lobby:
            async with listeners(6) as sends:
                ours = await throughput(lobby, sends, tables)
            print(f"{how}: ours {ours.summary_line()}")
            for name, sent in stacks.items():
                async with listeners(len(sent[0]), bare=True) as sends:
                    moves, micros = await bare_moves(url, tables, SECONDS, sends, sent)
                print(f"{how}: {name} {moves:.0f} moves a second, {micros:.0f} µs of CPU a move:"
                      f" ours {ours.moves / ours.seconds / moves:.2f} as many,"
                      f" CPU {1e6 * ours.here / ours.moves / micros:.2f}")  # fmt: skip


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
    settings = Settings(pool=8, max_thinking_bots=0)
    async with open_lobby(settings, url) as lobby:
        async with listeners(6) as sends:
            found = await by_part(lobby, sends)
        for part, micros in {**found, "together": sum(found.values())}.items():
            print(f"{part:10} {micros:8.0f} µs of CPU a move")
        print(f"pgbench, {settings.pool} connections: {await pgbench(lobby, url, settings.pool)}")
    for tables, together in ((PLAYERS, 0), (BUSY, 50)):
        await compare(url, tables, together)


if __name__ == "__main__":
    with open_folder() as folder, embedded_database.embedded_database(folder) as where:
        uvloop.run(main(where))
