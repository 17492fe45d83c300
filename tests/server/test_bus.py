"""Hints between processes: what is played here is soon seen there, whatever becomes of a hint."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from statistics import quantiles
from typing import cast

import asyncpg
import pytest

from hanse.server.app import running_jobs
from hanse.server.bus.hints import Carrier, Hint, Hints, Listener, decode_hints, encode_hints
from hanse.server.bus.nats_bus import NatsCarrier
from hanse.server.bus.postgres_bus import channel_of
from hanse.server.config import BadSettings, read_settings
from hanse.server.store.migrate import migrate
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.other_processes import keep_looking
from tests.server.counts import SEED, count
from tests.server.running import database, free_port, sql
from tests.server.two_processes import BUSES, answer, hints_arrive, seen, two

MOVES = count("hinted", 30, 1000)
LISTENERS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND query LIKE 'LISTEN "hanse.%'
"""


class Lossy:
    """Loses 30 % of the hints, doubles 30 %, and lets each come when it likes."""

    def __init__(self, carrier: Carrier, chance: random.Random) -> None:
        self.carrier = carrier
        self.chance = chance
        self.late: set[asyncio.Task[None]] = set()

    async def send(self, hints: Sequence[Hint]) -> None:
        kept = [hint for hint in hints if self.chance.random() > 0.3]
        for hint in [*kept, *(hint for hint in kept if self.chance.random() < 0.3)]:
            task = asyncio.create_task(self.send_late(hint))
            self.late.add(task)
            task.add_done_callback(self.late.discard)

    async def send_late(self, hint: Hint) -> None:
        await asyncio.sleep(self.chance.uniform(0, 0.1))
        await self.carrier.send([hint])

    async def listen(self, listener: Listener) -> None:
        await self.carrier.listen(listener)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


@pytest.mark.parametrize("bus", BUSES, indirect=True)
def test_moves_and_chat_are_soon_seen_elsewhere(
    bus: str, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody looks around here: they are known by hints alone."""

    async def work() -> list[float]:
        chance = random.Random(f"hints {SEED}")
        waits = list[float]()
        while len(waits) < MOVES:
            async with two(url, bus) as (here, played, watched):
                await hints_arrive(here, played, watched)
                while len(waits) < MOVES and not played.match.game.over:
                    await answer(here, played, chance)
                    waits.append(await seen(watched, played.row.version))
        return waits

    waits = sorted(asyncio.run(work()))
    with capsys.disabled():
        p95 = quantiles(waits, n=20)[-1]
        median = waits[len(waits) // 2]
        print(f"\n{bus}: seen elsewhere after {1e3 * median:.1f} ms, p95 {1e3 * p95:.1f} ms")


@pytest.mark.parametrize("bus", ["", "nats://127.0.0.1:9", *BUSES], indirect=True)
def test_lost_doubled_and_late_hints_cost_nothing(bus: str, url: str) -> None:
    """R8: every move is accepted, and those who look converge, also where there is no bus."""

    async def work() -> None:
        chance = random.Random(f"lossy {SEED}")
        left = MOVES
        while left:
            async with two(url, bus) as (here, played, watched):
                hints = cast(Hints, here.hints)
                if hints.carrier:
                    hints.carrier = Lossy(hints.carrier, chance)
                async with running_jobs(keep_looking(watching(watched, here), 0.2)):
                    while left and not played.match.game.over:
                        await answer(here, played, chance)
                        left -= 1
                    await seen(watched, played.row.version)
                assert watched.match.record == played.match.record

    asyncio.run(work())


def watching(live: Live, like: Lobby) -> Lobby:
    """A process that has this match and looks around."""
    lobby = Lobby(like.store, 10, 0.0)
    lobby.lives[live.row.id] = live
    return lobby


def test_a_lost_connection_is_opened_again_and_what_was_missed_is_looked_for(url: str) -> None:
    async def work() -> None:
        chance = random.Random("again")
        async with two(url, "postgres") as (here, played, watched):
            await hints_arrive(here, played, watched)
            await asyncio.to_thread(sql, url, LISTENERS)
            await answer(here, played, chance)
            await seen(watched, played.row.version)
            await answer(here, played, chance)
            await seen(watched, played.row.version)

    asyncio.run(work())


def test_what_others_write_to_the_bus_changes_nothing(url: str) -> None:
    async def work() -> None:
        async with two(url, "postgres") as (here, played, watched):
            await hints_arrive(here, played, watched)
            lies = [b"", b"[1]", b'[["x"]]', b"{", encode_hints(Hint(played.row.id, 10**9, 10**9))]
            channel = channel_of(played.row.id)
            connection = await asyncpg.connect(url)
            for lie in lies:
                await connection.execute("SELECT pg_notify($1, $2)", channel, lie.decode())
            await connection.close()
            before = watched.row.version
            await answer(here, played, random.Random(1))
            await seen(watched, before + 1)
            assert watched.row.version == played.row.version

    asyncio.run(work())


def test_hints_of_one_match_become_one() -> None:
    one, other = Hint("m", version=4), Hint("m", version=2, chat=7)
    assert one.with_more(other) == other.with_more(one) == Hint("m", 4, 7)
    assert decode_hints(encode_hints(one, other)) == [one, other]
    assert one.with_more(Hint("m")) == Hint("m").with_more(one) == Hint("m")


def test_without_a_server_of_nats_sending_fails_at_once() -> None:
    carrier = NatsCarrier(f"nats://127.0.0.1:{free_port()}")
    with pytest.raises(OSError, match="away"):
        asyncio.run(carrier.send([Hint("m", 1)]))


@pytest.mark.parametrize("bus", ["redis://127.0.0.1", "yes"])
def test_a_bus_that_is_none_is_refused(bus: str) -> None:
    with pytest.raises(BadSettings, match="HANSE_BUS"):
        read_settings({"HANSE_BUS": bus})
