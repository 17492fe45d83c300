"""What sessions of accounts and tokens of programs open, and when they end."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import structlog

from hanse.server.operations import metrics
from hanse.server.store.account_rows import AccountRows
from hanse.server.store.grant_rows import SESSION, Grant, NewGrant
from hanse.tables.live.live import Viewer
from hanse.tables.seats.sessions import hash_token, keep
from hanse.tables.store.errors import Unavailable

CACHE_SECONDS = 0.5
"""Seconds for which a process trusts what it knows of a grant and of an account's seat."""
CHECK_SECONDS = 0.4
"""Seconds between two looks whether the grants behind open sockets have ended."""
PLAY, READ = "play", "read"
TOKEN_START = "hanse_"
"""The beginning of every token, so that it cannot be taken for the secret of a seat."""
log = structlog.get_logger()


def new_session_token() -> str:
    return secrets.token_urlsafe(32)


def new_program_token() -> str:
    return TOKEN_START + secrets.token_urlsafe(32)


class Access:
    """Sessions and tokens, as this process knows them, and the viewers that came with one."""

    def __init__(self, rows: AccountRows, clock: Callable[[], float] = time.monotonic) -> None:
        self.rows = rows
        self.clock = clock
        self.grants: OrderedDict[str, tuple[Grant, float]] = OrderedDict()
        self.seats: OrderedDict[tuple[str, str], tuple[str, float]] = OrderedDict()
        self.viewers: dict[Viewer, str] = {}

    async def find(self, token: str) -> Grant | None:
        """Return what this token opens; None if it opens nothing."""
        hashed = hash_token(token)
        known = self.grants.get(hashed)
        if known and known[1] > self.clock():
            return known[0]
        found = await self.rows.grants.find(hashed)
        if found:
            keep(self.grants, hashed, (found, self.clock() + CACHE_SECONDS))
        return found

    async def seat(self, account: str, match: str) -> str:
        """Return the hash of the secret of an account's seat; empty if it has none."""
        known = self.seats.get((account, match))
        if known and known[1] > self.clock():
            return known[0]
        found = await self.rows.seat(account, match)
        if found:
            keep(self.seats, (account, match), (found, self.clock() + CACHE_SECONDS))
        return found

    def forget_seat(self, account: str, match: str) -> bool:
        """Forget an account's seat at a match; return whether it was known."""
        return self.seats.pop((account, match), None) is not None

    async def open_session(self, account: str, device: str, browser: str) -> str:
        """Return the token of a new session. It never continues one that the browser sent."""
        token = new_session_token()
        name = secrets.token_hex(8)
        new = NewGrant(id=name, account=account, kind=SESSION, hash=hash_token(token), name=device,
                       browser=browser)  # fmt: skip
        await self.rows.grants.add(new)
        return token

    async def renew(self, grant: Grant) -> str:
        """Return a new token for a session that has had its token for a day; empty otherwise."""
        token = new_session_token()
        renewed = grant.is_old and await self.rows.grants.renew(grant.id, hash_token(token))
        return token if renewed else ""

    @contextmanager
    def watch(self, grant: Grant | None, viewer: Viewer) -> Iterator[None]:
        """Until the block ends, shut the viewer out as soon as this grant ends."""
        if grant is None:
            yield
            return
        self.viewers[viewer] = grant.id
        try:
            yield
        finally:
            self.viewers.pop(viewer, None)

    async def look(self) -> None:
        """Shut out the viewers whose sessions or tokens have ended, with one question for all."""
        watched = set(self.viewers.values())
        if not watched:
            return
        ended = watched - await self.rows.grants.still_open(sorted(watched))
        for viewer, grant in [*self.viewers.items()]:
            if grant in ended:
                viewer.unseated = True
                viewer.wake()

    def forget(self, grant: str) -> None:
        """Forget a grant that has ended."""
        for hashed in [one for one, known in self.grants.items() if known[0].id == grant]:
            del self.grants[hashed]

    async def run(self) -> None:
        """Keep looking until cancelled. In an outage, nothing can be revoked either."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            try:
                with suppress(Unavailable):
                    await self.look()
            except Exception:
                metrics.FAILURES.labels("accounts").inc()
                log.exception("sessions of accounts could not be checked")
