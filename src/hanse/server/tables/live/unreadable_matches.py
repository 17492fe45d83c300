"""Games that this version cannot play again: set aside, told once, and kept as they are."""

import structlog

from hanse.games import GAMES
from hanse.server.operations import metrics
from hanse.server.store.database import Unavailable
from hanse.server.store.store import Store
from hanse.server.tables.store.rows import MatchRow
from hanse.version import __version__

CODE = " ".join(
    [__version__, *(f"{spec.about.name}={spec.about.revision}" for spec in GAMES.values())]
)
"""What a match is set aside by: a newer version, or newer rules, try it again."""
log = structlog.get_logger()


class SetAside(Exception):
    """This version cannot open this match; nothing of it is lost."""


class NewerRules(Unavailable):
    """Another server of this database can open the match: one that knows newer rules."""


async def set_aside(store: Store, match: str, wrong: Exception) -> None:
    """Set a match aside until a newer version may open it again, and log that once."""
    if await store.set_aside(match, CODE):
        metrics.SET_ASIDE.inc()
        why = type(wrong).__name__  # its words may tell a hidden move; `hanse check` has them
        log.error("a match cannot be played again and is set aside", match=match, why=why)


async def check_openable(store: Store, row: MatchRow) -> None:
    """Raise NewerRules for a match of rules that are not known here, SetAside if it failed before.

    While servers are upgraded, players come back until a newer one takes them; workers of this
    version leave it alone.
    """
    spec = GAMES.get(row.setup.game)
    if spec and row.revision > spec.about.revision:
        await store.set_aside(row.id, CODE)
        raise NewerRules(f"begun by revision {row.revision} of the rules")
    if row.set_aside == CODE:
        raise SetAside(row.id)
