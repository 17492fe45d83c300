"""Time allowed. A clock knows no time of its own: it is told what time it is, in seconds."""

from collections.abc import Mapping
from dataclasses import dataclass

from hanse.core.types import Seat

DAY = 86_400.0


@dataclass(frozen=True)
class Pace:
    """A bank for the whole game with something added for each answer, or so much for each answer.

    Where both are nothing, nobody is ever late.
    """

    bank: float = 0.0
    increment: float = 0.0
    each: float = 0.0


def live(minutes: float, increment: float = 0.0) -> Pace:
    return Pace(bank=60.0 * minutes, increment=increment)


def days(count: float) -> Pace:
    return Pace(each=DAY * count)


UNTIMED = Pace()


@dataclass(frozen=True)
class Running:
    """A seat is thinking about a question, since then."""

    question: int
    since: float


class Clock:
    """Everybody's time. Those who are asked are running, also several at once."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank] * seats
        self.running: dict[Seat, Running] = {}

    def start(self, asked: Mapping[Seat, int], at: float) -> None:
        """Who is asked now, by the questions' numbers. Who thinks about the same one goes on."""
        for seat, thinking in list(self.running.items()):
            if asked.get(seat) != thinking.question:
                self.left[seat] -= at - thinking.since
                del self.running[seat]
        for seat, question in asked.items():
            if seat not in self.running:
                self.running[seat] = Running(question, at)

    def moved(self, asked: Mapping[Seat, int], at: float, seat: Seat, answers: int) -> None:
        """A seat has answered, spoken out of turn (0), or taken so many answers back (-n)."""
        self.left[seat] += answers * self.pace.increment
        self.start(asked, at)

    def credit(self, began: float, ended: float) -> None:
        """Nobody could answer in between: that time is not counted."""
        for seat, thinking in self.running.items():
            lost = max(0.0, ended - max(began, thinking.since))
            self.running[seat] = Running(thinking.question, thinking.since + lost)

    def deadline(self, seat: Seat) -> float | None:
        """When this seat must have answered; none if it need not hurry."""
        thinking = self.running.get(seat)
        if thinking is None or self.pace == UNTIMED:
            return None
        return thinking.since + (self.pace.each or self.left[seat])

    def late(self, at: float) -> list[Seat]:
        """Those whose time is up."""
        deadlines = ((seat, self.deadline(seat)) for seat in sorted(self.running))
        return [seat for seat, deadline in deadlines if deadline is not None and deadline <= at]
