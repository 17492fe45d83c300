"""Advice of a coach as keys and facts, which the browser turns into sentences."""

from msgspec import Raw

from hanse.bots.coach import advise
from hanse.bots.levels_and_coach import levels_of
from hanse.core.types import Seat
from hanse.core.views import View
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.messages.preview_bodies import Advice
from hanse.tables.store.rows import MatchRow


def is_alone(row: MatchRow, seat: Seat) -> bool:
    """Return whether all other seats are bots."""
    return all(one.bot for place, one in enumerate(row.seats) if place != seat)


def is_among_beginners(row: MatchRow, seat: Seat) -> bool:
    """Return whether all other seats are bots of the first level, as in a newcomer's first game."""
    first = levels_of(row.setup.game)[:1]
    return all(one.bot in first for place, one in enumerate(row.seats) if place != seat)


def coach_advice(game: str, view: bytes, seat: Seat, *, gentle: bool = False) -> Advice | None:
    """Return the coach's advice on a seat's own view; None if the game has no coach."""
    spec = GAMES[game]
    seen: View = spec.see.read_view(view)
    thought = advise(spec, seat, seen, gentle=gentle)
    if thought is None or seen.asked is None:
        return None
    return Advice(
        seen.asked.id,
        tuple(Raw(encode(move)) for move in thought.moves),
        tuple(thought.why),
        None if thought.value is None else round(100 * thought.value),
        tuple(thought.ends),
        tuple(thought.places),
        None if thought.instead is None else Raw(encode(thought.instead)),
        tuple(thought.doubts),
    )
