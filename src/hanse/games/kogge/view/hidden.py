"""The list of things that a viewer may not know."""

from hanse.core.types import Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import FACE_UP, NONE
from hanse.games.kogge.view.build import all_see_cargo, all_see_piles


def hidden_parts(game: Kogge, viewer: Seat) -> dict[str, object]:
    """Return everything that this viewer may not know, by name; tests vary all of it."""
    table = game.table
    strangers = [seat for seat in range(table.seats) if seat != viewer]
    return {
        "hands": [table.hand(seat) for seat in strangers],
        "cargo": [] if all_see_cargo(game) else [table.hold(seat) for seat in strangers],
        "routes": [
            table.routes[slot]
            for slot, layer in enumerate(table.covered)
            if layer != FACE_UP and not table.knows(viewer % (table.seats + 1), slot)
        ],
        "reserve": list(table.reserve),
        "sealed": [table.sealed[seat] for seat in strangers if table.sealed[seat] != NONE],
        "fights": [table.fights[seat] for seat in strangers if table.fights[seat]],
        "votes": [table.votes[seat] for seat in strangers if table.votes[seat] != NONE],
        "offers": [
            (o.give_markers, o.take_markers)
            for o in table.offers
            if viewer not in (o.maker, o.to) and any(o.give_markers + o.take_markers)
        ],
        "piles": [] if all_see_piles(game) else list(table.piles),
    }
