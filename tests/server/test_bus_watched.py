"""A process is told of the matches that somebody watches there, and of no others."""

import asyncio
import random
import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager

import pytest
from prometheus_client import REGISTRY

from hanse.server.app import lobby_with_bus, open_lobby, running_jobs
from hanse.server.bus.arrivals import carrier_of
from hanse.server.bus.hints import Carrier, Hint, Listener
from hanse.server.config import Settings
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.bot_turns.worker import Worker
from hanse.tables.live.live import Live, Viewer
from hanse.tables.seats.seating import Asker
from tests.server.running import database
from tests.server.two_processes import (
    BUSES,
    SOON,
    answer,
    both,
    hints_arrive,
    new_row,
    seen,
    two,
)

MOVES = 5
pytestmark = pytest.mark.parametrize("bus", BUSES, indirect=True)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


def heard() -> float:
    """How many hints came, to all processes of this test."""
    return REGISTRY.get_sample_value("hanse_hints_total", {"way": "heard"}) or 0.0


def test_nothing_is_heard_of_matches_that_nobody_watches_here(bus: str, url: str) -> None:
    """Also where they are in memory, and where somebody watched them before."""

    async def work() -> None:
        chance = random.Random("elsewhere")
        one, other = await new_row(url), await new_row(url)
        async with (
            both(url, bus) as (here, there),
            here.use(one.id) as first, here.use(other.id) as second,
            there.use(one.id) as first_there, there.use(other.id) as second_there,
        ):  # fmt: skip
            lives = [(first, first_there, second), (second, second_there, first)]
            for played, watched, unwatched in lives:
                viewer = Viewer(Asker())
                watched.enter(viewer)
                await hints_arrive(here, played, watched)
                before = heard()
                for _ in range(MOVES):
                    await answer(here, unwatched, chance)
                await answer(here, played, chance)
                await seen(watched, played.row.version)
                assert heard() - before <= 2, "a hint of the unwatched match, or chat that was late"
                watched.leave(viewer)

    asyncio.run(work())


class Gated:
    """Subscribes only when a gate is opened."""

    def __init__(self, inner: Carrier, gate: asyncio.Event) -> None:
        self.inner = inner
        self.gate = gate

    async def send(self, hints: Sequence[Hint]) -> None:
        await self.inner.send(hints)

    async def listen(self, listener: Listener) -> None:
        await self.inner.listen(GatedListener(listener, self.gate))


class GatedListener:
    """Tells a carrier what is watched when the gate is open."""

    def __init__(self, inner: Listener, gate: asyncio.Event) -> None:
        self.gate = gate
        self.inner = inner
        self.receive = inner.receive
        self.look_at_all = inner.look_at_all

    async def changes(self) -> AsyncGenerator[dict[str, bool]]:
        async for changes in self.inner.changes():
            await self.gate.wait()
            yield changes


def test_what_happens_before_a_match_is_subscribed_to_is_seen_when_it_is(
    bus: str, url: str
) -> None:
    """Nobody looks around here, and no further hint comes."""

    async def work() -> None:
        chance, gate, settings = random.Random("gate"), asyncio.Event(), Settings(bus=bus)
        row, store = await new_row(url), await Store.open(url, 2)
        carrier = carrier_of(settings, url)
        assert carrier
        gated = lobby_with_bus(settings, store, Gated(carrier, gate), serving=True)
        async with (
            closing(store), open_lobby(settings, url) as here, gated as there,
            here.use(row.id) as played, there.use(row.id) as watched,
        ):  # fmt: skip
            watched.enter(Viewer(Asker()))
            await here.say(played, 0, "Moin")
            await answer(here, played, chance)
            await asyncio.sleep(0.3)
            assert (watched.row.version, watched.last_line) == (0, 0)
            gate.set()
            await seen(watched, played.row.version)
            async with asyncio.timeout(SOON):
                while watched.last_line < 1:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


@asynccontextmanager
async def closing(store: Store) -> AsyncIterator[None]:
    try:
        yield
    finally:
        await store.close()


def test_those_who_watch_and_play_in_two_processes_see_the_same(bus: str, url: str) -> None:
    """A third, in which nobody watches, plays along."""

    async def work() -> None:
        chance = random.Random("both")
        async with two(url, bus) as (here, played, watched):
            played.enter(Viewer(Asker(0)))
            await hints_arrive(here, played, watched)
            third = open_lobby(Settings(max_thinking_bots=0, bus=bus), url)
            async with third as lobby, lobby.use(played.row.id) as elsewhere:
                for _ in range(MOVES):
                    await answer(here, played, chance)
                    await lobby.freshen(elsewhere)
                    await answer(lobby, elsewhere, chance)
                    for one in (played, watched):
                        await seen(one, elsewhere.row.version)
                assert played.match.record == watched.match.record

    asyncio.run(work())


async def bots_have_answered(live: Live) -> None:
    """Wait until only the person is asked, as far as is known here."""
    end = time.monotonic() + SOON
    while list(live.match.game.asking) != [0]:
        assert time.monotonic() < end, "no bot answers, or nobody hears of it"
        await asyncio.sleep(0.01)


def test_a_worker_finds_its_work_and_its_answers_are_heard(bus: str, url: str) -> None:
    """It watches no match, and subscribes to none."""

    async def work() -> None:
        chance = random.Random("work")
        settings = Settings(max_thinking_bots=0, bus=bus, bot_delay=0.0)
        row = await new_row(url, bots=dict.fromkeys((1, 2, 3), "dabbler"))
        async with (
            open_lobby(settings, url) as here, open_lobby(settings, url, serving=False) as worker,
            here.use(row.id) as live, running_jobs(Worker(worker, 2).run()),
        ):  # fmt: skip
            live.enter(Viewer(Asker(0)))
            for _ in range(MOVES):
                await bots_have_answered(live)
                await answer(here, live, chance)
            await bots_have_answered(live)

    asyncio.run(work())
