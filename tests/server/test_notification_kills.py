"""Processes that send notifications are killed at any instant: none is lost, none is sent anew.

A table plays on only when every notification of its present turns has arrived. So each turn of each
channel has to arrive, and a lost one stops its table for good.
"""

import asyncio
import os
import random
import subprocess
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from hanse.core.setup import Setup
from hanse.server.notifications.due_notifications import waiting_notifications
from hanse.server.store.channel_rows import Channel
from hanse.server.store.migrate import migrate
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.rows import MatchRow
from tests.server.counts import GAMES, SEED, count
from tests.server.mail_servers import MailServer, mail_server
from tests.server.notified import LOOPBACK, Scene, scene
from tests.server.own_postgres import PROGRAMS, OwnPostgres, own_postgres
from tests.server.receivers import Receiver, receiver
from tests.server.running import Server, free_port
from tests.server.seats import a_row
from tests.server.test_channels import a_channel

KILLS = count("notify_kills", 12, 50)
TABLES = 6
LEASE, LOST = 3.0, 300.0
"""Seconds of a lease in these processes, and seconds after which a notification counts as lost."""
HURRIED = (
    f"from hanse.server.store import channel_rows; channel_rows.NOTIFY_LEASE = {LEASE};"
    "from hanse.server.notifications import notifier; notifier.POLL = 0.1;"
    "notifier.FIRST_WAIT = 0.2; notifier.SWEEP = 2.0;"
    "from hanse.cli.main import app; app()"
)
SLOW = 0.15
"""Seconds until a receiver answers, so that most kills hit something that is on its way."""


class Sender(Server):
    """A server or a worker, which sends notifications."""

    def begin(self) -> None:
        """Start without waiting until it is ready."""
        port = ["--port", str(self.port)] if "serve" in self.words else []
        run = [self.python, "-c", self.entry, *self.words, *port]
        environment = {**os.environ, "DATABASE_URL": self.url, **self.settings}
        self.process = subprocess.Popen(run, env=environment, stderr=self.log)

    @property
    def is_working(self) -> bool:
        assert self.log
        return b'"event": "working"' in Path(self.log.name).read_bytes() or self.answers()


@dataclass
class Campaign:
    """What was expected, and what came of it."""

    made: Scene
    hook: Receiver
    mails: MailServer
    expected: set[str] = field(default_factory=set)
    unawaited: set[str] = field(default_factory=set)
    """Of turns that wait when everything ends, or at tables that were left half made."""
    tables: list[str] = field(default_factory=list)
    stopped: bool = False
    lost: list[str] = field(default_factory=list)
    kills: int = 0

    @property
    def arrived(self) -> list[str]:
        """All ids, also those of repeats."""
        mailed = [name for mail in self.mails.got for name in mail["Hanse-Notifications"].split()]
        return [one.headers["webhook-id"] for one in self.hook.got] + mailed

    async def play(self, number: int) -> None:
        """Play at tables, one after another, each turn after its notifications."""
        while not self.stopped:
            row = await patiently(lambda: a_table(self, number))
            await self.play_at(row.id)

    async def play_at(self, match: str) -> None:
        while not self.stopped and (wanted := await patiently(lambda: self.waiting(match))):
            self.expected |= wanted
            if not await self.arrival(wanted):
                return
            with suppress(Unavailable):
                await self.made.answer(match)

    async def waiting(self, match: str) -> set[str]:
        """The notifications of all turns that wait at this table; none when its game is over."""
        async with self.made.lobby.use(match) as live:
            await self.made.lobby.freshen(live)
            channels = await self.made.store.channels.of_match(match)
            return {one.id for one in waiting_notifications(live.row, live.match, channels)}

    async def arrival(self, wanted: set[str]) -> bool:
        """Wait for these; return false if nobody would expect those of another turn."""
        end = time.monotonic() + LOST
        while missing := wanted - set(self.arrived):
            if time.monotonic() > end:
                self.lost += missing
                self.stopped = True
                return False
            await asyncio.sleep(0.05)
        return not self.stopped


async def patiently[T](work: Callable[[], Awaitable[T]]) -> T:
    """Do this once the database is there."""
    while True:
        try:
            return await work()
        except Unavailable:
            await asyncio.sleep(0.2)


async def a_table(run: Campaign, number: int) -> MatchRow:
    """A table at which each seat has a webhook and a mail address, or the table has one webhook."""
    row = a_row(Setup(GAMES[number % 2], 3), began=time.time())
    await run.made.store.create(row)
    run.tables.append(row.id)
    seats = (-1,) if number % 3 == 2 else range(3)
    channels = [a_channel(row, seat, address=run.hook.url, idle=0.0) for seat in seats]
    if number % 3 != 2:
        channels += [mail_of(row, seat) for seat in seats]
    for channel in channels:
        await run.made.store.channels.add(channel)
    return row


def mail_of(row: MatchRow, seat: int) -> Channel:
    return a_channel(
        row, seat, id=f"{row.id}m{seat}", kind="mail", address=f"s{seat}@example.org", key="key",
        idle=0.0,
    )  # fmt: skip


async def kill_often(run: Campaign, senders: list[Sender], base: OwnPostgres) -> None:
    chance = random.Random(f"notify kills {SEED}")
    while run.kills < KILLS and not run.stopped:
        await asyncio.sleep(chance.uniform(0.05, 0.5))
        working = [one for one in senders if one.is_working]
        if run.kills % 12 == 3:
            await asyncio.to_thread(base.stop)
            await asyncio.to_thread(base.start)
        elif len(working) > 1:
            victim = chance.choice(working)
            await asyncio.to_thread(victim.kill)
            assert victim.log
            victim.log.truncate(0)
            victim.begin()
        else:
            continue
        run.kills += 1


async def campaign(run: Campaign, senders: list[Sender], base: OwnPostgres) -> None:
    for one in senders:
        one.begin()
    players = [asyncio.create_task(run.play(number)) for number in range(TABLES)]
    await kill_often(run, senders, base)
    before = len(run.expected)
    while len(run.expected) < before + TABLES and not run.stopped:  # they still send
        await asyncio.sleep(0.1)
    run.stopped = True
    await asyncio.gather(*players)
    for match in run.tables:
        run.unawaited |= await run.waiting(match) - run.expected


def sender(url: str, number: int, folder: Path, mails: MailServer) -> Sender:
    """The first is a server, the others are workers."""
    settings = {
        **mails.settings, "HANSE_NOTIFICATION_NETWORKS": LOOPBACK, "HANSE_LOG_LEVEL": "info",
        "HANSE_POOL": "3",
    }  # fmt: skip
    words = ("serve",) if number == 0 else ("worker",)
    log = (folder / f"{number}.log").open("ab")
    return Sender(url, settings=settings, entry=HURRIED, words=words, log=log)


@pytest.mark.skipif(not PROGRAMS, reason="needs the programs of PostgreSQL")
def test_killed_senders_lose_nothing_and_repeat_with_the_same_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(url: str) -> Campaign:
        await migrate(url)
        async with scene(url, f"notify kills {SEED}") as made:
            run = Campaign(made, hook, mails)
            await campaign(run, senders, base)
            return run

    with ExitStack() as stack:
        base = stack.enter_context(own_postgres())
        hook = stack.enter_context(receiver(delay=SLOW))
        mails = stack.enter_context(mail_server(free_port()))
        senders = [sender(base.url, number, tmp_path, mails) for number in range(3)]
        for one in senders:
            stack.callback(end, one)
        run = asyncio.run(work(base.url))
    repeats = len(run.arrived) - len(set(run.arrived))
    with capsys.disabled():
        print(f"\n{run.kills} kills, {len(run.expected)} notifications, {repeats} repeated")
    assert run.lost == []
    assert run.kills == KILLS
    assert set(run.arrived) - run.unawaited == run.expected, "one for each turn and channel"
    assert len(run.expected) > 2 * KILLS


def end(sender: Sender) -> None:
    if sender.process and sender.process.poll() is None:
        sender.kill()
    assert sender.log
    sender.log.close()
