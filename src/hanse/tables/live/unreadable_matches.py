"""Matches that this version cannot replay: set aside, logged once, and left unchanged."""

from hanse.games import GAMES
from hanse.tables.environment import Environment
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.protocol import Store
from hanse.tables.store.rows import MatchRow
from hanse.version import __version__

CODE = " ".join(
    [__version__, *(f"{spec.about.name}={spec.about.revision}" for spec in GAMES.values())]
)
"""The version and rules under which a match is set aside; newer servers try the match again."""


class UnreadableMatch(Exception):
    """An error: this version cannot open this match; none of it is lost."""


class NewerRules(Unavailable):
    """An error: only another server, which knows newer rules, can open the match."""


async def set_aside(store: Store, environment: Environment, match: str, wrong: Exception) -> None:
    """Set a match aside until a newer version may open it again, and log that once."""
    if await store.set_aside(match, CODE):
        environment.metrics.set_aside.inc()
        why = type(wrong).__name__  # its text may show a hidden move; `hanse check` prints it
        said = "a match cannot be played again and is set aside"
        environment.log.error(said, match=match, why=why)


async def check_openable(store: Store, row: MatchRow) -> None:
    """Raise NewerRules for a match under newer rules, UnreadableMatch for one that failed before.

    While servers are upgraded, players reconnect until they reach a newer server; workers of this
    version leave the match alone.
    """
    spec = GAMES.get(row.setup.game)
    if spec and row.revision > spec.about.revision:
        await store.set_aside(row.id, CODE)
        raise NewerRules(f"begun by revision {row.revision} of the rules")
    if row.set_aside == CODE:
        raise UnreadableMatch(row.id)
