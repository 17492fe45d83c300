"""Links by mail: they sign in once, and only the browser that asked for them."""

import re
import time
from email.message import EmailMessage
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import pytest

from tests.server.account_people import account_of, done, own_tables
from tests.server.browsers import Browser
from tests.server.mail_servers import MailServer
from tests.server.running import Server, some_address, sql
from tests.server.test_mails import text_of

LINK = re.compile(r"https://games\.example\.org(/sign_in/[\w-]{43})\b")
WAIT = 5.0


class Stay(HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        """Show the redirection itself."""


def wait_for(mails: MailServer, count: int) -> list[EmailMessage]:
    """Mails are sent after the answer."""
    end = time.monotonic() + WAIT
    while len(mails.got) < count and time.monotonic() < end:
        time.sleep(0.02)
    return mails.got


def ask_link(browser: Browser, mails: MailServer, address: str, **more: str) -> str:
    """Ask for a link and read the mail; its path."""
    mails.got.clear()
    assert done(browser.ask("/api/account/mail", {"address": address, **more})) == {"sent": True}
    (mail,) = wait_for(mails, 1)
    found = LINK.search(text_of(mail))
    assert found
    return found[1]


def open_link(
    browser: Browser, path: str, form: bytes | None = None, **headers: str
) -> tuple[int, str]:
    """Open the page of a link, or press its button."""
    told = {"x-forwarded-for": some_address(), "cookie": browser.cookie, **headers}
    if form is not None:
        told |= {"content-type": "application/x-www-form-urlencoded"}
        told.setdefault("origin", browser.server.origin)
    try:
        opener = build_opener(Stay)
        with opener.open(Request(browser.server.origin + path, form, told), timeout=10) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as answer:
        for one in answer.headers.get_all("set-cookie") or []:
            name, _, rest = one.partition("=")
            browser.jar[name] = rest.partition(";")[0]
        return answer.code, answer.read().decode()


def test_a_guest_makes_an_account_by_mail_and_signs_in_elsewhere(
    mailing: Server, mails: MailServer
) -> None:
    anna = Browser(mailing)
    match = anna.table()["match"]
    told = {"name": "Anna", "language": "fr"}
    path = ask_link(anna, mails, "anna@mail.example.org", **told)
    (mail,) = mails.got
    assert mail["Subject"] == "Connexion à games.example.org"
    assert mail["List-Unsubscribe"] is None
    status, page = open_link(anna, path)
    assert (status, "anna@mail.example.org" in page, "<form" in page) == (200, True, True)
    assert account_of(anna) is None, "opening the page changes nothing"
    assert open_link(anna, path, b"")[0] == 303
    mine = account_of(anna)
    assert (mine["name"], mine["mail"]) == ("Anna", "anna@mail.example.org")
    phone = Browser(mailing)
    assert open_link(phone, ask_link(phone, mails, "Anna@mail.example.org"), b"")[0] == 303
    assert own_tables(phone) == [match]
    assert phone.seat_at(match) == 0
    assert len(account_of(phone)["sessions"]) == 2


def test_whoever_reads_the_mail_cannot_use_the_link_elsewhere(
    mailing: Server, mails: MailServer
) -> None:
    ben, thief = Browser(mailing), Browser(mailing)
    path = ask_link(ben, mails, "ben@mail.example.org")
    for _ in range(2):
        assert "<form" not in open_link(thief, path)[1]
        assert open_link(thief, path, b"")[0] == 200
    own = ask_link(thief, mails, "thief@mail.example.org")
    assert "<form" not in open_link(thief, path)[1]
    assert open_link(thief, path, b"")[0] == 200
    assert account_of(thief) is None
    assert open_link(ben, own, b"")[0] == 200, "nor does anybody get into the thief's account"
    assert open_link(ben, path, b"", origin="https://elsewhere.example")[0] == 403
    assert open_link(ben, path, b"")[0] == 303, "the scanner and the thief used up nothing"
    jar = dict(ben.jar)
    assert open_link(ben, path, b"")[0] == 200, "it works once"
    assert ben.jar == jar


def test_a_link_ends_after_ten_minutes(mailing: Server, mails: MailServer) -> None:
    eve = Browser(mailing)
    path = ask_link(eve, mails, "eve@mail.example.org")
    sql(mailing.url, "UPDATE sign_in_link SET made_at = now() - interval '601 seconds'")
    assert "<form" not in open_link(eve, path)[1]
    assert open_link(eve, path, b"")[0] == 200
    assert account_of(eve) is None


def test_nobody_learns_whose_address_has_an_account(mailing: Server, mails: MailServer) -> None:
    """Known, unknown and refused addresses, and those that got too many mails: the same answer."""
    known = Browser(mailing)
    assert open_link(known, ask_link(known, mails, "known@mail.example.org"), b"")[0] == 303
    told, times = [], []
    addresses = ("known@mail.example.org", "unknown@mail.example.org") * 3
    texts = set()
    for address in addresses:
        mails.got.clear()
        asker, began = Browser(mailing), time.monotonic()
        told.append(asker.ask("/api/account/mail", {"address": address}))
        times.append(time.monotonic() - began)
        (mail,) = wait_for(mails, 1)
        texts.add(LINK.sub("link", text_of(mail)))
    assert told == [(200, {"sent": True})] * 6
    assert len(texts) == 1
    mails.got.clear()
    assert Browser(mailing).ask("/api/account/mail", {"address": addresses[0]})[0] == 200
    time.sleep(0.3)
    assert mails.got == [], "three per day and address"


def test_a_signed_in_browser_adds_an_address(mailing: Server, mails: MailServer) -> None:
    first, other = Browser(mailing), Browser(mailing)
    assert open_link(first, ask_link(first, mails, "first@mail.example.org"), b"")[0] == 303
    assert open_link(other, ask_link(other, mails, "other@mail.example.org"), b"")[0] == 303
    assert open_link(first, ask_link(first, mails, "new@mail.example.org"), b"")[0] == 303
    assert account_of(first)["mail"] == "new@mail.example.org"
    taken = ask_link(first, mails, "other@mail.example.org")
    assert open_link(first, taken, b"")[0] == 200
    assert account_of(first)["mail"] == "new@mail.example.org"
    assert account_of(other)["mail"] == "other@mail.example.org"


def test_a_server_without_mail_says_so_and_sends_nothing(server: Server) -> None:
    guest = Browser(server)
    assert done(guest.ask("/api/account"))["mail"] is False
    status, told = guest.ask("/api/account/mail", {"address": "anna@example.org"})
    assert (status, told["code"], told["why"]) == (422, "bad_address", "kind")


@pytest.mark.parametrize("address", ["", "anna", "a@b", "a@b.de\r\nBcc: x@y.de", "a@b.de,c@d.de"])
def test_an_address_is_one_plain_address(mailing: Server, address: str) -> None:
    status, told = Browser(mailing).ask("/api/account/mail", {"address": address})
    assert (status, told["why"]) == (422, "spelling")
