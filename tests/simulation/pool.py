"""The way to the simulated database: connections that are slow, break, or are cut off."""

import asyncio
import random
from collections.abc import Sequence
from contextvars import copy_context
from typing import Any

import asyncpg

from hanse.server.store.database import ANSWER
from tests.simulation.database import Database, Row
from tests.simulation.loop import PROCESS, Process

ARRIVES = 0.5
"""How likely a statement whose connection breaks is done nevertheless."""


class Statement:
    """A prepared statement."""

    def __init__(self, connection: "Connection", text: str) -> None:
        self.connection = connection
        self.text = text

    async def fetch(self, *values: object) -> list[Row]:
        return await self.connection.run(self.text, values)

    async def fetchrow(self, *values: object) -> Row | None:
        rows = await self.fetch(*values)
        return rows[0] if rows else None


class Connection:
    """One statement at a time. The database goes on with it, whatever becomes of who asked."""

    def __init__(self, pool: "Pool") -> None:
        self.pool = pool
        self.closed = False
        self.answer: asyncio.Future[list[Row]] | None = None
        self.serving: asyncio.Task[None] | None = None

    def is_closed(self) -> bool:
        return self.closed

    async def prepare(self, text: str) -> Statement:
        return Statement(self, text)

    async def run(self, text: str, values: Sequence[object]) -> list[Row]:
        if self.closed or not self.pool.process.alive:
            raise asyncpg.InterfaceError("the connection is closed")
        assert self.answer is None, "two statements at once on one connection"
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[Row]] = loop.create_future()
        self.answer = answer
        self.serving = self.pool.begin(self.serve(text, values, answer))
        try:
            async with asyncio.timeout(ANSWER):
                return await answer
        finally:
            self.answer = None

    async def serve(
        self, text: str, values: Sequence[object], answer: asyncio.Future[list[Row]]
    ) -> None:
        """What the database does; the answer may find nobody."""
        await self.pool.travel()
        rows: list[Row] | Exception
        try:
            rows = await self.pool.database.work[text](*values)
        except asyncpg.PostgresError as wrong:
            rows = wrong
        await self.pool.travel()
        if self.closed or answer.done():
            return
        if isinstance(rows, Exception):
            answer.set_exception(rows)
        else:
            answer.set_result(rows)

    def lose(self, *, dead: bool = False) -> None:
        """Break it; what was being done is done, or not, as it happens. Dead: it is not."""
        self.closed = True
        if self.serving and (dead or self.pool.chance.random() > ARRIVES):
            self.serving.cancel()
        if self.answer and not self.answer.done():
            self.answer.set_exception(asyncpg.ConnectionDoesNotExistError("it is lost"))


class Pool:
    """The connections of one process."""

    def __init__(
        self, database: Database, process: Process, chance: random.Random, size: int, way: float
    ) -> None:
        self.database = database
        self.process = process
        self.chance = chance
        self.way = way
        self.places = asyncio.Semaphore(size)
        self.open: dict[Connection, None] = {}
        self.cut: asyncio.Event | None = None

    def begin(self, work: Any) -> asyncio.Task[None]:
        """Begin something that the database does."""
        context = copy_context()
        context.run(PROCESS.set, self.database.process)
        return asyncio.get_running_loop().create_task(work, context=context)

    async def travel(self) -> None:
        """From there to here or back; while the way is cut, nothing arrives."""
        await asyncio.sleep(self.chance.uniform(0.0, self.way))
        if self.cut:
            await self.cut.wait()

    async def acquire(self) -> Connection:
        await self.places.acquire()
        try:
            await asyncio.sleep(self.chance.uniform(0.0, self.way))
            if not (self.database.up and self.process.alive):
                raise ConnectionRefusedError("the database is away")
        except BaseException:
            self.places.release()
            raise
        connection = Connection(self)
        self.open[connection] = None
        return connection

    async def release(self, connection: Connection) -> None:
        if self.open.pop(connection, 1) is None:
            self.places.release()

    async def fetch(self, text: str, *values: object) -> list[Row]:
        connection = await self.acquire()
        try:
            return await connection.run(text, values)
        finally:
            await self.release(connection)

    async def fetchrow(self, text: str, *values: object) -> Row | None:
        rows = await self.fetch(text, *values)
        return rows[0] if rows else None

    async def execute(self, text: str) -> str:
        await self.fetch(text)
        return ""

    async def fetchval(self, text: str, *values: object) -> object:
        row = await self.fetchrow(text, *values)
        return next(iter(row)) if row else None

    def lose(self, *, dead: bool = False) -> None:
        """Break all connections, and those that wait for a silent one with them."""
        for connection in list(self.open):
            connection.lose(dead=dead)
            self.open.pop(connection)
            self.places.release()
