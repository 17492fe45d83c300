"""The public sections with nothing hidden, for games that are over."""

from itertools import chain

from msgspec.structs import replace

from hanse.core.views import Sections
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import FACE_UP
from hanse.games.kogge.view.build import board, players, public
from hanse.games.kogge.view.sections import Pools
from hanse.games.kogge.view.table_rules import open_scores


def everything(game: Kogge) -> Sections:
    """Return the public sections as if all hands, holds and routes were open."""
    table = game.table
    seats = range(table.seats)
    holds = [table.hold(seat) for seat in seats]
    covered = [slot for slot, layer in enumerate(table.covered) if layer != FACE_UP]
    routes = tuple([(slot, table.routes[slot]) for slot in covered])
    known = Pools(
        tuple(chain.from_iterable(table.hand(seat) for seat in seats)),
        tuple(chain.from_iterable(holds)),
    )
    opened = replace(players(game), cargo_open=tuple(holds), piles_open=tuple(table.piles))
    return {
        **public(game),
        "board": replace(board(table), shown=routes),
        "players": opened,
        "scores": open_scores(game),
        "pools": known,
    }
