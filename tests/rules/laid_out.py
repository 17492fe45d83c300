"""A position of Kogge laid out by hand: a real new game, its pieces moved as a test wants them.

What a test does not name stays as the set-up left it; seat s has its first office in city 8 - s.
"""

from collections.abc import Mapping, Sequence
from typing import Unpack

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.steps import InOrder, Step
from hanse.core.types import Seat
from hanse.games import GAMES
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.actions.turn_actions import Acting, AfterTurn
from hanse.games.kogge.board import NCITIES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import KeepStart, PickStart
from hanse.games.kogge.phases.auction import Auction
from hanse.games.kogge.phases.guildmaster import GuildMaster
from hanse.games.kogge.phases.memory import StartSwap
from hanse.games.kogge.phases.turns import Rounds, Turns
from tests.rules.laying import KINDS, Goods, Wanted, goods, lay, markers

__all__ = [
    "KINDS",
    "SPEC",
    "Goods",
    "acting",
    "auction",
    "goods",
    "guild_phase",
    "laid_out",
    "markers",
    "new_game",
    "put_on_top",
    "sailing",
    "start",
    "start_picks",
]

SPEC = GAMES["kogge"]


def new_game(
    seats: int = 2,
    readings: Mapping[str, str] | None = None,
    edition: str = "",
    key: int = 0,
    variants: Sequence[str] = (),
) -> Kogge:
    """A real new game; every key gives another one."""
    chosen = tuple((readings or {}).items())
    setup = Setup("kogge", seats, edition, tuple(variants), chosen)
    game = SPEC.play.new(setup, Dice(b"desk%d" % key))
    assert isinstance(game, Kogge)
    return game


def laid_out(step: Step[Kogge], **wanted: Unpack[Wanted]) -> Kogge:
    """The position wanted, with this step on top of the agenda and the rest of the round below."""
    unknown = wanted.keys() - Wanted.__annotations__.keys()
    if unknown:
        raise TypeError(f"nothing is laid out by {unknown}; there are {[*Wanted.__annotations__]}")
    seats = wanted.get("seats", 2)
    variants = wanted.get("variants", ())
    game = new_game(seats, wanted.get("readings"), wanted.get("edition", ""), variants=variants)
    pieces = SPEC.play.pieces(game)
    start(game)
    lay(game.table, wanted)
    assert SPEC.play.pieces(game) == pieces, "pieces are lost or made"
    put_on_top(game, step)
    return game


def start_picks(game: Kogge) -> None:
    """The first offices."""
    for seat in sorted(game.asking):
        game.play(seat, PickStart(NCITIES - 1 - seat))


def start(game: Kogge) -> None:
    """The first offices; under memory nobody swaps a route."""
    start_picks(game)
    while isinstance(game.agenda[-1], StartSwap):
        game.play(next(iter(game.asking)), KeepStart())


def put_on_top(game: Kogge, step: Step[Kogge]) -> None:
    """This step next, then the rest of its round."""
    in_turn = isinstance(step, Sailing | Acting)
    part = Turns if in_turn else type(step)
    at = next(i for i, p in enumerate(game.rules.round) if type(p) is part)
    game.agenda = [Rounds(), InOrder("round", at + 1)]
    if isinstance(step, Sailing | Acting):
        game.agenda.append(Turns(game.table.order.index(step.seat) + 1))
        if game.rules.after_turn:
            game.agenda.append(AfterTurn(step.seat))
    game.agenda.append(step)
    game.asked_at = {}
    game.events = []
    game.settle()


def auction(**wanted: Unpack[Wanted]) -> Kogge:
    return laid_out(Auction(), **wanted)


def guild_phase(**wanted: Unpack[Wanted]) -> Kogge:
    return laid_out(GuildMaster(), **wanted)


def sailing(seat: Seat = 0, **wanted: Unpack[Wanted]) -> Kogge:
    """The seat's turn begins where its cog lies."""
    cogs = wanted.get("cogs", ())
    start = cogs[seat] if seat < len(cogs) else NCITIES - 1 - seat
    return laid_out(Sailing(seat, start), **wanted)


def acting(seat: Seat = 0, *, stayed: bool = False, **wanted: Unpack[Wanted]) -> Kogge:
    """The seat has sailed to where its cog lies now, or has stayed there."""
    cogs = wanted.get("cogs", ())
    city = cogs[seat] if seat < len(cogs) else NCITIES - 1 - seat
    return laid_out(Acting(seat, city if stayed else (city + 1) % NCITIES), **wanted)
