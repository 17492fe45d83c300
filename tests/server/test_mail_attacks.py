"""Attacks by mail: strangers get few mails, never again if they say so, and no log has secrets."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanse.core.setup import Setup
from hanse.server.config import Settings
from hanse.server.notifications import mails as mailing_module
from hanse.server.notifications.confirmations import counted_address
from hanse.server.notifications.mails import Mail, Mails, is_mail_address
from hanse.server.notifications.notifier import Notifier
from hanse.server.notifications.posts import NotDelivered
from hanse.server.store.channel_rows import Channel, Options
from hanse.server.store.migrate import migrate
from tests.server.mail_servers import MailServer, mail_server
from tests.server.notified import Scene, scene
from tests.server.running import Server, database, free_port, sql
from tests.server.seats import a_row
from tests.server.test_channels import a_channel
from tests.server.test_mails import MAIL, open_page, page_link, player_at, text_of

OPEN = {"HANSE_CHANNELS_PER_HOUR": "0", "HANSE_LOG_LEVEL": "debug"}


@pytest.fixture(scope="module")
def mails() -> Iterator[MailServer]:
    with mail_server(free_port()) as running:
        yield running


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "server.log"


@pytest.fixture(scope="module")
def mailing(mails: MailServer, log: Path) -> Iterator[Server]:
    with database() as url, log.open("wb") as kept:
        server = Server(url, settings={**mails.settings, **OPEN}, log=kept)
        server.start()
        yield server
        server.stop()


def test_removing_and_adding_brings_no_more_mails(mailing: Server, mails: MailServer) -> None:
    anna, at = player_at(mailing)
    mails.got.clear()
    spellings = ("bomb@example.org", "BOMB@example.org", "b.omb@example.org", "bomb+1@example.org")
    for number in range(8):
        body = {**MAIL, "address": spellings[number % 4]}
        status, added = anna.ask(f"{at}/channels", body)
        assert status == (201 if number < 3 else 422)
        if status == 201:
            anna.ask(f"{at}/remove_channel", {"id": added["channel"]["id"]})
    assert len(mails.got) == 3
    older = "UPDATE mail_asked SET at = at - interval '2 days'"
    for expected in ([201, 201, 201, 422], [422, 422, 422, 422]):
        sql(mailing.url, older)
        body = {**MAIL, "address": "bomb@example.org"}
        assert [anna.ask(f"{at}/channels", body)[0] for _ in range(4)] == expected
    assert len(mails.got) == 6, "in a month"
    sql(mailing.url, "DELETE FROM mail_asked")


def test_an_address_that_refused_is_not_asked_again(mailing: Server, mails: MailServer) -> None:
    mails.got.clear()
    (anna, at), (ben, there) = player_at(mailing), player_at(mailing)
    body = {**MAIL, "address": "never@example.org"}
    for who, where in ((anna, at), (ben, there)):
        assert who.ask(f"{where}/channels", body)[0] == 201
    assert open_page(mailing, page_link(mails.got[0]), b"x=1")[0] == 200
    for who, where in ((anna, at), (ben, there)):
        assert who.ask(f"{where}/channels")[1]["channels"] == []
        status, told = who.ask(f"{where}/channels", {**body, "address": "Never+2@example.org"})
        assert (status, told["why"]) == (422, "unconfirmed")
    assert len(mails.got) == 2


def test_who_confirms_may_add_the_address_again(mailing: Server, mails: MailServer) -> None:
    body = {**MAIL, "address": "friend@example.org"}
    for _ in range(5):
        mails.got.clear()
        anna, at = player_at(mailing)
        assert anna.ask(f"{at}/channels", body)[0] == 201
        open_page(mailing, page_link(mails.got[0]) + "/confirm", b"x=1")
        assert anna.ask(f"{at}/channels")[1]["channels"][0]["failed"] == ""


def test_the_button_of_mail_programs_stops_all_mails_to_an_address(
    mailing: Server, mails: MailServer
) -> None:
    mails.got.clear()
    players = [player_at(mailing) for _ in range(3)]
    for anna, at in players:
        anna.ask(f"{at}/channels", {**MAIL, "address": "many@example.org"})
    links = [page_link(mail) for mail in mails.got]
    for link in links:
        assert "One-Click" in open_page(mailing, f"{link}/confirm", b"x=1")[1]
    assert open_page(mailing, links[0], b"x=1")[0] == 200
    left = [len(anna.ask(f"{at}/channels")[1]["channels"]) for anna, at in players]
    assert left == [0, 1, 1], "the button on the page is about one game"
    assert open_page(mailing, links[1], b"List-Unsubscribe=One-Click")[0] == 200
    assert [len(anna.ask(f"{at}/channels")[1]["channels"]) for anna, at in players] == [0, 0, 0]


def test_a_mail_that_could_not_be_sent_does_not_count(mailing: Server, mails: MailServer) -> None:
    anna, at = player_at(mailing)
    body = {**MAIL, "address": "later@example.org"}
    mails.answer = "451 try again later"
    try:
        assert [anna.ask(f"{at}/channels", body)[0] for _ in range(4)] == [422] * 4
    finally:
        mails.answer = "250 OK"
    assert anna.ask(f"{at}/channels", body)[0] == 201


def test_no_log_has_an_address_or_a_link(mailing: Server, mails: MailServer, log: Path) -> None:
    mails.got.clear()
    anna, at = player_at(mailing)
    added = anna.ask(f"{at}/channels", {**MAIL, "address": "logged@secret.example"})[1]
    link = page_link(mails.got[0])
    open_page(mailing, link + "/confirm", b"x=1")
    mails.answer = "554 logged@secret.example is refused"
    try:
        anna.ask(f"{at}/test_channel", {"id": added["channel"]["id"]})
    finally:
        mails.answer = "250 OK"
    hook = {"kind": "webhook", "address": "https://hooks.secret.example/token"}
    anna.ask(f"{at}/channels", hook)
    written = log.read_text()
    for secret in ("secret.example", link, link.rpartition("/")[2], "/token"):
        assert secret not in written


def test_all_processes_together_ask_a_limited_number_of_strangers(mails: MailServer) -> None:
    with database() as url:
        server = Server(
            url, settings={**mails.settings, **OPEN, "HANSE_CONFIRMATIONS_PER_DAY": "2"}
        )
        server.start()
        try:
            statuses = []
            for number in range(4):
                anna, at = player_at(server)
                body = {**MAIL, "address": f"stranger{number}@example.org"}
                statuses.append(anna.ask(f"{at}/channels", body)[0])
            assert statuses == [201, 201, 422, 422]
        finally:
            server.stop()


@pytest.mark.parametrize("text", ["a%b.org@example.org", "b.org!a@example.org"])
def test_no_address_leads_through_a_mail_server_to_another(text: str) -> None:
    assert not is_mail_address(text)


def test_spellings_of_an_address_count_together() -> None:
    same = ("a.b@x.org", "AB@X.org", "ab+1@x.org", "a.b+c.d@x.org")
    assert {counted_address(one) for one in same} == {"ab@x.org"}


def test_a_mail_server_that_drips_is_left_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step alone would be in time; a whole mail must end before the lease of its match."""
    monkeypatch.setattr(mailing_module, "MAIL_SECONDS", 0.5)
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=drip, args=(listener,), daemon=True).start()
    settings = Settings(
        smtp_host="127.0.0.1", smtp_port=listener.getsockname()[1], smtp_security="none",
        smtp_from="a@example.org", base_url="https://x.org",
    )  # fmt: skip
    began = time.monotonic()
    with pytest.raises(NotDelivered, match="mail_timeout"):
        asyncio.run(Mails(settings).send(Mail("b@example.org", "", (), "", "")))
    assert time.monotonic() - began < 1.5
    listener.close()


def drip(listener: socket.socket) -> None:
    with listener.accept()[0] as connection:
        try:
            for _ in range(20):
                connection.sendall(b"220-slow\r\n")
                time.sleep(0.2)
        except OSError:
            return


async def two_tables(made: Scene) -> list[Channel]:
    """Two tables that wait for the same mail address."""
    found = []
    for game in ("luebeck", "kogge"):
        row = a_row(Setup(game, 3), began=time.time())
        await made.store.create(row)
        async with made.lobby.use(row.id) as live:
            seat = min(live.match.game.asking)
        channel = a_channel(
            row, seat, kind="mail", address="Anna@example.org", key="key", idle=0.0,
            options=Options(digest=60),
        )  # fmt: skip
        await made.store.channels.add(channel)
        found.append(channel)
    return found


def test_a_digest_lists_all_tables_that_wait_once(mails: MailServer) -> None:
    async def work(made: Scene) -> None:
        mails.got.clear()
        made.notifier.deliveries.mails = Mails(mails.own_settings())
        other = Notifier(made.lobby, made.store.channels, made.notifier.deliveries)
        channels = await two_tables(made)
        await asyncio.gather(made.notify(), other.look())
        while made.notifier.busy or other.busy:
            await asyncio.sleep(0.01)
        (mail,) = mails.got
        assert mail["Subject"] == "2 games are waiting for you"
        for channel in channels:
            assert f"/table/{channel.match}" in text_of(mail)
        assert len(mail["Hanse-Notifications"].split()) == 2
        third = (await two_tables(made))[0]
        await made.notify()
        assert len(mails.got) == 2, "new tables wait for no earlier digest"
        assert f"/table/{third.match}" in text_of(mails.got[1])
        await made.store.rows("UPDATE match SET notify_at = hanse_now()")
        await made.notify()
        assert len(mails.got) == 2, "nothing new, and an hour lies between two mails"

    async def run(url: str) -> None:
        async with scene(url) as made:
            await work(made)

    with database() as url:
        asyncio.run(migrate(url))
        asyncio.run(run(url))
