"""Evaluation of unfinished actions, deferred until they are complete."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from hanse.match.replay_steps import ReplayStep


def deferred_shares(steps: Sequence[ReplayStep]) -> list[ReplayStep]:
    """Return the steps, each with the shares of the next complete position.

    So a turn's first step gets the change of the whole turn. Undone steps lead nowhere.
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
