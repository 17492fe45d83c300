"""Changes that other processes make to matches watched in this process."""

import asyncio
from contextlib import suppress

from msgspec.structs import replace

from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import UnreadableMatch
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.rows import Mark

MAX_READS = 4
"""The number of changed matches that are brought up to date at the same time."""


def watched_matches(lobby: Lobby) -> list[str]:
    return [name for name, live in lobby.lives.items() if live.viewers]


async def look_at(lobby: Lobby, matches: list[str]) -> None:
    """Bring these matches up to date with the store."""
    marks = await lobby.store.marks(matches) if matches else {}
    free = asyncio.Semaphore(MAX_READS)

    async def look(live: Live, mark: Mark) -> None:
        async with free:
            with suppress(UnreadableMatch):
                await catch_up_to(lobby, live, mark)

    found = [(lobby.lives.get(name), mark) for name, mark in marks.items()]
    behind = [look(live, mark) for live, mark in found if live and is_behind(live, mark)]
    await asyncio.gather(*behind)


def is_behind(live: Live, mark: Mark) -> bool:
    row = live.row
    newer = mark.version > row.version or mark.chat > live.last_line or mark.closed != row.closed
    newer |= mark.links != row.links
    return newer or bool(mark.successor and not row.successor)


async def catch_up_to(lobby: Lobby, live: Live, mark: Mark) -> None:
    """Fetch every part of a match that is newer in the store than here."""
    if mark.version > live.row.version or mark.links != live.row.links:
        await lobby.freshen(live)
    live.close(mark.closed)
    if mark.chat > live.last_line:
        await lobby.hear(live)
    if mark.successor and not live.row.successor:
        live.row = replace(live.row, successor=mark.successor)
        live.wake()


async def keep_looking(lobby: Lobby, seconds: float) -> None:
    """Keep bringing watched matches up to date until cancelled."""
    clock = asyncio.get_running_loop().time
    spent = 0.0
    while True:
        # The pause counts from the beginning of the last look. When it counted from the end, moves
        # at many tables were seen late.
        await asyncio.sleep(max(seconds - spent, seconds / 2))
        began = clock()
        try:
            await look_at(lobby, watched_matches(lobby))
        except Unavailable as wrong:
            if lobby.database_clock.can_store:
                lobby.environment.log.warning("cannot look around", error=str(wrong))
        except Exception:
            lobby.environment.metrics.failures.labels("look").inc()
            lobby.environment.log.exception("looking around failed")
        spent = clock() - began
