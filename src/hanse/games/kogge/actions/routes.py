"""Routes: the cities they lead to, and the seats they are open for."""

from hanse.core.types import Seat
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import FACE_UP, Table


def one_city(table: Table, number: int) -> tuple[int, ...]:
    """K-MOVE-02: the city that the number names."""
    return (number,)


def leads_to(game: Kogge, slot: int) -> tuple[int, ...]:
    """K-MOVE-02, G-47, G-48: the cities with the number of the route, but not where it lies."""
    start = slot // ROUTES
    named = game.rules.cities_of(game.table, game.table.routes[slot])
    return tuple([city for city in named if city != start])


def open_to(game: Kogge, seat: Seat, slot: int) -> tuple[int, ...]:
    """K-MOVE-09, G-49: those of them that the seat has not raided."""
    return tuple([city for city in leads_to(game, slot) if not game.table.is_barred(seat, city)])


def may_take(game: Kogge, seat: Seat, slot: int) -> bool:
    """K-MOVE-09: a face-up route to one's own raided city cannot be used."""
    table = game.table
    if table.covered[slot] != FACE_UP:
        return True
    for city in game.rules.cities_of(table, table.routes[slot]):
        if city != slot // ROUTES and not table.is_barred(seat, city):
            return True
    return False


def is_closed(game: Kogge, seat: Seat, slot: int) -> bool:
    """K-MOVE-08: it leads to nothing but cities that the seat has raided."""
    cities = leads_to(game, slot) or (slot // ROUTES,)
    return all(game.table.is_barred(seat, city) for city in cities)


def is_known_useless(game: Kogge, seat: Seat, slot: int) -> bool:
    """G-69: a player who must sail on need not retry a route that was shown to lead nowhere."""
    return game.table.knows(game.table.seats, slot) and not open_to(game, seat, slot)


def turn_up(game: Kogge, slot: int) -> None:
    """Show a face-down route to all."""
    table = game.table
    if table.covered[slot] != FACE_UP:
        value = table.routes[slot]
        game.rules.after_use(table, slot)
        game.tell(RouteRevealed(slot // ROUTES, slot % ROUTES, value))
