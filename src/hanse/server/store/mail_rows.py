"""Mails that ask an address for its confirmation: how many it got, and which ones want none.

Addresses are hashed with the key of the database. They are counted here and not in `channel`, so
that nobody gets more mails because a player removes a channel and adds it again.
"""

from hanse.server.store.database import Pool, convert_errors

MAX_PER_DAY, MAX_PER_MONTH = 3, 6
"""The number of such mails that one address gets."""

LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('mail_asked', 0))"
ASK = """
WITH own AS (
    SELECT count(*) FILTER (WHERE at > now() - interval '1 day') AS today, count(*) AS ever
    FROM mail_asked WHERE address = $1
), everyone AS (
    SELECT count(*) AS today FROM mail_asked WHERE at > now() - interval '1 day'
)
INSERT INTO mail_asked (address)
SELECT $1 FROM own, everyone
WHERE own.today < $2 AND own.ever < $3 AND ($4 = 0 OR everyone.today < $4)
    AND NOT EXISTS (SELECT FROM mail_refused WHERE address = $1)
RETURNING id
"""
TAKE_BACK = "DELETE FROM mail_asked WHERE id = $1"
FORGET = "DELETE FROM mail_asked WHERE address = $1"
REFUSE = "INSERT INTO mail_refused (address) VALUES ($1) ON CONFLICT DO NOTHING"
FORGET_OLD = """
WITH gone AS (DELETE FROM mail_refused WHERE at < now() - interval '1 year')
DELETE FROM mail_asked WHERE at < now() - interval '30 days'
"""


class MailRows:
    """The tables `mail_asked` and `mail_refused`."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool

    async def ask(self, address: str, most: int) -> int:
        """Count one more mail to this address; return its number, or 0 if it may not be sent.

        All processes together send at most `most` per day; 0 is no limit.
        """
        with convert_errors():
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute(LOCK)  # before counting, or two could count the same
                limits = (MAX_PER_DAY, MAX_PER_MONTH, most)
                return int(await connection.fetchval(ASK, address, *limits) or 0)

    async def take_back(self, number: int) -> None:
        """Do not count a mail that could not be sent."""
        await self.execute(TAKE_BACK, number)

    async def forget(self, address: str) -> None:
        """Forget the mails to an address whose owner has confirmed one of them."""
        await self.execute(FORGET, address)

    async def refuse(self, address: str) -> None:
        """Never ask this address again for a year, because its owner said so."""
        await self.execute(REFUSE, address)

    async def sweep(self) -> None:
        """Forget mails and refusals that are too old to count."""
        await self.execute(FORGET_OLD)

    async def execute(self, statement: str, *values: object) -> None:
        with convert_errors():
            await self.pool.execute(statement, *values)
