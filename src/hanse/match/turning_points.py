"""Turning points: the moments of a finished game that most changed the win probabilities."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf

from hanse.core.types import Event, Seat
from hanse.match.replay_steps import ReplayStep

MIN_RISE = 0.08
MAX_SHOWN = 3


@dataclass(frozen=True)
class TurningPoint:
    """The seat whose win probability rose most at a step, and both values."""

    entry: int
    round: int
    seat: Seat
    before: float
    after: float
    began: Event | None
    """The first event of the step."""

    @property
    def rise(self) -> float:
        return self.after - self.before


def standing_steps(steps: Sequence[ReplayStep]) -> list[ReplayStep]:
    """Return the steps without those that were undone later."""
    kept, least = [], inf
    for step in reversed(steps):
        if step.ply <= least:
            kept.append(step)
            least = step.ply
    return kept[::-1]


def round_ends(steps: Sequence[ReplayStep]) -> list[ReplayStep]:
    """Return the start, and the last step of each round."""
    ends = [step for step, after in pairwise(steps) if after.round > step.round]
    return [*ends, *steps[-1:]]


def turning_points(steps: Sequence[ReplayStep]) -> list[TurningPoint]:
    """Return the largest rises in order of play, without the rise that decided the game."""
    found = [
        turning_point(before, step)
        for before, step in pairwise(steps)
        if before.shares and step.shares and max(step.shares) < 1
    ]
    large = sorted((one for one in found if one.rise >= MIN_RISE), key=lambda one: -one.rise)
    return sorted(large[:MAX_SHOWN], key=lambda one: one.entry)


def turning_point(before: ReplayStep, step: ReplayStep) -> TurningPoint:
    """Return the turning point between two steps, for the seat that gained most."""
    seat = max(range(len(step.shares)), key=lambda seat: step.shares[seat] - before.shares[seat])
    began = step.events[0] if step.events else None
    return TurningPoint(step.entry, step.round, seat, before.shares[seat], step.shares[seat], began)
