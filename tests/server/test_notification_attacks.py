"""Attacks on turn notifications: nobody stops those of others, gets too many, or makes a link."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator

import pytest
from msgspec import json
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.server.config import Settings
from hanse.server.notifications import name_lookups
from hanse.server.notifications.due_notifications import next_notifications
from hanse.server.notifications.formats import BODIES, KEY_PREFIX
from hanse.server.notifications.outgoing_addresses import BadAddress, resolve_name
from hanse.server.notifications.push_encryption import encrypt
from hanse.server.notifications.pushes import contact_of
from hanse.server.notifications.quiet_hours import after_quiet_hours
from hanse.server.notifications.texts import text_of
from hanse.server.store.channel_rows import Options
from hanse.server.store.migrate import migrate
from hanse.tables.live.copies import rebuild
from tests.server.notified import Scene, scene
from tests.server.receivers import receiver
from tests.server.running import database
from tests.server.seats import a_row
from tests.server.subscriptions import Subscription
from tests.server.test_channels import a_channel

type Work = Callable[[Scene], Coroutine[object, object, None]]
NOW = 1_000.0
DAYS_AGO = "hanse_now() - make_interval(days => $2)"


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with database() as made:
        asyncio.run(migrate(made))
        yield made


@pytest.fixture
def play(url: str) -> Callable[[Work], None]:
    async def run(work: Work) -> None:
        async with scene(url) as made:
            await work(made)

    return lambda work: asyncio.run(run(work))


def test_name_servers_that_do_not_answer_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their lookups cannot be ended, so they must not take the threads that load matches."""
    end = threading.Event()

    def hang(*_: object, **__: object) -> list[object]:
        end.wait(20)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    monkeypatch.setattr(name_lookups, "RESOLVE_SECONDS", 0.3)

    async def work() -> None:
        asked = [resolve_name(f"n{number}.example.org", 443) for number in range(50)]
        waiting = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        began = time.monotonic()
        await asyncio.gather(*(asyncio.to_thread(time.sleep, 0) for _ in range(20)))
        assert time.monotonic() - began < 0.25
        assert {type(one) for one in await waiting} == {BadAddress}
        assert sum(thread.name.startswith("lookup") for thread in threading.enumerate()) <= 32

    try:
        asyncio.run(work())
    finally:
        end.set()


def test_one_broken_channel_neither_stops_the_others_nor_is_tried_for_ever(
    play: Callable[[Work], None],
) -> None:
    async def work(made: Scene) -> None:
        with receiver() as hook:
            row = a_row(Setup("luebeck", 3), began=time.time())
            await made.store.create(row)
            async with made.lobby.use(row.id) as live:
                seat = min(live.match.game.asking)
            good = a_channel(row, seat, address=hook.url, idle=0.0)
            broken = replace(good, id=f"{row.id}broken", key=f"{KEY_PREFIX}x.y")
            for channel in (broken, good):
                await made.store.channels.add(channel)
            await made.notify()
            found = {one.id: one for one in await made.store.channels.of_match(row.id)}
            assert len(hook.got) == 1
            assert found[good.id].sent >= 0
            assert (found[broken.id].tries, found[broken.id].sent) == (1, -1)
            assert found[broken.id].next_at > time.time() + 5

    play(work)


def test_a_process_leaves_what_it_cannot_send_to_another(play: Callable[[Work], None]) -> None:
    """A worker without the settings of the mail server must not use up the attempts."""

    async def work(made: Scene) -> None:
        row = a_row(Setup("luebeck", 3), began=time.time())
        await made.store.create(row)
        async with made.lobby.use(row.id) as live:
            seat = min(live.match.game.asking)
        mail = a_channel(row, seat, kind="mail", address="anna@example.org", idle=0.0)
        await made.store.channels.add(mail)
        await made.notify()
        (left,) = await made.store.channels.of_match(row.id)
        assert (left.tries, left.sent, left.failed) == (0, -1, "")
        due = "SELECT notify_at > hanse_now() + interval '30 s' FROM match WHERE id = $1"
        assert [one[0] for one in await made.store.rows(due, row.id)] == [True]

    play(work)


def test_a_channel_never_goes_back_to_an_earlier_turn(play: Callable[[Work], None]) -> None:
    """Of two seats that are asked, the later one answers: the other's turn was notified before."""

    async def work(made: Scene) -> None:
        row = a_row(Setup("kogge", 3))
        match = rebuild(row, [])
        (note,) = next_notifications(row, match, [a_channel(row, -1)])
        assert next_notifications(row, match, [a_channel(row, -1, sent=note.turn)]) == []
        assert next_notifications(row, match, [a_channel(row, -1, sent=note.turn + 2)]) == []
        await made.store.create(row)
        await made.store.channels.add(a_channel(row, -1))
        for turn in (7, 5):
            await made.store.channels.note_sent(a_channel(row, -1), turn)
        assert [one.sent for one in await made.store.channels.of_match(row.id)] == [7]

    play(work)


def test_a_removed_channel_does_not_come_back_by_a_change(play: Callable[[Work], None]) -> None:
    async def work(made: Scene) -> None:
        row = a_row(Setup("kogge", 3))
        await made.store.create(row)
        mine = a_channel(row, kind="mail", failed="unconfirmed")
        await made.store.channels.add(mine)
        await made.store.channels.remove(row.id, mine.secret, mine.id)
        assert not await made.store.channels.change(replace(mine, idle=9.0))
        await made.store.channels.confirm(mine.id)
        assert await made.store.channels.of_match(row.id) == []
        await made.store.channels.add(mine)
        await made.store.channels.confirm(mine.id)
        await made.store.channels.change(mine)
        (found,) = await made.store.channels.of_match(row.id)
        assert found.failed == "", "a change that began before keeps the confirmation"

    play(work)


def test_addresses_are_forgotten_if_nobody_confirms_or_plays(play: Callable[[Work], None]) -> None:
    async def work(made: Scene) -> None:
        row = a_row(Setup("kogge", 3))
        await made.store.create(row)
        asked = a_channel(row, kind="mail", failed="unconfirmed")
        used = a_channel(row, 1)
        for channel in (asked, used):
            await made.store.channels.add(channel)
        older = f"UPDATE channel SET made_at = {DAYS_AGO} WHERE match = $1"
        for days, left in ((2, 2), (4, 1), (100, 1)):
            await made.store.rows(older, row.id, days)
            await made.store.channels.sweep()
            assert len(await made.store.channels.of_match(row.id)) == left
        assert (await made.store.rows("SELECT notify_after FROM match WHERE id = $1", row.id))[0][0]
        abandoned = f"UPDATE match SET created_at = {DAYS_AGO} WHERE id = $1"
        await made.store.rows(abandoned, row.id, 100)
        await made.store.channels.sweep()
        assert await made.store.channels.of_match(row.id) == []

    play(work)


@pytest.mark.parametrize("name", ["https://evil.example", "[x](http://e.vil)", "*_`~|<@1>#"])
def test_no_name_becomes_a_link_or_formatting(name: str) -> None:
    row = a_row(Setup("kogge", 3))
    for seat in row.seats:
        seat.name = name
    match = rebuild(row, [])
    for place in (-1, min(match.game.asking)):
        (note,) = next_notifications(row, match, [a_channel(row, place)])
        text = text_of(note, row, match, NOW, "https://games.example.org")
        assert str(text).count("://") == 1
        content = json.decode(BODIES["discord"](note, text, row))["content"]
        shown, _, link = content.rpartition("\n")
        assert link == text.link
        signs = [at for at, sign in enumerate(shown) if sign in "*_~`|<>#@:()[]"]
        assert all(shown[at - 1] == "\\" for at in signs)


def test_push_services_learn_nothing_from_the_length() -> None:
    browser = Subscription()
    sent = [encrypt(text, browser.point, browser.auth) for text in (b"", b"x" * 1500)]
    assert len(sent[0]) == len(sent[1])
    assert [browser.read(one) for one in sent] == [b"", b"x" * 1500]


@pytest.mark.parametrize(
    ("settings", "contact"),
    [(Settings(), ""), (Settings(base_url="http://10.0.0.1:8080"), ""),
     (Settings(base_url="https://games.example.org"), "https://games.example.org"),
     (Settings(push_contact="anna@example.org"), "mailto:anna@example.org"),
     (Settings(push_contact="mailto:a@b.org", base_url="https://x.org"), "mailto:a@b.org")],
    ids=["nothing", "plain http", "https", "contact", "both"],
)  # fmt: skip
def test_push_services_get_an_address_of_the_host(settings: Settings, contact: str) -> None:
    assert contact_of(settings) == contact


def test_a_zone_that_is_gone_stops_nothing() -> None:
    assert after_quiet_hours(3600.0, Options(0, 7, "Europe/Atlantis")) == 7 * 3600.0
