"""Routes: the cities they lead to, and the seats they are open for."""

from hanse.core.types import Seat
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import FACE_UP, Table


def cities_with_number(table: Table, number: int) -> tuple[int, ...]:
    """Return the city that the number names (K-MOVE-02)."""
    return (number,)


def linked_cities(game: Kogge, slot: int) -> tuple[int, ...]:
    """Return the cities with the route's number, except its own city (K-MOVE-02, G-47, G-48)."""
    start = slot // ROUTES
    named = game.rules.cities_of(game.table, game.table.routes[slot])
    return tuple([city for city in named if city != start])


def open_destinations(game: Kogge, seat: Seat, slot: int) -> tuple[int, ...]:
    """Return the cities that the route leads to and the seat has not raided (K-MOVE-09, G-49)."""
    return tuple(
        [city for city in linked_cities(game, slot) if not game.table.is_barred(seat, city)]
    )


def may_take(game: Kogge, seat: Seat, slot: int) -> bool:
    """Return whether the route is covered or leads to a city not barred to the seat (K-MOVE-09)."""
    table = game.table
    if table.covered[slot] != FACE_UP:
        return True
    for city in game.rules.cities_of(table, table.routes[slot]):
        if city != slot // ROUTES and not table.is_barred(seat, city):
            return True
    return False


def is_closed(game: Kogge, seat: Seat, slot: int) -> bool:
    """Return whether the route leads only to cities that the seat has raided (K-MOVE-08)."""
    cities = linked_cities(game, slot) or (slot // ROUTES,)
    return all(game.table.is_barred(seat, city) for city in cities)


def is_known_useless(game: Kogge, seat: Seat, slot: int) -> bool:
    """Return whether everyone has seen that the route takes this seat nowhere (G-69)."""
    return game.table.knows(game.table.seats, slot) and not open_destinations(game, seat, slot)


def turn_up(game: Kogge, slot: int) -> None:
    """Turn up a face-down route for all to see."""
    table = game.table
    if table.covered[slot] != FACE_UP:
        value = table.routes[slot]
        game.rules.after_use(table, slot)
        game.tell(RouteRevealed(slot // ROUTES, slot % ROUTES, value))
