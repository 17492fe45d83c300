"""What clients did and saw, and whether what is stored agrees with it.

Judged from outside: an act that was confirmed must be written down once, one that was refused
never, one whose end is not known at most once; and in the order in which they happened.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

OK, REFUSED, UNKNOWN = "ok", "refused", "unknown"


@dataclass(frozen=True)
class Act:
    """A command of one client: when it was first sent, when it was known how it ended, and how."""

    seat: int
    command: str
    sent: float
    ended: float
    outcome: str


@dataclass(frozen=True)
class Stored:
    seat: int
    command: str


def judge(acts: Sequence[Act], stored: Sequence[Stored]) -> list[str]:
    """All that is wrong."""
    written = Counter((one.seat, one.command) for one in stored)
    faults = [f"doubled: {one}" for one, times in written.items() if times > 1]
    known = {(act.seat, act.command) for act in acts}
    faults += [f"nobody sent: {one}" for one in written if one not in known]
    for act in acts:
        there = (act.seat, act.command) in written
        if act.outcome == OK and not there:
            faults.append(f"acknowledged and lost: {act}")
        if act.outcome == REFUSED and there:
            faults.append(f"refused and stored: {act}")
    return faults + disorder(acts, stored)


def disorder(acts: Sequence[Act], stored: Sequence[Stored]) -> list[str]:
    """Nothing that had ended before another began may be written after it."""
    by_name = {(act.seat, act.command): act for act in acts if act.outcome == OK}
    placed = [by_name[one.seat, one.command] for one in stored
              if (one.seat, one.command) in by_name]  # fmt: skip
    faults, latest = [], 0.0
    for act in placed:
        if act.ended < latest:
            faults.append(f"written too late: {act}")
        latest = max(latest, act.sent)
    return faults


def is_prefix(seen: Sequence[object], whole: Sequence[object]) -> bool:
    return list(whole[: len(seen)]) == list(seen)


def outcomes(acts: Iterable[Act]) -> dict[str, int]:
    return dict(Counter(act.outcome for act in acts))
