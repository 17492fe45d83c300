"""Events of a raid and its consequences."""

from hanse.core.types import Counts, Event, Seat


class CityRaided(Event, frozen=True):
    seat: Seat
    city: int
    goods: Counts


class CogRaided(Event, frozen=True):
    seat: Seat
    victim: Seat
    city: int


class CargoSplit(Event, frozen=True):
    """Robbed cargo in piles; only robber and victim see the goods, unless cargo is open (D-14)."""

    seat: Seat
    sizes: Counts
    piles: tuple[Counts, ...] = ()


class PileTaken(Event, frozen=True):
    """The robber's pile; only robber and victim see its goods, unless cargo is open (D-14)."""

    seat: Seat
    victim: Seat
    size: int
    goods: Counts = ()


class LootSplit(Event, frozen=True):
    """R3-01: a city's goods, laid in three piles."""

    seat: Seat
    piles: tuple[Counts, ...]


class LootTaken(Event, frozen=True):
    """R3-01: the goods in the two piles taken, and in the one left in the city."""

    seat: Seat
    city: int
    taken: Counts
    left: Counts


class ExileVotes(Event, frozen=True):
    """G-12: the route that each opponent voted for, in the order of seats."""

    votes: tuple[tuple[Seat, int], ...]


class LandVoted(Event, frozen=True):
    """G-49, G-12: the city, of two, to which an opponent would send the robber."""

    seat: Seat
    city: int


class Exiled(Event, frozen=True):
    seat: Seat
    start: int
    city: int


class NoExile(Event, frozen=True):
    """G-14: an exile without an open route, so that the robber's cog stays."""

    seat: Seat
    city: int
