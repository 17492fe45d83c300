"""R15 and R16: many live games on one machine, a move in each every few seconds.

How soon do all four see it, and what does it cost? `make crowd` is a club's evening;
`python -m tests.server.crowd --help` says what else can be asked. The players are in this process,
the servers in others.
"""

import asyncio
import random
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from statistics import quantiles

import psutil
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.tables.live.copies import rebuild
from tests.server.fleet import Helper
from tests.server.people import PROTOCOL
from tests.server.running import QUICK, Server, database, free_port, some_address
from tests.server.seats import a_row, put, secret

SEATS = 4
UPDATE = b'{"say":"update"'
LOST = 20.0
"""Seconds after which a screen counts as not shown."""
BATCH = 50
"""So many sit down at once."""


class Crowd:
    """What was seen, over all tables."""

    def __init__(self) -> None:
        self.shown: list[float] = []
        self.missed = 0
        self.counting = False


class CrowdTable:
    """A game that this process plays along, so that it knows what may be answered."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.chance = random.Random(number)
        self.row = a_row(Setup("kogge", SEATS), seed=self.chance.randbytes(32))
        self.match = rebuild(self.row, [])
        self.sockets: list[ClientConnection] = []
        self.waiting: set[int] = set()
        self.all_seen = asyncio.Event()
        self.readers: list[asyncio.Task[None]] = []

    async def sit_down(self, servers: Sequence[Server], *, apart: bool) -> None:
        """Sit down at one server, as a proxy sends all of a table to one, or each at another."""
        first = self.chance.randrange(len(servers))
        for seat in range(SEATS):
            server = servers[(first + seat * apart) % len(servers)]
            where = f"ws://127.0.0.1:{server.port}/api/tables/{self.row.id}/socket"
            who = {"Authorization": f"Bearer {secret(seat)}", "X-Forwarded-For": some_address()}
            socket = await connect(where, additional_headers=who, open_timeout=60)
            await socket.send(encode({"say": "hello", "protocol": PROTOCOL}).decode())
            while not (await socket.recv(decode=False)).startswith(UPDATE):
                pass
            self.sockets.append(socket)
        self.readers = [asyncio.create_task(self.look(seat)) for seat in range(SEATS)]

    async def look(self, seat: int) -> None:
        """Note when a screen shows something new."""
        async for message in self.sockets[seat]:
            told = message.encode() if isinstance(message, str) else message
            assert b'"say":"refused"' not in told[:20], told
            if told.startswith(UPDATE):
                self.waiting.discard(seat)
                if not self.waiting:
                    self.all_seen.set()

    async def play(self, every: float, end: float) -> None:
        """Play a move every so often."""
        await asyncio.sleep(self.chance.random() * every)
        while time.monotonic() < end and not self.match.game.over:
            began = time.monotonic()
            await self.move()
            await asyncio.sleep(max(0.0, began + every - time.monotonic()))

    async def move(self) -> None:
        game = self.match.game
        seat = self.chance.choice(sorted(game.asking))
        question, number = game.asked_at[seat], f"m{len(self.match.record.entries)}"
        move = game.asking[seat].sample(self.chance.randrange)
        self.match.play(seat, move, number)
        told = encode({"say": "command", "id": number, "question": question}).decode()
        text = f'{told[:-1]},"move":{encode(move).decode()}}}'
        self.waiting = set(range(SEATS))
        self.all_seen.clear()
        began = time.perf_counter()
        await self.sockets[seat].send(text)
        try:
            async with asyncio.timeout(LOST):
                await self.all_seen.wait()
        except TimeoutError:
            self.crowd.missed += 1
        if self.crowd.counting:
            self.crowd.shown.append(time.perf_counter() - began)

    async def leave(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


async def evening(asked: Namespace, servers: Sequence[Server], url: str) -> None:
    """Let everybody sit down, play, and then do nothing."""
    crowd = Crowd()
    tables = [CrowdTable(crowd, number) for number in range(asked.games)]
    await asyncio.to_thread(put, url, *(table.row for table in tables))
    for first in range(0, len(tables), BATCH):
        await asyncio.gather(
            *(table.sit_down(servers, apart=asked.apart) for table in tables[first : first + BATCH])
        )
    print(
        f"{asked.games} games, {asked.games * SEATS} sockets, {len(servers)} servers,"
        f" {'each seat elsewhere' if asked.apart else 'a table at one'}, bus {asked.bus or 'none'},"
        f" a move every {asked.every:g} s each",
        flush=True,
    )
    end = time.monotonic() + asked.seconds + 2 * asked.every
    playing = [asyncio.create_task(table.play(asked.every, end)) for table in tables]
    await asyncio.sleep(2 * asked.every)
    crowd.counting = True
    before, began = spent(servers), time.monotonic()
    await asyncio.gather(*playing)
    used, took = spent(servers) - before, time.monotonic() - began
    report(crowd, servers, used, took)
    before, began = spent(servers), time.monotonic()
    await asyncio.sleep(10)
    idle = (spent(servers) - before) / (time.monotonic() - began)
    print(f"idle, everybody still there: {100 * idle:.1f} % of a core")
    await asyncio.gather(*(table.leave() for table in tables))


def report(crowd: Crowd, servers: Sequence[Server], used: float, took: float) -> None:
    shown = sorted(1000 * one for one in crowd.shown)
    cuts = quantiles(shown, n=100)
    memory = [psutil.Process(pid_of(server)).memory_info().rss / 1e6 for server in servers]
    print(f"{len(shown)} moves, {len(shown) / took:.0f} a second, on all screens after"
          f" p50 {cuts[49]:.0f}, p95 {cuts[94]:.0f}, p99 {cuts[98]:.0f} ms, most {shown[-1]:.0f}"
          f"; {crowd.missed} not seen by all")  # fmt: skip
    print(f"servers: {1e6 * used / len(shown):.0f} µs of CPU a move, {100 * used / took:.0f} % of a"
          f" core, {', '.join(f'{one:.0f}' for one in memory)} MB")  # fmt: skip


def pid_of(server: Server) -> int:
    assert server.process
    return server.process.pid


def spent(servers: Sequence[Server]) -> float:
    """Seconds of CPU of all servers."""
    times = [psutil.Process(pid_of(server)).cpu_times() for server in servers]
    return sum(one.user + one.system for one in times)


@contextmanager
def running_servers(asked: Namespace, url: str) -> Iterator[list[Server]]:
    settings = {
        "HANSE_MAX_THINKING_BOTS": "0", "HANSE_LOG_LEVEL": "error", "HANSE_MESSAGES": QUICK,
        "HANSE_GROUP_COMMIT": str(asked.together), "HANSE_CACHED_MATCHES": str(2 * asked.games),
    }  # fmt: skip
    with ExitStack() as open_ones:
        if asked.bus == "nats":
            nats = Helper("nats", "nats-server", "-a", "127.0.0.1", "-p", port := str(free_port()))
            nats.start()
            open_ones.callback(nats.kill)
            settings |= {"HANSE_BUS": f"nats://127.0.0.1:{port}", "HANSE_POLL_INTERVAL": "5"}
        elif asked.bus:
            settings |= {"HANSE_BUS": asked.bus, "HANSE_POLL_INTERVAL": "5"}
        servers = [Server(url, settings=settings) for _ in range(asked.servers)]
        for server in servers:
            server.start()
            open_ones.callback(server.kill)
        yield servers


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=250)
    asked.add_argument("--every", type=float, default=3.0)
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--servers", type=int, default=1)
    asked.add_argument("--apart", action="store_true", help="those of a table at many servers")
    asked.add_argument("--bus", choices=("", "nats", "postgres"), default="")
    asked.add_argument("--together", type=int, default=50, help="group commit; 0 is off")
    told = asked.parse_args()
    with database() as url, running_servers(told, url) as servers:
        uvloop.run(evening(told, servers, url))


if __name__ == "__main__":
    main()
