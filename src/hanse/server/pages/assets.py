"""Assets of other builds, older or newer, which pages of those builds request from any server.

A page and its assets may come from different servers while a new version is rolled out, and a page
that was opened yesterday asks for the assets of yesterday. Decision 0033 gives the reasons.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable, Sequence

import asyncpg
import structlog

from hanse.server.limits.budgets import TooMany
from hanse.server.limits.places import OpenCounts
from hanse.server.operations import metrics
from hanse.server.store.assets import Asset, find_assets, publish_assets, recent_assets
from hanse.server.store.store import Store
from hanse.tables.store.errors import Unavailable

NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}")
MAX_KEPT, MAX_KEPT_BYTES = 4000, 16 * 1024 * 1024
"""The maximum number and size of other builds' assets in memory."""
GATHER, MAX_WANTED = 0.05, 400
"""Unknown names are looked up in batches, after this many seconds and this many at a time: requests
for missing names cost the database no more than twenty small queries a second.
"""
MAX_WANTED_PER_NETWORK = 100
"""One network's share of the lookups; a page of another build needs fewer."""
MAX_FETCHED = 50
"""The maximum number of assets fetched in one query."""
AGAIN, RETRY = 6 * 3600.0, 10.0
"""Seconds until a build is published again, and after a failure."""
IN_USE, LOOK_BACK, LOOK = AGAIN + 3600.0, 60.0, 5.0
"""Seconds within which a published build counts as in use; seconds that a look at new builds goes
back; seconds between two looks."""
START = 5.0
"""Seconds for which a starting server waits for its build to be published."""
log = structlog.get_logger()


class Assets:
    """A publisher of this build's assets, and a finder of other builds' assets."""

    def __init__(self, own: Sequence[Asset]) -> None:
        self.own = own
        self.own_names = {asset.name for asset in own}
        self.store: Store | None = None
        self.kept: OrderedDict[str, Asset] = OrderedDict()
        self.size = 0
        self.wanted: set[str] = set()
        self.askers = OpenCounts(0, MAX_WANTED_PER_NETWORK)
        self.batch: asyncio.Task[dict[str, Asset]] | None = None
        self.publish_at = 0.0

    async def open(self, store: Store) -> None:
        """Publish this build before its first page is served; on failure, leave that to `run`."""
        self.store = store
        try:
            async with asyncio.timeout(START):
                await self.publish(store)
                await self.fetch_recent(store, IN_USE)
        except (TimeoutError, Unavailable, asyncpg.PostgresError) as wrong:
            log.warning("the assets are not published yet", error=str(wrong) or "no answer")

    async def publish(self, store: Store) -> None:
        clock = asyncio.get_running_loop().time
        self.publish_at = clock() + RETRY
        missing = await publish_assets(store, self.own) if self.own else 0
        self.publish_at = clock() + AGAIN
        if missing:
            log.info("the assets of this build are published", files=missing)

    async def find(self, name: str, client: str = "") -> Asset | None:
        """Return another build's asset, or None if no build has it; raise TooMany at a limit."""
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name]
        if not NAME.fullmatch(name) or self.store is None:
            return None
        if name not in self.wanted:
            self.want(name, client)
        if self.batch is None:
            self.batch = asyncio.create_task(self.find_wanted(self.store))
            self.batch.add_done_callback(lambda done: done.cancelled() or done.exception())
        return (await asyncio.shield(self.batch)).get(name)

    def want(self, name: str, client: str) -> None:
        """Look up a name; raise TooMany if this client's network has used its share."""
        # Not Unavailable, which would start a check of the database: nothing is wrong with it.
        if self.askers.exceeds(client) or self.askers.is_full_for(client, MAX_WANTED):
            raise TooMany
        self.askers.enter(client)
        self.wanted.add(name)

    async def find_wanted(self, store: Store) -> dict[str, Asset]:
        """Look up all names requested since the last batch, and keep the assets found."""
        await asyncio.sleep(GATHER)
        names, self.wanted, self.batch = self.wanted, set(), None
        self.askers = OpenCounts(0, MAX_WANTED_PER_NETWORK)
        found = await find_assets(store, names)
        self.keep(found.values())
        return found

    def keep(self, assets: Iterable[Asset]) -> None:
        """Keep these in memory, dropping those not requested for longest."""
        for asset in assets:
            if asset.name not in self.kept:
                self.kept[asset.name] = asset
                self.size += len(asset.body)
        while len(self.kept) > MAX_KEPT or self.size > MAX_KEPT_BYTES:
            _, oldest = self.kept.popitem(last=False)
            self.size -= len(oldest.body)

    async def fetch_recent(self, store: Store, seconds: float) -> None:
        """Fetch other servers' assets, to serve them even while the database is down."""
        names = await recent_assets(store, seconds)
        new = [name for name in names if name not in self.kept and name not in self.own_names]
        for first in range(0, min(len(new), MAX_KEPT), MAX_FETCHED):
            if self.size > MAX_KEPT_BYTES // 2:
                return
            self.keep((await find_assets(store, new[first : first + MAX_FETCHED])).values())

    async def run(self) -> None:
        """Republish this build and fetch other builds' assets regularly, until cancelled."""
        while self.store:
            await asyncio.sleep(LOOK)
            try:
                if asyncio.get_running_loop().time() >= self.publish_at:
                    await self.publish(self.store)
                await self.fetch_recent(self.store, LOOK_BACK)
            except Unavailable as wrong:
                log.debug("cannot follow the assets of other builds", error=str(wrong))
            except Exception:
                metrics.FAILURES.labels("assets").inc()
                log.exception("following the assets of other builds failed")
