"""Turn notifications by mail: confirmed addresses only, through a real mail server."""

import asyncio
import re
import time
from datetime import UTC, datetime
from email.message import EmailMessage
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hanse.core.setup import Setup
from hanse.server.notifications.mails import Mails, is_mail_address
from hanse.server.notifications.quiet_hours import after_quiet_hours, is_zone
from hanse.server.store.channel_rows import Options
from hanse.server.store.migrate import migrate
from tests.server.browsers import Browser
from tests.server.mail_servers import MailServer
from tests.server.notified import Scene, scene
from tests.server.running import Server, database, some_address, sql
from tests.server.seats import a_row, a_session, put
from tests.server.test_channels import a_channel

ADDRESS = "anna@mail.example.org"
MAIL = {"kind": "mail", "address": ADDRESS}
LINK = re.compile(r"https://games\.example\.org(/mail/\S+)")


def player_at(server: Server) -> tuple[Browser, str]:
    row = a_row(Setup("kogge", 2))
    row.host = row.seats[0].secret
    put(server.url, row)
    browser = Browser(server)
    name, _, value = a_session(server.url, row.id).partition("=")
    browser.jar[name] = value
    return browser, f"/api/tables/{row.id}"


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def page_link(mail: EmailMessage) -> str:
    found = LINK.search(text_of(mail))
    assert found
    return found[1]


def open_page(server: Server, path: str, form: bytes | None = None) -> tuple[int, str]:
    """Open a page, or send a form, as a mail program without our cookies does."""
    headers = {"origin": "https://mail.example.com", "x-forwarded-for": some_address()}
    headers |= {"content-type": "application/x-www-form-urlencoded"} if form else {}
    try:
        with urlopen(Request(server.origin + path, form, headers), timeout=10) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as wrong:
        return wrong.code, ""


def test_only_a_confirmed_address_is_used_until_its_owner_stops(
    mailing: Server, mails: MailServer
) -> None:
    mails.got.clear()
    anna, at = player_at(mailing)
    status, added = anna.ask(f"{at}/channels", {**MAIL, "language": "fr"})
    assert (status, added["key"]) == (201, ""), "the key of its link is for the owner alone"
    channel = added["channel"]
    assert (channel["address"], channel["failed"]) == ("a…@mail.example.org", "unconfirmed")
    (mail,) = mails.got
    assert mail["Subject"] == "Confirme ton adresse pour Kogge"
    link, name = page_link(mail), {"id": channel["id"]}
    assert anna.ask(f"{at}/test_channel", name)[1] == {"sent": False, "reason": "unconfirmed"}
    assert anna.ask(f"{at}/change_channel", name)[1]["failed"] == "unconfirmed"
    for _ in range(2):
        status, page = open_page(mailing, link)
        assert (status, "Confirmer" in page) == (200, True)
    assert len(mails.got) == 1, "opening the page confirms nothing, and nothing else was sent"
    status, page = open_page(mailing, f"{link}/confirm", b"x=1")
    assert (status, "Confirmer" in page, "confirmée" in page) == (200, False, True)
    assert anna.ask(f"{at}/test_channel", name)[1] == {"sent": True, "reason": ""}
    assert page_link(mails.got[1]) == link
    assert mails.got[1]["List-Unsubscribe"] == f"<https://games.example.org{link}>"
    assert mails.got[1]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert open_page(mailing, link, b"List-Unsubscribe=One-Click")[0] == 200
    assert anna.ask(f"{at}/channels")[1]["channels"] == []
    assert open_page(mailing, link)[0] == 404


def test_a_guessed_link_opens_nothing(mailing: Server) -> None:
    anna, at = player_at(mailing)
    address = {**MAIL, "address": "guessed@example.org"}
    name = anna.ask(f"{at}/channels", address)[1]["channel"]["id"]
    for key in ("x", "%C3%A4", name):
        assert open_page(mailing, f"/mail/{name}/{key}")[0] in (400, 404)
        assert open_page(mailing, f"/mail/{name}/{key}/confirm", b"x=1")[0] in (400, 404)
        assert open_page(mailing, f"/mail/{name}/{key}", b"x=1")[0] in (400, 404)
    hook = anna.ask(f"{at}/channels", {"kind": "webhook", "address": "https://8.8.8.8/"})[1]
    key = hook["key"].replace("/", "")
    assert open_page(mailing, f"/mail/{hook['channel']['id']}/{key}", b"x=1")[0] in (400, 404)
    assert len(anna.ask(f"{at}/channels")[1]["channels"]) == 2


def test_a_stranger_gets_few_confirmations(mailing: Server, mails: MailServer) -> None:
    victim = {**MAIL, "address": "victim@example.org"}
    statuses = []
    for _ in range(4):
        anna, at = player_at(mailing)
        statuses.append(anna.ask(f"{at}/channels", victim)[0])
    assert statuses == [201, 201, 201, 422]
    anna, at = player_at(mailing)
    other = {**victim, "address": "VICTIM@example.org"}
    assert anna.ask(f"{at}/channels", other)[1]["why"] == "unconfirmed"


def test_an_address_that_the_mail_server_refuses_is_forgotten(
    mailing: Server, mails: MailServer
) -> None:
    anna, at = player_at(mailing)
    mails.answer = "550 no such mailbox"
    try:
        status, told = anna.ask(f"{at}/channels", {**MAIL, "address": "nobody@example.org"})
    finally:
        mails.answer = "250 OK"
    assert (status, told["why"]) == (422, "status_550")
    assert anna.ask(f"{at}/channels")[1]["channels"] == []


def test_mail_is_for_seats_and_zones_exist(mailing: Server) -> None:
    anna, at = player_at(mailing)
    quiet = {"begin": 22, "end": 7, "zone": "Europe/Nowhere"}
    for body, why in (
        ({**MAIL, "for_table": True}, "kind"),
        ({**MAIL, "quiet": quiet}, "zone"),
        ({**MAIL, "address": "anna@example.org, ben@example.org"}, "spelling"),
    ):
        status, told = anna.ask(f"{at}/channels", body)
        assert (status, told.get("why")) == (422, why)
    assert anna.ask(f"{at}/channels")[1]["channels"] == []


def test_without_a_mail_server_there_is_no_mail(server: Server) -> None:
    anna, at = player_at(server)
    assert anna.ask(f"{at}/channels")[1]["kinds"] == ["webhook"]
    status, told = anna.ask(f"{at}/channels", MAIL)
    assert (status, told["why"]) == (422, "kind")


@pytest.mark.parametrize(
    "text",
    ["", "anna", "anna@", "@example.org", "anna@localhost", "a b@example.org", "a@b@example.org",
     "anna@example.org\nBcc: ben@example.org", "Anna <anna@example.org>", "anna@[127.0.0.1]",
     "anna@127.0.0.1", "ä@example.org", ".a@example.org", "a..b@example.org", "a@-b.example",
     f"{'a' * 250}@example.org"],
)  # fmt: skip
def test_only_one_plain_address_is_accepted(text: str) -> None:
    assert not is_mail_address(text)
    assert is_mail_address("a.b+hanse@mail.example.org")


def test_a_turn_is_mailed_once_and_a_digest_waits(mails: MailServer) -> None:
    async def work(made: Scene) -> None:
        mails.got.clear()
        made.notifier.deliveries.mails = Mails(mails.own_settings())
        row = a_row(Setup("luebeck", 3), began=time.time())
        await made.store.create(row)
        async with made.lobby.use(row.id) as live:
            seat = min(live.match.game.asking)
        mine = a_channel(
            row, seat, kind="mail", address=ADDRESS, key="key", idle=0.0, failed="unconfirmed",
            options=Options(digest=60),
        )  # fmt: skip
        await made.store.channels.add(mine)
        await made.notify()
        assert mails.got == []
        await made.store.channels.confirm(mine.id)
        await made.notify()
        await made.notify()
        (mail,) = mails.got
        assert mail["Subject"] == "Your turn in Lübeck"
        assert f"https://games.example.org/table/{row.id}" in text_of(mail)
        assert mail["Message-ID"].endswith("@games.example.org>")
        await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
        await made.answer_until(row.id, lambda live: seat in live.match.game.asking)
        await made.notify()
        assert len(mails.got) == 1, "an hour lies between two mails"
        rewound = "UPDATE channel SET next_at = hanse_now() - interval '1 s' WHERE id = $1"
        await made.store.rows(rewound, mine.id)
        await made.store.rows("UPDATE match SET notify_at = hanse_now() WHERE id = $1", row.id)
        await made.notify()
        assert len({one["Message-ID"] for one in mails.got}) == 2
        mails.answer = "550 gone"
        await made.store.rows(rewound, mine.id)
        await made.answer_until(row.id, lambda live: seat not in live.match.game.asking)
        await made.answer_until(row.id, lambda live: seat in live.match.game.asking)
        await made.notify()
        mails.answer = "250 OK"
        (gone,) = await made.store.channels.of_match(row.id)
        assert gone.failed == "status_550"

    async def run(url: str) -> None:
        async with scene(url) as made:
            await work(made)

    with database() as url:
        asyncio.run(migrate(url))
        asyncio.run(run(url))
        assert sql(url, "SELECT count(*) FROM channel") == [(1,)]


@pytest.mark.parametrize(
    ("hour", "begin", "end", "zone", "waits"),
    [(12, 0, 0, "UTC", 0), (23, 22, 7, "UTC", 8), (3, 22, 7, "UTC", 4), (7, 22, 7, "UTC", 0),
     (12, 22, 7, "UTC", 0), (13, 12, 15, "UTC", 2), (21, 22, 7, "Europe/Berlin", 9),
     (5, 22, 7, "America/New_York", 7)],
)  # fmt: skip
def test_quiet_hours_end_in_the_readers_time_zone(
    hour: int, begin: int, end: int, zone: str, waits: int
) -> None:
    at = datetime(2026, 1, 15, hour, tzinfo=UTC).timestamp()
    options = Options(begin, end, zone)
    assert after_quiet_hours(at, options) == at + waits * 3600


def test_zones_are_names_and_no_files() -> None:
    assert is_zone("Europe/Berlin")
    assert not any(map(is_zone, ("", "Europe", "Europe/Nowhere", "../../etc/hosts", "x" * 500)))
