"""What a coach would do with a question: keys and facts, which others turn into sentences."""

from msgspec import Struct

from hanse.bots.coach import advise
from hanse.core.types import Move, Seat
from hanse.core.views import View
from hanse.games import GAMES


class AdviceFacts(Struct, frozen=True):
    """A plan in moves, the share of the win with it, and the keys of its reasons.

    `ends` says where each move leads, `places` where the whole plan does; `value` is unknown where
    no number is trusted.
    """

    question: int
    moves: tuple[Move, ...]
    reasons: tuple[str, ...]
    value: float | None = None
    ends: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


def coach_advice(game: str, view: bytes, seat: Seat) -> AdviceFacts | None:
    """Let the coach think about a seat's own view; nothing, where there is none to ask."""
    spec = GAMES[game]
    seen: View = spec.see.read_view(view)
    thought = advise(spec, seat, seen)
    if thought is None or seen.asked is None:
        return None
    return AdviceFacts(
        seen.asked.id,
        tuple(thought.moves),
        tuple(thought.why),
        thought.value,
        tuple(thought.ends),
        tuple(thought.places),
    )
