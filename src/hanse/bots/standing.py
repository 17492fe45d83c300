"""The order of the players during a game and at its end."""

from collections.abc import Sequence
from typing import NamedTuple

from hanse.core.spec import Outcome
from hanse.core.types import Seat


class Standing(NamedTuple):
    """A seat with its points and its place, from 1; equal seats share a place."""

    place: int
    seat: Seat
    points: int


def standings_of(points: Sequence[int], outcome: Outcome | None) -> tuple[Standing, ...]:
    """Return all seats, the best first; the winners of a game come before all others."""
    winners = outcome.winners if outcome else ()
    ranks = [(seat in winners, count) for seat, count in enumerate(points)]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    found = zip(places, range(len(points)), points, strict=True)
    return tuple(sorted(Standing(*one) for one in found))
