"""Thinking apart from the tables: in another worker of the page, or here where there is none."""

from collections.abc import Awaitable, Callable

from msgspec import Struct, msgpack

from hanse.bots.process_main import answer_request
from hanse.bots.process_messages import ThinkRequest
from hanse.core.types import Seat
from hanse.core.wire import encode
from hanse.tables.review.advice import coach_advice

type Think = Callable[[bytes], Awaitable[bytes]]
"""A function that sends a request to the thinker and returns its answer."""


class BotThought(Struct, frozen=True, tag="bot"):
    """A request to let a bot think."""

    request: ThinkRequest


class CoachThought(Struct, frozen=True, tag="coach"):
    """A request for the coach's advice on a seat's view."""

    game: str
    view: bytes
    seat: Seat
    gentle: bool


def think(asked: bytes) -> bytes:
    """Return the answer to a request: a `BotAnswer`, or advice as JSON, empty without a coach."""
    found: BotThought | CoachThought = msgpack.decode(asked, type=BotThought | CoachThought)
    match found:
        case BotThought(request):
            return msgpack.encode(answer_request(request))
        case CoachThought(game, view, seat, gentle):
            advice = coach_advice(game, view, seat, gentle=gentle)
            return encode(advice) if advice else b""


async def think_here(asked: bytes) -> bytes:
    """Think without another worker, which blocks all tables meanwhile."""
    return think(asked)
