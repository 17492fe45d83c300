"""Moves about the match, not in the game: leaving a seat, ending together, going back.

Each of these moves is an entry of the record like any other. Games know nothing about them.
"""

from collections.abc import Callable

from msgspec import field
from msgspec.json import Decoder

from hanse.core.types import Event, Move, Seat

type Seats = tuple[Seat, ...]


class MatchMove(Move, frozen=True):
    """A move about the match, not an answer to a question of the game."""


class ResignSeat(MatchMove, frozen=True):
    """T-AWAY-02: give up your seat to a bot of this name; without a name, to default answers."""

    by: str = ""


class ReturnToSeat(MatchMove, frozen=True):
    """Take your seat back."""


class AnswerFor(MatchMove, frozen=True):
    """T-AWAY-03: let a bot answer for an absent player; without a name, use default answers."""

    target: Seat = field(name="of")
    by: str = ""


class AgreeToEnd(MatchMove, frozen=True):
    """T-END-01: offer or agree to end the game now. The game ends when all of `among` agree."""

    among: Seats


class AgreeToGoBack(MatchMove, frozen=True):
    """T-UNDO-03: offer or agree to go back to this ply, which needs all of `among` to agree."""

    ply: int
    among: Seats


class PlayOn(MatchMove, frozen=True):
    """T-OFFER-01: withdraw or decline every offer to end or to go back."""


class MatchEvent(Event, frozen=True):
    """An event of the match, which everyone sees."""


class SeatResigned(MatchEvent, frozen=True):
    seat: Seat
    by: str = ""


class SeatTakenBack(MatchEvent, frozen=True):
    seat: Seat


class SeatAnsweredFor(MatchEvent, frozen=True):
    """The player in `seat` lets a bot, or default answers, stand in for `target`."""

    seat: Seat
    target: Seat = field(name="of")
    by: str = ""


class EndOffered(MatchEvent, frozen=True):
    """A seat is the first to propose ending the game."""

    seat: Seat


class EndAgreed(MatchEvent, frozen=True):
    """Another seat agrees to end the game."""

    seat: Seat


class GoingBackOffered(MatchEvent, frozen=True):
    """A seat is the first to propose going back to this ply."""

    seat: Seat
    ply: int


class GoingBackAgreed(MatchEvent, frozen=True):
    """Another seat agrees to go back to this ply."""

    seat: Seat
    ply: int


class WentBack(MatchEvent, frozen=True):
    """Everyone agreed: the game is again as it was at this ply."""

    ply: int


class PlayedOn(MatchEvent, frozen=True):
    """A seat withdraws or declines all pending proposals, which lapse."""

    seat: Seat


MATCH_MOVES = (ResignSeat, ReturnToSeat, AnswerFor, AgreeToEnd, AgreeToGoBack, PlayOn)
MATCH_EVENTS = (
    SeatResigned, SeatTakenBack, SeatAnsweredFor, EndOffered, EndAgreed, GoingBackOffered,
    GoingBackAgreed, WentBack, PlayedOn,
)  # fmt: skip
# Entries are recognized by their first bytes, so that replay need not parse each of them twice. The
# tag is always written first.
GOES_BACK = b'{"move":"agree_to_go_back",'
# No comma at the end: if all fields of a move have their default values, none follows.
_MARKS = tuple(b'{"move":"%s"' % str(m.__struct_config__.tag).encode() for m in MATCH_MOVES)

type AnyMatchMove = ResignSeat | ReturnToSeat | AnswerFor | AgreeToEnd | AgreeToGoBack | PlayOn

read_match_move: Callable[[bytes], MatchMove] = Decoder(AnyMatchMove).decode


def is_match_move(written: bytes) -> bool:
    """Return whether this entry of a record holds a move about the match."""
    return written.startswith(_MARKS)
