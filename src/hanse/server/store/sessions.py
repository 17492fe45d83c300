"""Browsers: a random token each, and the seats that it opens. The database holds hashes only."""

import hashlib
import secrets
import time
from collections import OrderedDict

from hanse.server.store.store import Store

KEPT_DAYS = 400
"""A session that is not used for so long is forgotten. No browser keeps a cookie for longer."""
REMEMBERED = 600.0
"""Seconds for which a process need not ask again."""
MOST = 20_000

FIND = """
WITH used AS (
    UPDATE session SET used_at = now()
    WHERE hash = $1 AND used_at < now() - interval '1 day'
        AND used_at > now() - make_interval(days => $3)
)
SELECT secret FROM session_seat JOIN session ON hash = session
WHERE session = $1 AND match = $2 AND used_at > now() - make_interval(days => $3)
"""

ADD = """
INSERT INTO session_seat (session, match, secret)
SELECT hash, $2, $3 FROM session
WHERE hash = $1 AND used_at > now() - make_interval(days => $4)
ON CONFLICT (session, match) DO UPDATE SET secret = excluded.secret
RETURNING true
"""

NEW = """
WITH forgotten AS (
    DELETE FROM session WHERE used_at < now() - make_interval(days => $4)
), made AS (
    INSERT INTO session (hash) VALUES ($1) RETURNING hash
)
INSERT INTO session_seat (session, match, secret) SELECT hash, $2, $3 FROM made
"""


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


class Sessions:
    """Which seat a browser has at a match, told by the hash of that seat's secret.

    What was found is remembered: the hash opens nothing once the seat has another secret.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found: OrderedDict[tuple[str, str], tuple[str, float]] = OrderedDict()

    async def seat(self, token: str, match: str) -> str:
        """Return the hash of the secret of this browser's seat; empty if it has none."""
        key = (hashed(token), match)
        secret, until = self.found.get(key, ("", 0.0))
        if until > time.monotonic():
            return secret
        secret = str(await self.store.value(FIND, *key, KEPT_DAYS) or "")
        if secret:
            self.remember(key, secret)
        return secret

    async def add(self, token: str, match: str, secret: str) -> str:
        """Give this browser a seat; return its token, a new one if the old is not known here."""
        if not await self.store.value(ADD, hashed(token), match, secret, KEPT_DAYS):
            token = secrets.token_urlsafe(24)
            await self.store.value(NEW, hashed(token), match, secret, KEPT_DAYS)
        self.remember((hashed(token), match), secret)
        return token

    def remember(self, key: tuple[str, str], secret: str) -> None:
        self.found[key] = (secret, time.monotonic() + REMEMBERED)
        self.found.move_to_end(key)
        if len(self.found) > MOST:
            self.found.popitem(last=False)
