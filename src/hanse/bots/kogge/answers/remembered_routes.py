"""Routes that a seat has seen and that its view no longer shows (G-79)."""

from collections.abc import Iterable

from msgspec.structs import replace

from hanse.bots.context import BotContext
from hanse.core.types import Event
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.events.variants import Peeked, StartSeen
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.table import FACE_UP, NOBODY
from hanse.games.kogge.view.sections import View


def with_remembered_routes(context: BotContext) -> BotContext:
    """Return a context whose view shows every route that the seat has ever seen."""
    view = context.view
    assert isinstance(view, View)
    # Routes that nobody laid are face down only where used ones are turned down again. Elsewhere
    # the view shows everything that the seat knows, and reading the events would take time.
    if view.own is None or NOBODY not in view.board.covered:
        return context
    known = dict(view.own.routes)
    for slot, value in remembered_routes(context.events).items():
        if view.board.covered[slot] != FACE_UP:
            known.setdefault(slot, value)
    own = replace(view.own, routes=tuple(sorted(known.items())))
    return context.with_view(replace(view, own=own))


def remembered_routes(events: Iterable[Event]) -> dict[int, int]:
    """Return the routes that a seat has seen in these events, if nobody has changed them since."""
    known: dict[int, int] = {}
    for event in events:
        match event:
            case Peeked() | StartSeen():
                first = event.city * ROUTES
                known.update(enumerate(event.routes, first))
            case RouteRevealed():
                known[event.city * ROUTES + event.slot] = event.marker
            case RouteChanged():
                # A seat's view always shows the routes that the seat laid itself.
                known.pop(event.city * ROUTES + event.slot, None)
            case _:
                pass
    return known
