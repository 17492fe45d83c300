"""Seats without a server: a shared screen, the choices of a host, and a coach for beginners."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.in_page.table_journey import Json, Page

NAMES = ("Anna", "Ben", "Cora")
GREENHORNS = [{}, {"bot": "greenhorn"}, {"bot": "greenhorn"}]
type Steps = Callable[[Page], Awaitable[None]]


def run(steps: Steps) -> None:
    async def on_page() -> None:
        page = Page()
        page.tables.start()
        try:
            await steps(page)
        finally:
            await page.tables.stop()

    asyncio.run(on_page())


async def new_table(page: Page, seats: list[dict[str, str]]) -> Json:
    wanted = {"game": "kogge", "seats": seats, "name": NAMES[0]}
    return await page.ask("POST", "api/tables", wanted)


async def give_nonce(page: Page, match: str) -> Json:
    return await page.ask("POST", f"api/tables/{match}/nonce", {"nonce": "00" * 16})


def test_people_share_a_screen() -> None:
    async def steps(page: Page) -> None:
        made = await new_table(page, [{}, {}, {}])
        match, secrets = made["match"], [made["secret"]]
        await give_nonce(page, match)
        for name in NAMES[1:]:
            joined = {"name": name, "invite": made["invite"]}
            secrets.append((await page.ask("POST", f"api/tables/{match}/join", joined))["secret"])
            begun = await give_nonce(page, match)
        assert begun["started"]
        for seat, secret in enumerate(secrets):
            await page.ask("POST", f"api/tables/{match}/join", {"secret": secret})
            assert (await page.ask("GET", f"api/tables/{match}"))["seat"] == seat

    run(steps)


def test_a_host_seats_a_bot_and_closes_the_table() -> None:
    async def steps(page: Page) -> None:
        match = (await new_table(page, [{}, {}, {"bot": "dabbler"}]))["match"]
        await give_nonce(page, match)
        freed = {"seat": 1, "bot": "dabbler"}
        assert (await page.ask("POST", f"api/tables/{match}/free", freed))["started"]
        closed = await page.ask("POST", f"api/tables/{match}/watching", {"closed": True})
        assert closed["closed"]
        refused = await page.answer("POST", f"api/tables/{match}/free", {"seat": 1, "bot": "x"})
        assert refused.status == 400

    run(steps)


def test_a_coach_advises_a_beginner() -> None:
    async def steps(page: Page) -> None:
        page.tables.lobby.bot_delay = 0
        match = (await new_table(page, GREENHORNS))["match"]
        await give_nonce(page, match)
        path = f"api/tables/{match}/advice"
        while (await page.answer("GET", path)).status == 409:
            await asyncio.sleep(0.01)
        assert (await page.ask("GET", path))["moves"]

    run(steps)


def test_a_page_reports_its_condition_and_ships_files() -> None:
    async def steps(page: Page) -> None:
        assert (await page.ask("GET", "api/status"))["store"] == "ready"
        missing = await page.answer("GET", "api/games/kogge/data/map/nowhere")
        assert missing.status == 404

    run(steps)
