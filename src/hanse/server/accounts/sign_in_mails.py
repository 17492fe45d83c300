"""Links in mails that sign in the browser that asked for them."""

import asyncio
from urllib.parse import urlsplit

import structlog

from hanse.server.notifications.confirmations import LATE, counted_address
from hanse.server.notifications.mails import Mail, Mails
from hanse.server.notifications.posts import NotDelivered
from hanse.server.store.account_rows import AccountRows, SignInLink
from hanse.server.store.mail_rows import MailRows
from hanse.tables.seats.address_hashes import AddressHashes
from hanse.tables.seats.sessions import hash_token
from hanse.words import Words

MAX_WAITING = 100
"""The number of mails that are being sent at the same time; more are dropped."""
log = structlog.get_logger()


class SignInMails:
    """Sends links. `most` is the number of mails per day to addresses that did not answer yet.

    Mails are sent after the answer, so the answer does not tell whether one is sent.
    """

    def __init__(
        self, mails: Mails, accounts: AccountRows, rows: MailRows, hashes: AddressHashes, most: int
    ) -> None:
        self.mails = mails
        self.accounts = accounts
        self.rows = rows
        self.hashes = hashes
        self.most = most
        self.sending: set[asyncio.Task[None]] = set()

    def send_later(self, link: SignInLink, word: str) -> None:
        """Send a link in the background, unless too many are waiting already."""
        if len(self.sending) < MAX_WAITING:
            task = asyncio.create_task(self.send(link, word))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def send(self, link: SignInLink, word: str) -> None:
        number = 0
        try:
            number = await self.rows.ask(self.hash_of(link.mail), self.most)
            if number:
                await self.accounts.add_link(hash_token(word), link)
                await self.mails.send(self.mail_of(link, word))
        except NotDelivered as wrong:
            log.warning("a link to sign in was not sent", reason=str(wrong))
            if str(wrong) != LATE:  # it may have been sent
                await self.rows.take_back(number)
        except Exception:
            log.exception("a link to sign in could not be sent")

    def mail_of(self, link: SignInLink, word: str) -> Mail:
        """Return the mail; nobody can use it for a message, because nobody's words are in it."""
        words, base = Words(link.language), self.mails.settings.base_url.rstrip("/")
        host, at = urlsplit(base).netloc, f"{base}/sign_in/{word}"
        lines = (words.say("platform-sign-in-text", host=host), at)
        return Mail(link.mail, words.say("platform-sign-in-title", host=host), lines, "", "")

    async def answered(self, mail: str) -> None:
        """Note that the owner of an address has used a link, so that more may be sent there."""
        await self.rows.forget(self.hash_of(mail))

    def hash_of(self, mail: str) -> str:
        return self.hashes.hash_name(counted_address(mail))
