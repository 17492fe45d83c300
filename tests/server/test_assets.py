"""Each server serves the assets of every build, older or newer, whichever server published them."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import structlog

from hanse.server import app
from hanse.server.backup.database_tables import Connection, tables
from hanse.server.limits.budgets import TooMany
from hanse.server.pages import assets
from hanse.server.pages.assets import Assets
from hanse.server.requests.assets import assets_of
from hanse.server.requests.pages import read_pages
from hanse.server.store import assets as stored
from hanse.server.store.assets import Asset, publish_assets
from hanse.server.store.migrate import migrate
from hanse.server.store.store import Store
from hanse.tables.store.errors import Unavailable
from tests.server.other_build import entry_with, make_build
from tests.server.running import RUN, Server, database, some_address

pytestmark = pytest.mark.skipif(not app.CLIENT.exists(), reason="the client is not built")
NAMES = "SELECT name FROM asset ORDER BY name"


def fetch(server: Server, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    asked = Request(server.origin + path, headers={"x-forwarded-for": some_address(), **headers})
    try:
        with urlopen(asked, timeout=20) as answer:
            return answer.status, answer.read(), dict(answer.headers.items())
    except HTTPError as wrong:
        return wrong.code, wrong.read(), dict(wrong.headers.items())


def asset_names(client: Path) -> list[str]:
    return sorted(os.listdir(client / "assets"))


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_build(tmp_path_factory.mktemp("builds") / "other", "other")


@pytest.fixture(scope="module")
def servers(other: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers of different builds on one database; the second was started later."""
    with database() as url:
        ours, theirs = Server(url), Server(url, entry=entry_with(other, RUN))
        for server in (ours, theirs):
            server.start()
        yield ours, theirs
        for server in (ours, theirs):
            server.stop()


@pytest.mark.parametrize("newer", [True, False], ids=["a newer build", "an older build"])
def test_a_server_serves_the_assets_of_another_build(
    servers: tuple[Server, Server], other: Path, newer: bool
) -> None:
    """Some of each kind, as the server of that build shows them."""
    asked, of = servers if newer else servers[::-1]
    for name in asset_names(other if newer else app.CLIENT)[::9]:
        path = f"/assets/{name}"
        expected, found = (fetch(one, path, **{"accept-encoding": "gzip"}) for one in (of, asked))
        assert found[:2] == expected[:2]
        kept = ("content-type", "cache-control", "etag", "content-encoding", "vary")
        assert {key: found[2].get(key) for key in kept} == {
            key: expected[2].get(key) for key in kept
        }


def test_whoever_takes_nothing_packed_gets_it_plain(
    servers: tuple[Server, Server], other: Path
) -> None:
    name = next(name for name in asset_names(other) if name.endswith(".js"))
    status, body, headers = fetch(servers[0], f"/assets/{name}")
    assert (status, body) == (200, (other / "assets" / name).read_bytes())
    assert "content-encoding" not in headers
    again = fetch(servers[0], f"/assets/{name}", **{"if-none-match": headers["etag"]})
    assert again[:2] == (304, b"")


@pytest.mark.parametrize("name", ["index-00000000.js", "a" * 200, "..-x", "~.js"])
def test_what_no_build_has_is_not_found_and_nobody_remembers_that(
    servers: tuple[Server, Server], name: str
) -> None:
    status, _, headers = fetch(servers[0], f"/assets/{name}")
    assert (status, headers["cache-control"]) == (404, "no-store")


def with_store(check: Callable[[Store], Awaitable[None]]) -> None:
    """Run this with a database of its own."""

    async def run(url: str) -> None:
        await migrate(url)
        store = await Store.open(url, 4)
        try:
            await check(store)
        finally:
            await store.close()

    with database() as url:
        asyncio.run(run(url))


def some(names: list[str], size: int = 10) -> list[Asset]:
    return [Asset(name, "text/css", '"1"', False, bytes(size)) for name in names]


async def names_in(store: Store) -> list[str]:
    return [row["name"] for row in await store.rows(NAMES)]


def test_many_servers_publish_at_the_same_time() -> None:
    """Of one build and of another; every asset is there once, and publishing again adds none."""
    builds = [some([f"a{n}.css" for n in range(60)]), some([f"{n}.css" for n in range(60)])]
    builds.append(list(reversed(builds[0])))

    async def check(store: Store) -> None:
        found = await asyncio.gather(*(publish_assets(store, builds[n % 3]) for n in range(12)))
        assert sum(found) == 120
        assert len(await names_in(store)) == 120

    with_store(check)


def test_a_server_that_cannot_publish_starts_all_the_same() -> None:
    async def check(store: Store) -> None:
        await store.rows("DROP TABLE asset")
        own = Assets(some(["a.css"]))
        await own.open(store)
        assert own.publish_at < asyncio.get_running_loop().time() + 2 * assets.RETRY

    with structlog.testing.capture_logs() as said:
        with_store(check)
    assert [line["event"] for line in said] == ["the assets are not published yet"]


def test_a_backup_holds_no_assets() -> None:
    """Every server has its own; a backup of games need not grow with each build."""

    async def check(store: Store) -> None:
        async with store.pool.acquire() as connection:
            names = {table.name for table in await tables(cast(Connection, connection))}
        assert "match" in names
        assert "asset" not in names

    with_store(check)


def test_old_builds_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """By age, and the oldest if all together are too large; never what was just published."""
    monkeypatch.setattr(stored, "MAX_BYTES", 5000)

    async def check(store: Store) -> None:
        for days, name in ((31, "ancient"), (20, "old"), (10, "newer")):
            await publish_assets(store, some([f"{name}{n}" for n in range(2)], 1000))
            older = "UPDATE asset SET published_at = published_at - make_interval(days => $2)"
            await store.rows(f"{older} WHERE name LIKE $1", f"{name}%", days)
        await publish_assets(store, some(["now"], 10))
        assert await names_in(store) == ["newer0", "newer1", "now", "old0", "old1"]
        await publish_assets(store, some(["new0", "new1"], 1000))
        assert await names_in(store) == ["new0", "new1", "newer0", "newer1", "now"]

    with_store(check)


def test_unknown_names_cost_the_database_next_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two thousand at the same time are one query; what is too much is refused, nothing kept."""
    asked = list[int]()

    async def count_and_find(store: Store, names: set[str]) -> dict[str, Asset]:
        asked.append(len(names))
        return await stored.find_assets(store, names)

    async def check(store: Store) -> None:
        known = Assets([])
        await known.open(store)
        wanted = [(f"no-{n}.js", f"2001:db8:{n % 40:x}::/64") for n in range(2000)]
        jobs = [known.find(*one) for one in wanted]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert len(asked) == 1
        assert found.count(None) == asked[0] <= assets.MAX_WANTED
        assert sum(isinstance(one, TooMany) for one in found) == 2000 - asked[0]
        assert not known.kept

    monkeypatch.setattr(assets, "find_assets", count_and_find)
    with_store(check)


def test_unknown_names_of_one_network_shut_nobody_else_out() -> None:
    """Of one network, and of several: who asks for little is answered."""

    async def check(store: Store) -> None:
        await publish_assets(store, some(["real.css", "other.css"]))
        known = Assets([])
        await known.open(store)
        known.kept.clear()
        loud = [known.find(f"no-{n}.js", f"2001:db8:{n % 6:x}:{n:x}::/64") for n in range(1200)]
        quiet = [known.find(name, "192.0.2.1") for name in ("real.css", "other.css")]
        found = await asyncio.gather(*loud, *quiet, return_exceptions=True)
        assert sum(isinstance(one, TooMany) for one in found[:-2]) > 600
        assert [isinstance(one, Asset) for one in found[-2:]] == [True, True]
        again = await asyncio.gather(*(known.find(f"no-{n}.js", "10.0.0.1") for n in range(9)))
        assert again == [None] * 9, "the next look begins anew"

    with_store(check)


def test_no_more_than_so_much_is_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "MAX_KEPT_BYTES", 5000)

    async def check(store: Store) -> None:
        await publish_assets(store, some([f"{n}.css" for n in range(40)], 1000))
        known = Assets([])
        await known.open(store)
        for number in range(40):
            assert await known.find(f"{number}.css")
            assert known.size == sum(len(one.body) for one in known.kept.values()) <= 5000

    with_store(check)


def test_what_others_published_is_there_while_the_database_is_away(other: Path) -> None:
    """A build that was published before or after the start; only unknown names are not found."""
    theirs = assets_of(read_pages(other))
    ours = Assets(assets_of(read_pages(app.CLIENT)))

    async def check(store: Store) -> None:
        await publish_assets(store, theirs)
        await ours.open(store)
        await publish_assets(store, some(["later.css"]))
        await ours.fetch_recent(store, assets.LOOK_BACK)
        await store.close()
        for asset in theirs:
            assert await ours.find(asset.name) == asset
        assert await ours.find("later.css")
        with pytest.raises(Unavailable):
            await ours.find("unknown.css")

    with_store(check)
