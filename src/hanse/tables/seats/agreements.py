"""Agreements between players, as moves: leaving, returning, ending, going back."""

from collections.abc import Callable

from hanse.bots.registry import BOTS
from hanse.core.match_moves import (
    AgreeToEnd,
    AgreeToGoBack,
    AnswerFor,
    PlayOn,
    ResignSeat,
    ReturnToSeat,
)
from hanse.core.takeback import TakeBack
from hanse.core.types import IllegalMove, Move, Seat
from hanse.match.absence import wait_for
from hanse.match.match import Match, OutOfDate
from hanse.match.takeback import turn_back
from hanse.tables.messages.wire import Act
from hanse.tables.store.rows import MatchRow

type Choose = Callable[[MatchRow, Match, float], Move]
"""A function that chooses the move once the state of the match and the time are known."""
NOBODY = "nobody"
"""The stand-in that lets the game, not a bot, answer for a seat that is given up (T-AWAY-02)."""


class SeatLeft(OutOfDate):
    """An error: a bot or the game answers for this seat until its owner takes it back."""


class NotYet(OutOfDate):
    """An error: the player may still answer."""


def usual_bot(game: str) -> str:
    """Return the first bot made for this game, or else the first that plays every game."""
    made = [name for name, bot in BOTS.items() if bot.only == game]
    return made[0] if made else next(name for name, bot in BOTS.items() if not bot.only)


def own_move(move: Move, seat: Seat) -> Choose:
    """Return a function that chooses this move, unless someone else answers for the seat."""

    def chosen(row: MatchRow, match: Match, now: float) -> Move:
        if seat in match.timeline.agreement.stand_ins:
            raise SeatLeft("somebody else answers for this seat")
        return move

    return chosen


def agreement_move(act: Act, seat: Seat, of: Seat, ply: int) -> Choose:
    """Return a function that chooses the move of this act; `of` and `ply` are the act's target."""

    def chosen(row: MatchRow, match: Match, now: float) -> Move:
        match act:
            case "resign":
                return ResignSeat(row.stand_in)
            case "return":
                return ReturnToSeat()
            case "answer_for":
                return answer_for_move(row, match, of, now)
            case "end":
                return AgreeToEnd(seats_to_agree(row, match, seat, now))
            case "go_back":
                return AgreeToGoBack(ply, seats_to_agree(row, match, seat, now))
            case "play_on":
                return PlayOn()
            case "restart":
                return own_move(restart_move(match, seat), seat)(row, match, now)

    return chosen


def restart_move(match: Match, seat: Seat) -> TakeBack:
    """Return the move that takes the seat back to the beginning of its turn (T-UNDO-02)."""
    answers = turn_back(match.timeline, seat)
    if not answers:
        raise IllegalMove(seat, TakeBack(1), "T-UNDO-01")
    return TakeBack(answers)


def answer_for_move(row: MatchRow, match: Match, of: Seat, now: float) -> AnswerFor:
    """Return the move that lets a bot play for a player whose time and grace period are over."""
    if of in seats_of_people(row, match) and of not in absent_seats(row, match, now):
        raise NotYet("he may still answer")
    bot = row.stand_in or usual_bot(row.setup.game)
    if of not in seats_of_people(row, match):
        raise IllegalMove(of, AnswerFor(of, bot))
    return AnswerFor(of, bot)


def bot_of(row: MatchRow, match: Match, seat: Seat) -> str | None:
    """Return the bot that answers for this seat; empty if the game does, None if its owner does."""
    left = match.timeline.agreement.stand_ins
    return left[seat] if seat in left else row.seats[seat].bot or None


def seats_of_people(row: MatchRow, match: Match) -> list[Seat]:
    """Return the seats that their owners play."""
    return [seat for seat in range(len(row.seats)) if bot_of(row, match, seat) is None]


def absent_seats(row: MatchRow, match: Match, now: float) -> list[Seat]:
    """Return the seats of people for whom the others no longer need to wait."""
    return [seat for seat in seats_of_people(row, match) if is_absent(match, seat, now)]


def is_absent(match: Match, seat: Seat, now: float) -> bool:
    """Return whether someone else gave the seat's last answer, or its time and grace are over."""
    wait = wait_for(match.clock, seat)
    return seat in match.answered_for or (wait is not None and wait.choose <= now)


def can_be_given(row: MatchRow, match: Match, seat: Seat, now: float) -> bool:
    """Return whether the host may give this seat to another person (T-AWAY-04)."""
    return seat in match.timeline.agreement.stand_ins or is_absent(match, seat, now)


def seats_to_agree(row: MatchRow, match: Match, seat: Seat, now: float) -> tuple[Seat, ...]:
    """Return the seats that must consent: people who are not absent, and the seat that asks."""
    gone = absent_seats(row, match, now)
    return tuple(one for one in seats_of_people(row, match) if one == seat or one not in gone)
