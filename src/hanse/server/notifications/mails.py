"""Mails by the host's mail server: confirmations of addresses, and turn notifications."""

import asyncio
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import urlsplit

from msgspec import Struct

from hanse.server.config import Settings
from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.posts import NotDelivered
from hanse.server.notifications.texts import Text
from hanse.server.store.channel_rows import Channel
from hanse.tables.store.rows import MatchRow
from hanse.words import Words

MAIL_SECONDS = 20.0
"""Seconds for a whole mail: less than the lease of a match, or another worker would send it too."""
MAX_CONNECTIONS = 8
"""The number of connections to the mail server at the same time."""
LONGEST_MAIL_ADDRESS = 254
MAIL_ADDRESS = re.compile(
    r"[A-Za-z0-9#$&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9#$&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
)
UNFOLDED = EmailPolicy(max_line_length=300, linesep="\r\n", cte_type="7bit")
"""Not every program that offers to unsubscribe reads a link on a line of its own."""
REFUSED_FOR_EVER = (550, 551, 553)
"""Answers of mail servers about addresses that do not exist."""


def is_mail_address(text: str) -> bool:
    """Return whether this is one plain address: no name, no list, no line break.

    Some mail servers take `%` and `!` for a way to another server.
    """
    return len(text) <= LONGEST_MAIL_ADDRESS and bool(MAIL_ADDRESS.fullmatch(text))


class Mail(Struct, frozen=True):
    """A mail in words. `link` leads to the page that confirms or removes the channel.

    `about` has the ids of all notifications in it.
    """

    to: str
    subject: str
    lines: tuple[str, ...]
    link: str
    id: str
    about: tuple[str, ...] = ()


class Part(Struct, frozen=True):
    """A notification in a mail, in words."""

    note: Notification
    text: Text


class Mails:
    """The host's mail server, and the sender of our mails."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.places = asyncio.Semaphore(MAX_CONNECTIONS)

    @property
    def is_available(self) -> bool:
        """Return whether the host has set up mail; links in mails need the address of the site."""
        own = self.settings
        return bool(own.smtp_host and own.smtp_from and own.base_url)

    async def send(self, mail: Mail) -> None:
        """Hand a mail to the mail server; raise NotDelivered if it is not accepted."""
        if not self.is_available:
            raise NotDelivered("no_mail_server")
        import aiosmtplib  # noqa: PLC0415 - only where a mail server is set up

        try:
            async with asyncio.timeout(MAIL_SECONDS), self.places:
                await self.hand_over(mail)
        except TimeoutError as wrong:
            raise NotDelivered("mail_timeout") from wrong
        except aiosmtplib.SMTPRecipientsRefused as wrong:
            code = max((one.code for one in wrong.recipients), default=0)
            raise NotDelivered(f"status_{code}", is_final=code in REFUSED_FOR_EVER) from wrong
        except (aiosmtplib.SMTPException, OSError) as wrong:
            raise NotDelivered("mail_server") from wrong

    async def hand_over(self, mail: Mail) -> None:
        import aiosmtplib  # noqa: PLC0415 - only where a mail server is set up

        own = self.settings
        await aiosmtplib.send(
            message_of(mail, own.smtp_from).as_bytes(),
            sender=parseaddr(own.smtp_from)[1],
            recipients=[mail.to],
            hostname=own.smtp_host,
            port=own.smtp_port,
            username=own.smtp_user or None,
            password=own.smtp_password or None,
            use_tls=own.smtp_security == "tls",
            start_tls=own.smtp_security == "starttls",
            timeout=MAIL_SECONDS,
        )

    def link_of(self, channel: Channel) -> str:
        """Return the page on which the reader of a mail confirms or removes the channel."""
        return f"{self.settings.base_url.rstrip('/')}/mail/{channel.id}/{channel.key}"

    def confirmation(self, channel: Channel, row: MatchRow) -> Mail:
        """Return the only mail that is sent to an address before it is confirmed.

        It contains nothing that a player wrote, so nobody can use it for a message of their own.
        """
        words, link = Words(channel.language), self.link_of(channel)
        game = words.say(f"platform-game-{row.setup.game}")
        host = urlsplit(self.settings.base_url).netloc
        lines = (words.say("platform-mail-confirm-text", game=game, host=host), link)
        subject = words.say("platform-mail-confirm-title", game=game)
        return Mail(channel.address, subject, lines, link, f"{channel.id}.confirm")

    def notification(self, note: Notification, text: Text) -> Mail:
        """Return the mail of a turn, or of a test."""
        return self.digest([Part(note, text)])

    def digest(self, parts: Sequence[Part]) -> Mail:
        """Return one mail about all these turns, which is repeated with the first one's id."""
        first = parts[0]
        channel, title = first.note.channel, first.text.title
        words, link = Words(channel.language), self.link_of(channel)
        if len(parts) > 1:
            title = words.say("platform-mail-digest", count=len(parts))
        lines = [line for part in parts for line in (*part.text.lines, "")]
        lines += [words.say("platform-mail-stop"), link]
        about = tuple(part.note.id for part in parts)
        return Mail(channel.address, title, tuple(lines), link, about[0], about)


def message_of(mail: Mail, sender: str) -> EmailMessage:
    """Return a mail with its headers; a repeated one has the same Message-ID."""
    made = EmailMessage(policy=UNFOLDED)
    domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"
    made["From"], made["To"], made["Subject"] = sender, mail.to, mail.subject
    made["Date"] = format_datetime(datetime.now(UTC))
    made["Message-ID"] = f"<{mail.id}@{domain}>" if mail.id else make_msgid(domain=domain)
    if mail.about:
        made["Hanse-Notifications"] = " ".join(mail.about)
    made["Auto-Submitted"] = "auto-generated"
    if mail.link:
        made["List-Unsubscribe"] = f"<{mail.link}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content("\n".join(mail.lines) + "\n")
    return made
