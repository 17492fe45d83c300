"""Turn notifications: sent by workers to real receivers, once for each turn and channel."""

import asyncio
import base64
import hashlib
import hmac
import time
from collections.abc import Callable, Coroutine, Iterator

import pytest
from msgspec import json
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.match.clock import DAY, Pace
from hanse.server.notifications.formats import KEY_PREFIX
from hanse.server.store.migrate import migrate
from hanse.tables.store.rows import MatchRow
from tests.server.notified import BASE_URL, Scene, scene
from tests.server.receivers import Received, receiver
from tests.server.running import database
from tests.server.seats import a_row
from tests.server.test_channels import a_channel

KEY = KEY_PREFIX + base64.b64encode(b"k" * 24).decode()
type Work = Callable[[Scene], Coroutine[object, object, None]]


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


async def a_match(made: Scene, game: str = "luebeck", **more: object) -> MatchRow:
    row = a_row(Setup(game, 3), began=time.time(), **more)  # type: ignore[arg-type]
    await made.store.create(row)
    return row


async def asked_seat(made: Scene, row: MatchRow) -> int:
    async with made.lobby.use(row.id) as live:
        return min(live.match.game.asking)


def ids(got: list[Received]) -> list[str]:
    return [one.headers["webhook-id"] for one in got]


def test_a_turn_is_notified_once_signed_with_question_time_and_link(
    play: Callable[[Work], None],
) -> None:
    async def work(made: Scene) -> None:
        with receiver() as hook:
            row = await a_match(made, pace=Pace(each=2 * DAY))
            seat = await asked_seat(made, row)
            channel = a_channel(row, seat, address=hook.url, idle=0.0, key=KEY)
            await made.store.channels.add(channel)
            await made.notify()
            (got,) = hook.got
            body = json.decode(got.body)
            assert body["link"] == f"{BASE_URL}/table/{row.id}"
            assert body["seats"] == [seat]
            assert body["title"] == "Your turn in Lübeck"
            assert body["time"] == "47 hours left"
            assert body["asks"]
            assert "ask-" not in body["asks"], "the question is in words"
            signed = f"{body['id']}.{got.headers['webhook-timestamp']}.".encode() + got.body
            right = base64.b64encode(hmac.digest(b"k" * 24, signed, hashlib.sha256)).decode()
            assert got.headers["webhook-signature"] == f"v1,{right}"
            await made.notify()
            await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
            await made.notify()
            assert len(hook.got) == 1, "the same turn, however many questions it has"
            await made.answer_until(row.id, lambda live: seat in live.match.game.asking)
            await made.notify()
            assert len(set(ids(hook.got))) == 2

    play(work)


def test_nobody_is_notified_before_the_idle_time_has_passed(play: Callable[[Work], None]) -> None:
    async def work(made: Scene) -> None:
        with receiver() as hook:
            row = await a_match(made)
            for seat in range(3):
                await made.store.channels.add(a_channel(row, seat, address=hook.url, idle=1.5))
            for _ in range(4):
                await made.answer(row.id)
                await made.notify()
                await asyncio.sleep(0.2)
            assert hook.got == []
            await asyncio.sleep(1.5)
            await made.notify()
            async with made.lobby.use(row.id) as live:
                assert len(hook.got) == len(live.match.game.asking)

    play(work)


def test_an_open_page_delays_a_notification_unless_the_channel_is_set_to_send(
    play: Callable[[Work], None],
) -> None:
    async def work(made: Scene) -> None:
        with receiver() as quiet, receiver() as eager:
            row = await a_match(made)
            seat = await asked_seat(made, row)
            one = a_channel(row, seat, address=quiet.url, idle=0.0)
            two = replace(one, id=f"{row.id}two", address=eager.url, also_open=True)
            for channel in (one, two):
                await made.store.channels.add(channel)
            await made.store.channels.note_open([(row.id, one.secret)], 1.0)
            await made.notify()
            assert (len(quiet.got), len(eager.got)) == (0, 1)
            await asyncio.sleep(1.1)
            await made.notify()
            assert (len(quiet.got), len(eager.got)) == (1, 1)

    play(work)


def test_a_seat_with_its_own_channel_is_left_out_of_the_tables(
    play: Callable[[Work], None],
) -> None:
    async def work(made: Scene) -> None:
        with receiver() as table, receiver() as own:
            row = await a_match(made)
            seat = await asked_seat(made, row)
            shared = a_channel(row, -1, address=table.url, idle=0.0, format="discord")
            await made.store.channels.add(shared)
            await made.notify()
            body = json.decode(table.got[0].body)
            assert body["allowed_mentions"] == {"parse": []}
            assert f"waiting for P{seat}" in body["content"]
            mine = a_channel(row, seat, address=own.url, idle=0.0, format="slack")
            await made.store.channels.add(mine)
            await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
            await made.answer_until(row.id, lambda live: {*live.match.game.asking} == {seat})
            table.got.clear()
            own.got.clear()
            await made.notify()
            assert (len(table.got), len(own.got)) == (0, 1)
            assert json.decode(own.got[0].body)["text"].startswith("Your turn")
            await made.store.channels.change(replace(mine, off=True))
            await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
            await made.answer_until(row.id, lambda live: {*live.match.game.asking} == {seat})
            await made.notify()
            assert (len(table.got), len(own.got)) == (1, 1)

    play(work)


def test_a_failed_notification_is_repeated_with_the_same_id(play: Callable[[Work], None]) -> None:
    async def work(made: Scene) -> None:
        with receiver(status=503) as hook:
            row = await a_match(made)
            seat = await asked_seat(made, row)
            channel = a_channel(row, seat, address=hook.url, idle=0.0)
            await made.store.channels.add(channel)
            await made.notify()
            (failed,) = await made.store.channels.of_match(row.id)
            assert (failed.tries, failed.failed, failed.sent) == (1, "", -1)
            await made.notify()
            assert len(hook.got) == 1, "not before its time"
            hook.status = 200
            await made.store.rows("UPDATE channel SET next_at = NULL WHERE id = $1", channel.id)
            await made.store.rows("UPDATE match SET notify_at = hanse_now() WHERE id = $1", row.id)
            await made.notify()
            assert len(hook.got) == 2
            assert len(set(ids(hook.got))) == 1
            hook.status = 410
            await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
            await made.answer_until(row.id, lambda live: seat in live.match.game.asking)
            await made.notify()
            (gone,) = await made.store.channels.of_match(row.id)
            assert gone.failed == "status_410"
            await made.notify()
            assert len(hook.got) == 3

    play(work)


def test_a_private_address_gets_nothing(play: Callable[[Work], None]) -> None:
    async def work(made: Scene) -> None:
        with receiver("127.0.0.1") as hook:
            made.notifier.deliveries.posts.addresses.allowed.networks = []
            row = await a_match(made)
            seat = await asked_seat(made, row)
            await made.store.channels.add(a_channel(row, seat, address=hook.url, idle=0.0))
            await made.notify()
            (channel,) = await made.store.channels.of_match(row.id)
            assert (channel.tries, channel.sent, hook.connections) == (1, -1, 0)

    play(work)
