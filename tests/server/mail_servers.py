"""Real mail servers for tests, which keep what they are sent."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from hanse.server.config import Settings


@dataclass
class MailServer:
    """A mail server that answers with `answer` to each mail."""

    port: int = 0
    answer: str = "250 OK"
    got: list[EmailMessage] = field(default_factory=list)

    @property
    def settings(self) -> dict[str, str]:
        return {
            "HANSE_SMTP_HOST": "127.0.0.1", "HANSE_SMTP_PORT": str(self.port),
            "HANSE_SMTP_SECURITY": "none", "HANSE_SMTP_FROM": "Hanse <hanse@games.example.org>",
            "HANSE_BASE_URL": "https://games.example.org",
        }  # fmt: skip

    def own_settings(self) -> Settings:
        return Settings(
            smtp_host="127.0.0.1", smtp_port=self.port, smtp_security="none",
            smtp_from="hanse@games.example.org", base_url="https://games.example.org",
        )  # fmt: skip

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = cast(bytes, envelope.content)
        mail = message_from_bytes(content, policy=default)
        assert envelope.rcpt_tos == [mail["To"]]
        self.got.append(mail)
        return "250 OK"


@contextmanager
def mail_server(port: int) -> Iterator[MailServer]:
    """Run a mail server until the block ends."""
    kept = MailServer(port)
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield kept
    finally:
        controller.stop()
