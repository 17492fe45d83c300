"""Evaluation of unfinished actions, deferred until they are complete."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from hanse.match.replay_steps import ReplayStep


def deferred_shares(steps: Sequence[ReplayStep]) -> list[ReplayStep]:
    """Return the steps; a step without shares gets those of the next position that has some.

    So the first step of a turn shows the change of the whole turn. Undone steps pass on no shares.
    """
    found: list[ReplayStep] = []
    coming: tuple[float, ...] = ()
    least = inf
    for step in reversed(steps):
        shares = step.shares or coming
        if step.ply <= least:
            coming, least = shares, step.ply
        found.append(replace(step, shares=shares))
    return found[::-1]
