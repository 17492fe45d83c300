"""The same game of Kogge with other numbers for its seats, and a bot that is shown all of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as with_fields

from hanse.bots.context import BotContext
from hanse.bots.rng import Rng
from hanse.core.game import Game
from hanse.core.types import Move, Seat
from hanse.games import GAMES
from hanse.games.kogge.board import NCHIPS, NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import RaidCog
from hanse.games.kogge.spec import SPEC
from hanse.games.kogge.table import Table
from tests.bots.tables import chance

type Numbers = Sequence[int]
"""The new number of each seat."""

BY_SEAT = {
    "cogs": 1, "raids": 1, "raids_aside": 1, "offices": 1, "bids": 1, "sealed": 1, "votes": 1,
    "fights": 1, "intercepted": 1, "touched": 1, "offers_made": 1,
    "hands": NVALUES, "cargo": NGOODS, "chips": NCHIPS,
}  # fmt: skip
"""Lists with so many entries for each seat."""


def relabelled(game: Kogge, new: Numbers) -> Kogge:
    """Return the same position with these numbers for its seats."""
    other = game.copy()
    other.table = table_with(game.table, new)
    other.agenda = [step_with(step, new) for step in game.agenda]
    other.asked_at = {new[seat]: ply for seat, ply in game.asked_at.items()}
    other.wake()
    return other


def table_with(table: Table, new: Numbers) -> Table:
    found = table.copy()
    for name, width in BY_SEAT.items():
        setattr(found, name, moved(getattr(table, name), new, width))
    found.sites = [numbered(owner, new) for owner in table.sites]
    found.covered = [numbered(owner, new) for owner in table.covered]
    found.seen = [bits(seen, new) for seen in table.seen]
    found.raided = [bits(raided, new) for raided in table.raided]
    found.order = [new[seat] for seat in table.order]
    viewers = [*new, table.seats]
    for name, width in (("known", NVALUES), ("known_cargo", NGOODS)):
        own = table.seats * width
        rows = moved(getattr(table, name), viewers, own)
        parts = [rows[at : at + own] for at in range(0, len(rows), own)]
        setattr(found, name, [one for part in parts for one in moved(part, new, width)])
    return found


def moved(values: list[Any], new: Numbers, width: int) -> list[Any]:
    """Return a list with so many entries for each seat, in the order of the new numbers."""
    found = values[:]
    for seat, number in enumerate(new):
        found[number * width : (number + 1) * width] = values[seat * width : (seat + 1) * width]
    return found


def numbered(seat: Seat, new: Numbers) -> Seat:
    return new[seat] if seat >= 0 else seat


def bits(mask: int, new: Numbers) -> int:
    kept = mask >> len(new) << len(new)
    return kept | sum(1 << new[seat] for seat in range(len(new)) if mask >> seat & 1)


def step_with(step: Any, new: Numbers) -> Any:
    """Return a step of the agenda about the same seats."""
    names = [
        name for name in ("seat", "robber", "victim", "loser", "decider") if hasattr(step, name)
    ]
    changed: dict[str, Any] = {name: numbered(getattr(step, name), new) for name in names}
    if hasattr(step, "seats"):
        changed["seats"] = tuple(sorted(new[seat] for seat in step.seats))
    return (with_fields if hasattr(step, "__struct_fields__") else replace)(step, **changed)


def relabelled_move(move: Move, new: Numbers) -> Move:
    return RaidCog(new[move.value]) if isinstance(move, RaidCog) else move


class WholeContext(BotContext):
    """Shows a bot the game itself: nothing is left to what it would imagine."""

    __slots__ = ("game",)

    def __init__(self, game: Kogge, seat: Seat) -> None:
        self.game = game
        super().__init__(
            GAMES["kogge"], seat, game.asking[seat], lambda: SPEC.see.view(game, seat),
            rng=Rng(chance("whole").below),
        )  # fmt: skip

    def imagine_as[G: Game](self, kind: type[G]) -> G:
        game = self.game.copy()
        assert isinstance(game, kind)
        return game
