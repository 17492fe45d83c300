"""Bodies of webhooks, in the formats of the services that receive them."""

import base64
import hashlib
import hmac
import re
from collections.abc import Callable

from msgspec import Struct, json

from hanse.server.notifications.due_notifications import Notification
from hanse.server.notifications.texts import Text
from hanse.tables.store.rows import MatchRow

KEY_PREFIX = "whsec_"
MARKED = re.compile(r"[\\*_~`|<>#@:()\[\]]")
"""Signs that Discord reads as formatting, as a link or as a mention."""


class TurnBody(Struct, frozen=True):
    """A turn notification, or a test, as plain JSON. Seats count from 0, as in the protocol."""

    id: str
    type: str
    match: str
    game: str
    seats: tuple[int, ...]
    title: str
    asks: str
    time: str
    link: str
    deadline: float | None


def plain_body(note: Notification, text: Text, row: MatchRow) -> bytes:
    return json.encode(
        TurnBody(
            note.id, "test" if note.is_test else "turn", row.id, row.setup.game, note.seats,
            text.title, text.asks, text.time, text.link, note.deadline,
        )
    )  # fmt: skip


def discord_body(note: Notification, text: Text, row: MatchRow) -> bytes:
    """Return a message for Discord, in which a player's name mentions nobody and is no link."""
    said = [MARKED.sub(r"\\\g<0>", line) for line in text.lines if line != text.link]
    content = "\n".join([*said, *([text.link] if text.link else [])])
    return json.encode({"content": content, "allowed_mentions": {"parse": []}})


def slack_body(note: Notification, text: Text, row: MatchRow) -> bytes:
    """Return a message for Slack, where these three letters begin links and mentions."""
    shown = str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return json.encode({"text": shown})


BODIES: dict[str, Callable[[Notification, Text, MatchRow], bytes]] = {
    "plain": plain_body,
    "discord": discord_body,
    "slack": slack_body,
}


def signed_headers(key: str, identifier: str, now: float, body: bytes) -> dict[str, str]:
    """Return the headers of a request, signed as in the Standard Webhooks specification."""
    at = str(int(now))
    headers = {
        "Content-Type": "application/json",
        "webhook-id": identifier,
        "webhook-timestamp": at,
    }
    if key:
        secret = base64.b64decode(key.removeprefix(KEY_PREFIX))
        signed = hmac.digest(secret, f"{identifier}.{at}.".encode() + body, hashlib.sha256)
        headers["webhook-signature"] = f"v1,{base64.b64encode(signed).decode()}"
    return headers
