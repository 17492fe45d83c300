"""Mistakes planted in the servers or the database, to show that the schedules would find them."""

import asyncio
from typing import TYPE_CHECKING, Any

from hanse.server.store.move_writer import Lane
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.store.errors import Conflict, Repeated
from hanse.tables.store.rows import Stamp
from tests.simulation.database import Row

if TYPE_CHECKING:
    from tests.simulation.world import World


def hint_before_commit(world: "World", lobby: Lobby) -> None:
    """Others are told of a move before it is stored."""
    real = lobby.attempt

    async def attempt(live: Live, *told: Any) -> Any:
        lobby.hints.notify(live.row.id, version=live.row.version + 1)
        told_already, lobby.hints.notify = lobby.hints.notify, lambda *_, **__: None  # type: ignore[method-assign]
        try:
            return await real(live, *told)
        finally:
            lobby.hints.notify = told_already  # type: ignore[method-assign]

    lobby.attempt = attempt  # type: ignore[method-assign, assignment]


def lost_fence(world: "World", lobby: Lobby) -> None:
    """A move is written whatever version its match is at."""
    world.database.fits = lambda told: True  # type: ignore[method-assign]


def lost_fence_in_groups(world: "World", lobby: Lobby) -> None:
    """The same, only where moves travel together."""
    database = world.database
    real, alone = database.append_many, database.fits

    async def append_many(*columns: Any) -> list[Row]:
        database.fits = lambda told: True  # type: ignore[method-assign]
        try:
            return await real(*columns)
        finally:
            database.fits = alone  # type: ignore[method-assign]

    database.work = {text: append_many if work == real else work
                     for text, work in database.work.items()}  # fmt: skip


def shown_before_commit(world: "World", lobby: Lobby) -> None:
    """A move is shown and answered while it is still being written."""
    real, tasks = lobby.store.append, set[asyncio.Task[Stamp]]()

    async def append(*told: Any, **named: Any) -> Stamp:
        task = asyncio.create_task(real(*told, **named))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        tasks.add(task)
        return Stamp(world.database.now(), len(world.database.outages))

    lobby.store.append = append  # type: ignore[method-assign]


def lost_is_stored(world: "World", lobby: Lobby) -> None:
    """A connection that is lost while a move is written is taken for a yes."""
    real = lobby.store.append

    async def append(*told: Any, **named: Any) -> Stamp:
        try:
            return await real(*told, **named)
        except (Conflict, Repeated):
            raise
        except Exception:
            return Stamp(world.database.now(), len(world.database.outages))

    lobby.store.append = append  # type: ignore[method-assign]


def all_in_group_answered(world: "World", lobby: Lobby) -> None:
    """Whoever was left out of a group is told that he was written."""
    real = Lane.__dict__["write"]

    async def write(lane: Lane, values: Any) -> Any:
        return await real(lane, values) or Row(at=world.database.now(), outages=0)

    Lane.write = write  # type: ignore[method-assign, assignment]


def never_looks(world: "World", lobby: Lobby) -> None:
    """A server that lost the bus, or some of its hints, goes on as if it had heard all."""
    lobby.store.marks = no_marks  # type: ignore[method-assign]


async def no_marks(matches: list[str]) -> dict[str, Any]:
    return {}


def forgotten_commands(world: "World", lobby: Lobby) -> None:
    """A command that is sent again is another command."""
    real = lobby.attempt

    async def attempt(live: Live, seat: int, wanted: Any, command: str, question: Any) -> Any:
        return await real(live, seat, wanted, f"{command}~{live.row.version}", question)

    lobby.attempt = attempt  # type: ignore[method-assign]


MISTAKES = {
    work.__name__: work
    for work in (hint_before_commit, lost_fence, lost_fence_in_groups, shown_before_commit,
                 lost_is_stored, all_in_group_answered, never_looks, forgotten_commands)
}  # fmt: skip
"""Each by name."""
