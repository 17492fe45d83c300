"""Connections that only write moves; while all are busy, waiting moves may share a round trip."""

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Self

import asyncpg
from asyncpg.pool import PoolConnectionProxy
from asyncpg.prepared_stmt import PreparedStatement

from hanse.server.operations import metrics
from hanse.server.store import statements
from hanse.server.store.database import FAILURES, Pool
from hanse.server.store.timelines import Timelines

type Values = Sequence[object]
type Written = "asyncpg.Record | None"
"""The time of the commit and the outages by then; None if another writer committed first."""
GROUP_LANES = 2
"""The number of connections that write groups: the next group gathers while one is written."""


class Lane:
    """A reserved connection, with its statements prepared."""

    def __init__(
        self,
        connection: "PoolConnectionProxy[asyncpg.Record]",
        one: "PreparedStatement[asyncpg.Record]",
        many: "PreparedStatement[asyncpg.Record]",
        timeline: int,
    ) -> None:
        self.connection = connection
        self.timeline = timeline
        self.one = one
        self.many = many

    @classmethod
    async def open(cls, pool: Pool, timelines: Timelines) -> Self:
        connection = await pool.acquire()
        timeline = timelines.newest
        try:
            one = await connection.prepare(statements.APPEND)
            return cls(connection, one, await connection.prepare(statements.APPEND_MANY), timeline)
        except BaseException:
            await pool.release(connection)
            raise

    @property
    def is_broken(self) -> bool:
        """Return whether the connection is lost; the pool has then taken it back already."""
        try:
            return self.connection.is_closed()
        except asyncpg.InterfaceError:
            return True

    async def write(self, values: Values) -> Written:
        return await self.one.fetchrow(*values)


class WaitingMove:
    """A move that waits for a connection, and the caller that waits for the move."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.answer: asyncio.Future[Written] = asyncio.get_running_loop().create_future()

    def resolve(self, written: Written) -> None:
        if not self.answer.done():
            self.answer.set_result(written)

    def reject(self, wrong: BaseException) -> None:
        if not self.answer.done():
            self.answer.set_exception(wrong)


class MoveWriter:
    """A writer of moves: one statement checks and writes a move; `write` returns after the commit.

    A move that finds a free connection is written immediately, alone. With `together`, moves that
    had to wait share one round trip and one commit, up to that number.
    """

    def __init__(
        self, pool: Pool, size: int, together: int = 0, timelines: Timelines | None = None
    ) -> None:
        self.pool = pool
        self.timelines = timelines or Timelines()
        self.together = max(1, together)
        self.unopened = min(GROUP_LANES, size // 2) if together else size // 2
        self.alone = self.unopened == 0
        self.free: list[Lane] = []
        self.waiting: deque[WaitingMove] = deque()
        self.tasks: set[asyncio.Task[None]] = set()

    async def write(self, values: Values) -> Written:
        if self.alone:
            return await self.pool.fetchrow(statements.APPEND, *values)
        # Only moves that have to wait are grouped, so a quiet server is as quick as without groups
        # (decision 21).
        if not self.free and not self.unopened:
            waiting = WaitingMove(values)
            self.waiting.append(waiting)
            return await waiting.answer
        lane = self.reserve() or await self.open_reserved()
        try:
            metrics.TOGETHER.observe(1)
            return await lane.write(values)
        finally:
            self.free_lane(lane)

    def reserve(self) -> Lane | None:
        """Return a free connection; if there is none, count one to be opened, and return None."""
        while self.free:
            lane = self.free.pop()
            if self.is_usable(lane):
                return lane
            self.drop(lane)
        self.unopened -= 1
        return None

    def is_usable(self, lane: Lane) -> bool:
        """Return whether the connection is open and leads to the newest database."""
        return lane.timeline >= self.timelines.newest and not lane.is_broken

    def drop(self, lane: Lane) -> None:
        self.unopened += 1
        self.begin(self.pool.release(lane.connection))

    async def open_reserved(self) -> Lane:
        """Open the connection that `reserve` counted."""
        try:
            return await Lane.open(self.pool, self.timelines)
        except BaseException:
            self.unopened += 1
            self.serve_waiting()
            raise

    def free_lane(self, lane: Lane) -> None:
        """Free the connection for waiting or later moves; drop one that is not usable any more."""
        if self.is_usable(lane):
            self.free.append(lane)
        else:
            self.drop(lane)
        self.serve_waiting()

    def serve_waiting(self) -> None:
        if self.waiting and (self.free or self.unopened):
            some = [self.waiting.popleft() for _ in range(min(self.together, len(self.waiting)))]
            self.begin(self.write_some(some, self.reserve()))

    def begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write_some(self, some: list[WaitingMove], lane: Lane | None) -> None:
        """Write moves of different matches in one round trip; retry failed ones alone."""
        try:
            lane = lane or await self.open_reserved()
        except BaseException as wrong:
            for one in some:
                one.reject(wrong)
            return
        try:
            metrics.TOGETHER.observe(len(some))
            for one in await write_together(lane, some) if len(some) > 1 else some:
                await write_alone(lane, one)
        finally:
            self.free_lane(lane)

    async def close(self) -> None:
        """Return the free connections to the pool, and open no others."""
        self.alone = True
        while self.free:
            await self.pool.release(self.free.pop().connection)


async def write_together(lane: Lane, some: list[WaitingMove]) -> list[WaitingMove]:
    """Write these moves in one statement; return those to retry alone.

    A move fails if another writer committed first; an invalid move stops them all."""
    try:
        columns = [list(column) for column in zip(*(one.values for one in some), strict=True)]
        rows = {row["match"]: row for row in await lane.many.fetch(*columns)}
    except FAILURES as wrong:
        if isinstance(wrong, ValueError):
            return some
        for one in some:
            one.reject(wrong)
        return []
    # One move can break the statement for all, so each is tried alone and only that one fails
    # (decision 21).
    except asyncpg.PostgresError:
        return some
    left = [one for one in some if one.values[0] not in rows]
    for one in some:
        if one not in left:
            one.resolve(rows[one.values[0]])
    return left


async def write_alone(lane: Lane, one: WaitingMove) -> None:
    try:
        one.resolve(await lane.write(one.values))
    except BaseException as wrong:
        one.reject(wrong)
        if isinstance(wrong, asyncio.CancelledError):
            raise
