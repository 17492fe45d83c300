"""The measurement of costs, the same for our games and for their peers.

A decision is one answer by a seat. Its time includes chance, finding the legal answers, choosing
one and setting up the game; answers of chance do not count as decisions.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from statistics import median

# Processor time: other programs on a shared machine are not our cost.
from time import process_time as now

COPIES_AT_ONCE = 20
"""Copies made between two readings of the clock."""


@dataclass(frozen=True)
class Cost:
    """The costs of a game in microseconds, and the number of whole games measured."""

    name: str
    games: int
    decision_us: float
    game_us: float
    copy_us: float | None

    def __str__(self) -> str:
        copy = "" if self.copy_us is None else f"{self.copy_us:9.2f} µs a copy"
        return (
            f"{self.name:<24}{self.decision_us:9.2f} µs a decision"
            f"{self.game_us:12.0f} µs a game{copy}  ({self.games} games)"
        )


def side_by_side(
    measures: Sequence[Callable[[float], Cost]], seconds: float, rounds: int = 5
) -> list[Cost]:
    """Return the medians of several rounds; all take turns, so that a slow minute slows all."""
    costs = [[measure(seconds / rounds) for measure in measures] for _ in range(rounds)]
    return [middle(of_one) for of_one in zip(*costs, strict=True)]


def middle(costs: Sequence[Cost]) -> Cost:
    copies = [cost.copy_us for cost in costs if cost.copy_us is not None]
    return Cost(
        name=costs[0].name,
        games=sum(cost.games for cost in costs),
        decision_us=median(cost.decision_us for cost in costs),
        game_us=median(cost.game_us for cost in costs),
        copy_us=median(copies) if copies else None,
    )


def cost_of[Position](
    name: str,
    play: Callable[[], int],
    positions: Callable[[], Sequence[Position]],
    copy: Callable[[Position], object],
    seconds: float,
) -> Cost:
    """Return the costs, measured with whole games and, for a quarter of the time, with copies.

    `play` plays a game and returns its number of decisions; `positions` plays one and keeps some
    positions. `positions` runs second: kept positions would slow down garbage collection in games.
    """
    play()
    games, decisions, spent = time_games(play, seconds * 3 / 4)
    copy_us = time_copies(positions(), copy, seconds / 4)
    return Cost(name, games, spent / decisions * 1e6, spent / games * 1e6, copy_us)


def time_games(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Play until the time is up, at least once; return games, decisions and seconds spent."""
    games = decisions = 0
    spent = 0.0
    start = now()
    while not games or spent < seconds:
        decisions += play()
        games += 1
        spent = now() - start
    return games, decisions, spent


def time_copies[Position](
    positions: Sequence[Position], copy: Callable[[Position], object], seconds: float
) -> float:
    """Return the microseconds to copy a position; each position is copied at least once."""
    copies = 0
    spent = 0.0
    for position in cycle(positions):
        start = now()
        for _ in range(COPIES_AT_ONCE):
            copy(position)
        spent += now() - start
        copies += COPIES_AT_ONCE
        if spent >= seconds and copies >= COPIES_AT_ONCE * len(positions):
            break
    return spent / copies * 1e6
