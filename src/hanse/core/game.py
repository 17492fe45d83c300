"""A game in progress: its agenda of steps, and the code that plays them."""

from collections.abc import Iterable, Sequence
from typing import Self

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Menu
from hanse.core.setup import Setup
from hanse.core.steps import NOBODY, Asking, Step
from hanse.core.types import Addressed, Event, IllegalMove, Move, Refusal, Seat, name_of

NEVER: dict[Seat, int] = {}
"""The plies of questions before any seat is asked. All games share this empty dictionary."""


class Game:
    """The state of a game in progress; each game's subclass adds its rules and its table."""

    agenda: list[Step[Self]]

    def __init__(self, setup: Setup, dice: Dice) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.dice = dice
        self.agenda = []
        self.asking: Asking = NOBODY
        self.asked_at = NEVER
        self.answered_at = NEVER
        self.ply = 0
        self.events: list[Addressed] = []

    def parts(self, name: str) -> "Sequence[Step[Self]]":
        """Return the steps that the rules hold under this name."""
        raise NotImplementedError

    def copy_pieces(self) -> Self:
        """Return a game with the same rules, copies of the table and the dice, and no agenda."""
        raise NotImplementedError

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        other = self.copy_pieces()
        other.agenda = self.agenda[:]
        other.asking = self.asking
        # `asked_at` is copied because play_unchecked removes a seat from it in place. `answered_at`
        # and `asking` are always replaced as a whole, so copies may share them.
        other.asked_at = self.asked_at.copy()
        other.answered_at = self.answered_at
        other.ply = self.ply
        return other

    @property
    def over(self) -> bool:
        return not self.agenda

    def asides(self, seat: Seat) -> Menu | None:
        """Return the moves that this seat may make out of turn, such as offers."""
        return None

    def hear(self, seat: Seat, move: Move) -> None:
        """Carry out a move that a seat made out of turn."""
        raise IllegalMove(seat, move)

    def restrict(self, asking: Asking) -> Asking:
        """Return the questions without the answers that seats have promised not to give."""
        return asking

    def tidy(self) -> None:
        """Remove offers and promises that no longer hold after a move."""

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move, in or out of turn, then run the rules up to the next decision."""
        question = self.asking.get(seat) or self.agenda_changes().get(seat)
        if question is not None and question.allows(move):
            self.play_unchecked(seat, move)
            return
        asides = self.asides(seat) if seat in range(self.seats) else None
        if asides is None or not asides.allows(move):
            raise IllegalMove(seat, move, self.why_not(seat, move), self.why_unasked(seat))
        self.say_unchecked(seat, move)

    def play_unchecked(self: Self, seat: Seat, move: Move) -> None:
        """Make a move without checking it; the caller knows that it is legal."""
        self.events = []
        self.dice.drawn = []
        # Read before the answer, which may replace the step; settle_together compares the two.
        step = self.agenda[-1]
        step.answer(self, seat, move)
        # A seat that is not asked has changed a sealed choice. That is no new ply and settles
        # nothing, so nobody can notice the change.
        if seat in self.asking:
            self.ply += 1
            asked_at = self.asked_at.pop(seat)
            if len(self.asking) == 1 and not self.answered_at:
                self.settle()
            else:
                self.settle_together(step, seat, asked_at)

    def settle_together(self: Self, step: Step[Self], seat: Seat, asked_at: int) -> None:
        """Settle; if the step still waits for others, note that this seat may change its answer."""
        answered = {**self.answered_at, seat: asked_at}
        self.settle()
        # If the step object is the same, it still waits for others; a step that moved on was
        # replaced.
        waits = self.agenda and self.agenda[-1] is step
        self.answered_at = answered if waits else {}

    def say_unchecked(self: Self, seat: Seat, move: Move) -> None:
        """Make a move out of turn without checking it; open questions keep their numbers."""
        self.events = []
        self.dice.drawn = []
        self.hear(seat, move)
        self.ply += 1
        self.settle()

    def settle(self: Self) -> None:
        """Run the rules until a seat must decide or the game is over."""
        agenda = self.agenda
        asking = NOBODY
        while agenda:
            step = agenda[-1]
            asking = step.asks(self)
            if asking:
                asking = self.restrict(asking)
                break
            step.advance(self)
        self.asking = asking
        before = self.asked_at
        # A question keeps the ply at which it was first put, so that answers given at the same time
        # do not invalidate each other (decision 1).
        self.asked_at = {seat: before.get(seat, self.ply) for seat in asking}
        # This comes last because it judges the table after everything else has happened.
        self.tidy()

    def wake(self: Self) -> None:
        """Put the agenda's questions without advancing the game, as after reading a position."""
        self.asking = self.restrict(self.agenda[-1].asks(self)) if self.agenda else NOBODY

    def resume(
        self: Self, agenda: "Sequence[Step[Self]]", ply: int, asked: Iterable[tuple[Seat, int]]
    ) -> None:
        """Continue with this agenda and ply; `asked` has the ply of each seat's question."""
        self.agenda = list(agenda)
        self.ply = ply
        self.wake()
        put = dict(asked)
        self.asked_at = {seat: at for seat, at in put.items() if seat in self.asking}
        self.answered_at = {seat: at for seat, at in put.items() if seat not in self.asking}

    def agenda_changes(self: Self) -> Asking:
        """Return the seats that may still change a sealed choice, each with its question."""
        return self.restrict(self.agenda[-1].changes(self)) if self.agenda else NOBODY

    def question_id(self, seat: Seat) -> int:
        """Return the ply of a seat's open question, or of one whose answer it can still change."""
        return self.asked_at.get(seat, self.answered_at.get(seat, self.ply))

    def refusals(self: Self, seat: Seat) -> list[Refusal]:
        """Return the moves that this seat might expect but cannot make now, with the reasons."""
        return self.agenda[-1].refusals(self, seat) if seat in self.asking else []

    def why_unasked(self, seat: Seat) -> str:
        """Return the reason why this seat has no question; empty if it has one."""
        if self.over:
            return "the game is over"
        return "" if seat in self.asking else f"seat {seat} is not asked"

    def why_not(self: Self, seat: Seat, move: Move) -> str:
        """Return the rule that forbids this move now, if there is a known one."""
        if seat not in range(self.seats):
            return ""
        named = [r for r in self.refusals(seat) if r.move == name_of(type(move))]
        question, asides = self.asking.get(seat), self.asides(seat)
        # The most exact reason comes first: a refusal of just this value, then the rules that the
        # step and the question name, then any refusal of this kind of move, and the rule of the
        # question only as a last resort.
        rules = [r.rule for r in named if r.forbids(move)]
        if question:
            rules.append(self.agenda[-1].rule_against(self, seat, move))
            rules += [question.rule_against(move), *(r.rule for r in named)]
        if asides:
            rules.append(asides.rule_against(move))
        if question:
            rules.append(question.rule)
        return next(filter(None, rules), "")

    def tell(self, event: Event, *to: Seat) -> None:
        """Add an event for everyone, or only for the seats named."""
        self.events.append(Addressed(event, to or None))
