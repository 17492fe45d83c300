"""Events before the first round."""

from hanse.core.types import Counts, Event, Seat


class GuildPlaced(Event, frozen=True):
    """K-SETUP-07: the guild master's first city."""

    city: int


class RoutesLaid(Event, frozen=True):
    """K-SETUP-08, K-SETUP-09: the first routes of all cities."""

    routes: Counts


class Ready(Event, frozen=True):
    """A sealed choice, whose content nobody else sees yet."""

    seat: Seat


class OfficeOpened(Event, frozen=True):
    """K-START-01: a player's first office."""

    seat: Seat
    city: int


class StartClash(Event, frozen=True):
    """K-START-03: a city that too many seats picked; they pick again."""

    city: int
    seats: tuple[Seat, ...]


class OpenPicks(Event, frozen=True):
    """G-02: the seats that pick openly after too many clashes, in this order."""

    seats: tuple[Seat, ...]
