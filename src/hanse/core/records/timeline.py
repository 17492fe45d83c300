"""The timeline of a game: answers, asides, takebacks and agreements."""

from hanse.core.game import Game
from hanse.core.match_moves import (
    AgreeToEnd,
    AgreeToGoBack,
    AnswerFor,
    EndAgreed,
    EndOffered,
    GoingBackAgreed,
    GoingBackOffered,
    MatchEvent,
    MatchMove,
    PlayedOn,
    ResignSeat,
    ReturnToSeat,
    SeatAnsweredFor,
    SeatResigned,
    SeatTakenBack,
    WentBack,
)
from hanse.core.records.agreement import Agreement
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack, TakenBack
from hanse.core.types import IllegalMove, Move, Seat

START, DRAW, REVEAL, DEAL, ANSWER, SEALED, OVER = (
    "start", "draw", "reveal", "deal", "answer", "sealed", "over",
)  # fmt: skip
"""The reasons why answers before those in `Timeline.open` cannot be taken back."""
MAX_PLIES_BACK = 40
"""The maximum number of plies that can be undone if everyone agrees."""


class Timeline:
    """The game, and the answers since the last draw, reveal, deal or answer of another seat.

    `open` has these answers, which belong to one seat, each with the game before it. `past` has the
    games since the last draw, regardless of the seat: all players can agree to go back that far.
    With `keep=False` nothing will be undone, so no game is kept. A kept game is never changed.
    """

    def __init__(self, spec: AnySpec, game: Game, *, keep: bool = True) -> None:
        self.spec = spec
        self.game: Game = game
        self.keep = keep
        self.same: Game | None = None
        """A game equal to `game` that never changes, if there is one; it is kept without a copy."""
        self.open: list[tuple[Seat, Game]] = []
        self.past: list[Game] = []
        self.closed_by = START
        self.agreement = Agreement()

    def play(self, seat: Seat, move: Move) -> int:
        """Play a move; return 1 for an answer, -n for n answers taken back, 0 for other moves."""
        # These moves change the game without keeping it, so it no longer equals `same`.
        if isinstance(move, TakeBack | MatchMove):
            self.same = None
        if isinstance(move, TakeBack):
            self.take_back(seat, move)
            return -move.value
        if isinstance(move, MatchMove):
            self.agree(seat, move)
            return 0
        if not self.keep:
            self.game.play(seat, move)
            return 1
        # A server plays on a copy and sets `same` to the original, which saves a second copy.
        before, self.same = self.same or self.game.copy(), None
        answers = self.play_kept(seat, move, before)
        self.remember(before)
        return answers

    def play_past(self, seat: Seat, move: Move) -> int:
        """Replay a move without saving undo state.

        A draw must follow before anyone can go back.
        """
        question = self.game.asking.get(seat)
        plain = not isinstance(move, TakeBack | MatchMove) and not self.agreement.going_back
        if not plain or question is None or not question.allows(move):
            # Any game will do here, because nobody goes back to it. This saves a copy.
            self.same = self.game  # never read
            return self.play(seat, move)
        self.game.play_unchecked(seat, move)
        if self.game.dice.drawn:
            self.close(DRAW)
            self.past = []
        return 1

    def play_kept(self, seat: Seat, move: Move, before: Game) -> int:
        question = self.game.asking.get(seat)
        changing = self.game.agenda_changes().get(seat)
        self.game.play(seat, move)
        if question and question.allows(move):
            self.save_undo(seat, before)
            return 1
        if not changing or not changing.allows(move):
            self.note_aside()
        return 0

    def save_undo(self, seat: Seat, before: Game) -> None:
        """Keep the game before the answer, so that it can be undone, unless the answer is final."""
        # Once another seat has answered, nobody can take back earlier answers.
        if self.open and self.open[-1][0] != seat:
            self.close(ANSWER)
        reason = self.final(seat)
        if reason:
            self.close(reason)
        else:
            self.open.append((seat, before))

    def remember(self, before: Game) -> None:
        """Keep the game before a move, so that all can agree to go back, but not over a draw."""
        if self.game.dice.drawn or self.game.over:
            self.past = []
        # A changed sealed choice is no separate ply. If a game were kept for it, the others could
        # go back there, and so would learn of the change.
        elif before.ply < self.game.ply and (not self.past or self.past[-1].ply < before.ply):
            # A new list each time, because copies of the timeline share the old one.
            self.past = [*self.past[1 - MAX_PLIES_BACK :], before]
        if self.agreement.going_back:
            self.agreement = self.agreement.with_past(frozenset(game.ply for game in self.past))

    def note_aside(self) -> None:
        """Block undo after a draw or a deal made out of turn; other asides do not block it."""
        if self.game.dice.drawn:
            self.close(DRAW)
        elif self.spec.play.irreversible(self.game.events):
            self.close(DEAL)

    def final(self, seat: Seat) -> str:
        """Return the reason why the last answer cannot be undone, if there is one.

        A sealed choice cannot be undone, only changed, in secret, until all seats have chosen.
        """
        if self.game.dice.drawn:
            return DRAW
        if self.game.over:
            return OVER
        if self.spec.play.irreversible(self.game.events):
            return REVEAL
        return SEALED if seat in self.game.agenda_changes() else ""

    def close(self, reason: str) -> None:
        self.open.clear()
        self.closed_by = reason

    def may_take_back(self, seat: Seat) -> int:
        """Return how many of its answers this seat may take back."""
        return len(self.open) if self.open and self.open[-1][0] == seat else 0

    def take_back(self, seat: Seat, move: TakeBack) -> None:
        """Undo as many answers as the move says; later asides lapse with them."""
        if move.target or not 1 <= move.value <= self.may_take_back(seat):
            raise IllegalMove(seat, move, "T-UNDO-01")
        _, game = self.open[-move.value]
        del self.open[-move.value :]
        self.put_back(game)
        self.game.tell(TakenBack(seat, move.value))

    def put_back(self, game: Game) -> None:
        """Continue from a kept game."""
        # A copy, because players may go back to the kept game again.
        self.game = game.copy()
        self.game.events, self.game.dice.drawn = [], []
        self.past = [one for one in self.past if one.ply < game.ply]
        self.agreement = self.agreement.with_past(frozenset(one.ply for one in self.past))

    def agree(self, seat: Seat, move: MatchMove) -> None:
        """Make a move about the match; carry out an agreement as soon as all have agreed."""
        if self.game.over or seat not in range(self.game.seats):
            raise IllegalMove(seat, move)
        if isinstance(move, AgreeToGoBack) and all(move.ply != one.ply for one in self.past):
            raise IllegalMove(seat, move, "T-UNDO-03")
        if isinstance(move, AgreeToEnd) and self.spec.play.call_off is None:
            raise IllegalMove(seat, move)
        # Made before the agreement changes: whether this seat offers or agrees depends on earlier
        # offers.
        event = event_of(seat, move, self.agreement)
        self.agreement = self.agreement.after(seat, move, self.game.seats)
        self.game.events, self.game.dice.drawn = [], []
        self.game.tell(event)
        if isinstance(move, AgreeToGoBack) and self.agreement.all_go_back(move.ply, move.among):
            self.go_back(move.ply)
        elif isinstance(move, AgreeToEnd) and self.agreement.ending >= {*move.among}:
            self.call_off()

    def go_back(self, ply: int) -> None:
        """Go back to this ply, as all have agreed; no seat alone can then undo earlier answers."""
        # `put_back` clears the events, but the last agreement belongs to this entry too.
        kept_events = self.game.events
        self.close(ANSWER)
        self.put_back(next(one for one in self.past if one.ply == ply))
        self.game.events = kept_events
        self.game.tell(WentBack(ply))

    def call_off(self) -> None:
        """End the game in its current state."""
        if self.spec.play.call_off:
            self.spec.play.call_off(self.game)
        self.close(OVER)
        self.past = []


def event_of(seat: Seat, move: MatchMove, stands: Agreement) -> MatchEvent:
    """Return the public event of a move about the match, given the state before it."""
    match move:
        case ResignSeat(by):
            return SeatResigned(seat, by)
        case ReturnToSeat():
            return SeatTakenBack(seat)
        case AnswerFor(of, by):
            return SeatAnsweredFor(seat, of, by)
        case AgreeToEnd():
            return EndAgreed(seat) if stands.ending else EndOffered(seat)
        case AgreeToGoBack(ply):
            agrees = ply in stands.going_back.values()
            return GoingBackAgreed(seat, ply) if agrees else GoingBackOffered(seat, ply)
    return PlayedOn(seat)
