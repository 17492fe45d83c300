"""Matches put into the store as a test wants them: from a position, with known secrets."""

import asyncio
from typing import Any

from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.games import GAMES
from hanse.match.clock import UNTIMED, Pace
from hanse.server.store.store import Store
from hanse.tables.creation.new_tables import new_id, new_match
from hanse.tables.live.copies import rebuild
from hanse.tables.live.due import next_due_work
from hanse.tables.seats.sessions import Sessions, hash_token
from hanse.tables.store.rows import MatchRow, SeatRow


def secret(seat: int) -> str:
    return f"secret-of-seat-{seat}"


def seated(setup: Setup, bots: dict[int, str] | None = None) -> list[SeatRow]:
    chosen = bots or {}
    return [
        SeatRow(f"P{s}", chosen.get(s, ""), "" if s in chosen else hash_token(secret(s)), "00")
        for s in range(setup.seats)
    ]


def a_row(
    setup: Setup,
    game: Any = None,
    *,
    seed: bytes = b"s" * 32,
    pace: Pace = UNTIMED,
    bots: dict[int, str] | None = None,
    began: float = 0.0,
) -> MatchRow:
    """A match that has begun: with a new game, or from where another one stands."""
    spec: AnySpec = GAMES[setup.game]
    row = MatchRow(new_id(), setup, seated(setup, bots), pace, seed)
    row.began = began
    if game is None:
        new_match(row)
    else:
        row.start, row.position = (), spec.text.position(game)
    return row


def put(url: str, *rows: MatchRow) -> None:
    """Into the database, as if the server had done it."""

    async def work() -> None:
        store = await Store.open(url, 1)
        try:
            for row in rows:
                await store.create(row, next_due_work(row, rebuild(row, []), 0.0))
        finally:
            await store.close()

    asyncio.run(work())


def a_session(url: str, match: str, seat: int = 0) -> str:
    """The cookie of a browser that has this seat."""

    async def work() -> str:
        store = await Store.open(url, 1)
        try:
            return await Sessions(store).add("", match, hash_token(secret(seat)))
        finally:
            await store.close()

    return f"hanse={asyncio.run(work())}"
