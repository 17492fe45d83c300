"""The position of a game as JSON, including secrets, for tests, tutorials and what-ifs."""

from msgspec import Struct

from hanse.core.game import Game
from hanse.core.setup import Setup
from hanse.core.types import Seat
from hanse.core.wire import encode


class Position[T, S](Struct, frozen=True):
    """A game's state as data; T is the game's table, S any of its steps.

    `asked` holds the ply of each seat's open question, or of the one whose answer it can still
    change.
    """

    setup: Setup
    table: T
    agenda: tuple[S, ...]
    ply: int
    asked: tuple[tuple[Seat, int], ...]


def write_position(game: Game, table: object) -> bytes:
    """Return the position of a game as JSON, with this table."""
    # Sorted, because the same position must always give the same bytes: its hash is compared.
    asked = tuple(sorted({**game.answered_at, **game.asked_at}.items()))
    return encode(Position(game.setup, table, tuple(game.agenda), game.ply, asked))
