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
    """All see the sizes; robber and victim the piles, as does everyone if cargo is open (D-14)."""

    seat: Seat
    sizes: Counts
    piles: tuple[Counts, ...] = ()


class PileTaken(Event, frozen=True):
    """All see the size; robber and victim its goods, as does everyone if cargo is open (D-14)."""

    seat: Seat
    victim: Seat
    size: int
    goods: Counts = ()


class LootSplit(Event, frozen=True):
    """R3-01: a city's goods were laid in three piles."""

    seat: Seat
    piles: tuple[Counts, ...]


class LootTaken(Event, frozen=True):
    """R3-01: two piles taken, one left."""

    seat: Seat
    city: int
    taken: Counts
    left: Counts


class ExileVotes(Event, frozen=True):
    """G-12: the preference of each opponent, in the order of seats."""

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
    """G-14: no route is open to the robber, whose cog stays."""

    seat: Seat
    city: int
