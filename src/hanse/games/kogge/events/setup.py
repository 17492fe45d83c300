"""Events before the first round."""

from hanse.core.types import Counts, Event, Seat


class GuildPlaced(Event, frozen=True):
    """K-SETUP-07: the guild master is in his first city."""

    city: int


class RoutesLaid(Event, frozen=True):
    """K-SETUP-08, K-SETUP-09: the routes are laid."""

    routes: Counts


class Ready(Event, frozen=True):
    """A sealed choice was made; nobody sees its content."""

    seat: Seat


class OfficeOpened(Event, frozen=True):
    """K-START-01: a first office."""

    seat: Seat
    city: int


class StartClash(Event, frozen=True):
    """K-START-03: too many chose this city and choose again."""

    city: int
    seats: tuple[Seat, ...]


class OpenPicks(Event, frozen=True):
    """G-02: after too many clashes these seats choose openly, in this order."""

    seats: tuple[Seat, ...]
