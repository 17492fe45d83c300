"""T-UNDO-01 said again, from what lies on the table and not from what is told, to compare with."""

from dataclasses import dataclass, replace
from typing import Any

from hanse.core.steps import Sealed
from hanse.core.types import Move, Seat
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.moves import (
    Accept,
    Bid,
    ChangeRoute,
    Decline,
    Demand,
    Escape,
    Exile,
    GiveGood,
    Offer,
    Peek,
    Push,
    RaidCog,
    Sail,
    SplitCargo,
    SwapStart,
    Withdraw,
)
from hanse.games.kogge.table import FACE_UP


@dataclass(frozen=True)
class Deed:
    """One thing that was done: by whom, and whether it or anything before it can be undone."""

    seat: Seat
    aside: bool
    final: bool


def deed(before: Any, after: Any, seat: Seat, move: Move) -> Deed:
    """What T-UNDO-01 says of a move, made between these two games."""
    aside = isinstance(move, Offer | Accept | Decline | Withdraw)
    final = isinstance(move, Accept) if aside else is_final(before, after, seat, move)
    return Deed(seat, aside, final)


def is_final(before: Any, after: Any, seat: Seat, move: Move) -> bool:
    return (
        bool(after.dice.drawn)
        or after.over
        or turned_up(before, after)
        or isinstance(before.agenda[-1], Sealed)
        or isinstance(move, GiveGood | Peek | Demand)
        or cargo_shown(before, move)
        or looked_at(before, after)
        or uncovered(before, seat, move)
        or passed_over(before, after, seat, move)
    )


def passed_over(before: Any, after: Any, seat: Seat, move: Move) -> bool:
    """The next bidder has no bid to make, and so something about his hand is known."""
    if not isinstance(move, Bid):
        return False
    order = before.table.order
    return seat != order[-1] and order[order.index(seat) + 1] not in after.asking


def looked_at(before: Any, after: Any) -> bool:
    """Somebody knows a covered route that he did not know."""
    seen = zip(before.table.seen, after.table.seen, strict=True)
    return any(now & ~was for was, now in seen)


def uncovered(before: Any, seat: Seat, move: Move) -> bool:
    """A covered route is used or taken to hand, and another or the same lies covered there."""
    step = before.agenda[-1]
    if isinstance(move, Sail | ChangeRoute | SwapStart):
        cog, route = seat, move.target
    elif isinstance(move, Escape | Exile | Push):
        cog, route = getattr(step, "robber", getattr(step, "loser", -1)), move.value
    else:
        return False
    return bool(before.table.covered[before.table.cogs[cog] * ROUTES + route] != FACE_UP)


def turned_up(before: Any, after: Any) -> bool:
    """A route that lay face down lies open."""
    covered = zip(before.table.covered, after.table.covered, strict=True)
    return any(was != FACE_UP and now == FACE_UP for was, now in covered)


def cargo_shown(before: Any, move: Move) -> bool:
    """Secret cargo is laid out before the robber, or its only piece is taken."""
    if before.rules.cargo_open:
        return False
    if isinstance(move, RaidCog):
        return bool(before.table.hold_size(move.value) == 1)
    return isinstance(move, SplitCargo)


def may_take_back(deeds: list[Deed], seat: Seat) -> list[int]:
    """The places of the answers that this seat may take back, the last first."""
    found = []
    for place in reversed(range(len(deeds))):
        one = deeds[place]
        if one.final or (one.seat != seat and not one.aside):
            break
        if not one.aside:
            found.append(place)
    return found


def take_back(deeds: list[Deed], place: int) -> None:
    """All from there on is undone. What another seat had answered to has been seen, and stays."""
    seat = deeds[place].seat
    del deeds[place:]
    for at in reversed(range(len(deeds))):
        if deeds[at].final:
            return
        if deeds[at].seat != seat and not deeds[at].aside:
            deeds[at] = replace(deeds[at], final=True)
            return
