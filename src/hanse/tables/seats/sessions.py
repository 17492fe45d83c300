"""Browser sessions: random tokens and the seats that they open. The store holds only hashes.

With each seat, a browser gets a new token. The answer with the new token may be lost, so the old
token also opens the new seat, until the first use of the new token (decision 34).
"""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from hanse.tables.store.protocol import Store

CACHE_SECONDS = 1.0
"""Seconds for which a process trusts its cache, in which an expired token may still work."""
MAX_KNOWN = 20_000


class TooManySeats(ValueError):
    """An error: the browser already has the maximum number of seats."""


def hash_token(secret: str) -> str:
    return hashlib.sha256(secret.encode(errors="replace")).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


class KnownSeat(Struct, frozen=True):
    """A browser's seat: its secret's hash, whether it is on loan, and until when it is cached."""

    secret: str = ""
    lent: bool = False
    until: float = 0.0


class Sessions:
    """Sessions of browsers: their seats at matches, each identified by the hash of its secret."""

    def __init__(
        self, store: Store, clock: Callable[[], float] = time.monotonic, max_seats: int = 0
    ) -> None:
        self.store = store
        self.clock = clock
        self.max_seats = max_seats
        """The maximum number of seats of one browser; 0 for no limit."""
        self.found: OrderedDict[tuple[str, str], KnownSeat] = OrderedDict()
        self.renewed: OrderedDict[str, None] = OrderedDict()

    async def seat(self, token: str, match: str) -> str:
        """Return the hash of the secret of this browser's seat; empty if it has none."""
        return (await self.find(token, match)).secret

    async def find(self, token: str, match: str) -> KnownSeat:
        """Return this browser's seat at a match; confirm a new token."""
        key = (hash_token(token), match)
        found = self.found.get(key, KnownSeat())
        if found.until > self.clock():
            return found
        row = await self.store.sessions.find(*key)
        if row is None:
            return KnownSeat()
        if row.unused:
            await self.use(token)
        if row.renewed:
            keep(self.renewed, key[0], None)
        found = KnownSeat(row.secret, row.lent, self.clock() + CACHE_SECONDS)
        if found.secret:
            keep(self.found, key, found)
        return found

    def forget(self, token: str, match: str, *, older: float = 0.0) -> bool:
        """Forget a browser's seat if cached `older` seconds ago or more; return whether it was."""
        key = (hash_token(token), match)
        if key not in self.found or self.found[key].until > self.clock() + CACHE_SECONDS - older:
            return False
        del self.found[key]
        return True

    async def check_room(self, token: str, match: str = "") -> None:
        """Raise TooManySeats if this browser cannot take a seat at this match, or at a new one."""
        if not token or not self.max_seats:
            return
        if await self.store.sessions.count_open(hash_token(token), match) >= self.max_seats:
            raise TooManySeats(f"a browser has seats at {self.max_seats} open tables at most")

    async def add(self, token: str, match: str, secret: str) -> str:
        """Give this browser a seat; return its new token, or an empty text if it keeps the old one.

        An unknown token is ignored. A token that was replaced a moment ago comes from another page
        of the same browser. The browser has the new token by now, and gets the seat with the secret
        in the answer.
        """
        old, new = hash_token(token), new_token()
        if not await self.store.sessions.add(old, hash_token(new), match, secret, self.max_seats):
            return ""
        self.found.pop((old, match), None)
        return new

    async def use(self, token: str) -> None:
        """Confirm that a browser has this token, so that the previous one expires."""
        await self.store.sessions.confirm(hash_token(token))

    def wants_cookie(self, token: str) -> bool:
        """Return whether the browser should renew its cookie: once for each day of use."""
        return self.renewed.pop(hash_token(token), "") is None


def keep[Key, Value](some: OrderedDict[Key, Value], key: Key, value: Value) -> None:
    some[key] = value
    some.move_to_end(key)
    if len(some) > MAX_KNOWN:
        some.popitem(last=False)
