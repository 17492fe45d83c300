"""Clocks of a match. A clock never reads the time: callers pass the time, in seconds."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from msgspec import Struct

from hanse.core.types import Seat

DAY = 86_400.0
QUIET = 120.0
"""R12: the seconds after an outage during which nobody can run out of time."""


@dataclass(frozen=True)
class Pace:
    """A pace: seconds in the bank for the whole game, added per answer, or allowed per answer.

    With a bank and `each`, the bank pays for the time that an answer takes beyond `each`, like days
    of vacation. If both are 0, nobody is ever late.
    """

    bank: float = 0.0
    increment: float = 0.0
    each: float = 0.0


def live(minutes: float, increment: float = 0.0) -> Pace:
    return Pace(bank=60.0 * minutes, increment=increment)


def days(count: float, vacation: float = 0.0) -> Pace:
    return Pace(each=DAY * count, bank=DAY * vacation)


UNTIMED = Pace()
LIVE = live(20, 20.0)
BY_DAYS = days(2, 7)


class Running(Struct, frozen=True):
    """The question that a seat is thinking about, and the time when the seat began to think."""

    question: int
    since: float


@dataclass(frozen=True)
class Streak:
    """The seconds that a seat spent on each of its answers since another seat answered.

    `owed` has the seconds already spent on questions that will come again after a takeback.
    """

    seat: Seat = -1
    thought: tuple[float, ...] = ()
    owed: tuple[float, ...] = ()


@dataclass(frozen=True)
class Outage:
    """An interval without answers; it ends before it begins if the clock was set back."""

    number: int
    began: float
    ended: float


class Clock:
    """The time of all seats. It runs for every asked seat, even for several at the same time."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank] * seats
        self.running: dict[Seat, Running] = {}
        self.streak = Streak()
        self.resting: frozenset[Seat] = frozenset()
        """Seats played by others; their time stands still."""
        self.quiet_until = float("-inf")

    @property
    def earliest_next(self) -> float:
        """The earliest time at which the next answer can count."""
        return max((thinking.since for thinking in self.running.values()), default=0.0)

    def start(self, asked: Mapping[Seat, int], at: float) -> None:
        """Start the time of newly asked seats, and stop that of seats no longer asked.

        `asked` has the number of each seat's question; known questions keep running.
        """
        for seat, thinking in list(self.running.items()):
            if asked.get(seat) != thinking.question:
                if seat not in self.resting:
                    self.charge(seat, thinking, at)
                del self.running[seat]
        for seat, question in asked.items():
            if seat not in self.running:
                self.running[seat] = Running(question, at - self.take_owed_time(seat))

    def note_answer(self, asked: Mapping[Seat, int], at: float, seat: Seat, answers: int) -> None:
        """Note that a seat answered, spoke out of turn (0) or took back this many answers (-n).

        Answers that others give for the seat neither gain nor cost time.
        """
        # A bot's answers once collected the increments of a seat that was given up, and the seat's
        # owner came back to more time than before.
        if seat not in self.resting:
            self.left[seat] += answers * self.pace.increment
            if answers and self.pace.each:
                # This comes before `start`, which forgets when the seat began to think.
                self.remember(at, seat, answers)
        self.start(asked, at)

    def rest(self, seats: Collection[Seat], at: float) -> None:
        """Stop the time of these seats, and let that of all others run from now on."""
        if not seats and not self.resting:
            return
        for seat in self.resting ^ {*seats}:
            thinking = self.running.get(seat)
            if thinking and seat in seats:
                self.charge(seat, thinking, at)
            if thinking:
                self.running[seat] = Running(thinking.question, at)
        self.resting = frozenset(seats)

    def charge(self, seat: Seat, thinking: Running, at: float) -> None:
        """Take the time spent on a question from the bank."""
        self.left[seat] -= self.bank_cost(self.time_spent(seat, thinking, at))

    def remember(self, at: float, seat: Seat, answers: int) -> None:
        """Remember the time spent on a question, to be charged when the question comes again."""
        streak = self.streak if self.streak.seat == seat else Streak(seat)
        thinking = self.running.get(seat)
        # Answering and taking back used to restart the whole time for an answer, so that one player
        # could hold up a table permanently.
        spent = max(0.0, at - thinking.since) if thinking else 0.0
        if answers > 0:
            self.streak = replace(streak, thought=(*streak.thought, spent))
        else:
            kept, back = streak.thought[:answers], streak.thought[answers:]
            unanswered = (spent,) if thinking else ()
            self.streak = Streak(seat, kept, (*back, *unanswered, *streak.owed))

    def take_owed_time(self, seat: Seat) -> float:
        """Take and return the seconds already spent on this seat's next question."""
        if self.streak.seat != seat or not self.streak.owed:
            return 0.0
        first, *others = self.streak.owed
        self.streak = replace(self.streak, owed=tuple(others))
        # The question starts earlier by this time, so it will be charged again when it is answered.
        self.left[seat] += self.bank_cost(first)
        return first

    def bank_cost(self, spent: float) -> float:
        """Return the cost to the bank of an answer that took this long."""
        return max(0.0, spent - self.pace.each)

    def time_spent(self, seat: Seat, thinking: Running, at: float) -> float:
        """Return the seconds spent, at least 0; after an outage, no more than the seat has."""
        spent = max(0.0, at - thinking.since)
        # Soon after an outage, nobody loses more time than they had left (decision 16).
        most = self.pace.each + max(0.0, self.left[seat])
        return min(spent, most) if at <= self.quiet_until else spent

    def credit(self, began: float, ended: float) -> None:
        """Give back the time of an interval in which nobody could answer."""
        for seat, thinking in self.running.items():
            # A question that was put during the outage lost only the rest of it.
            lost = max(0.0, ended - max(began, thinking.since))
            self.running[seat] = Running(thinking.question, thinking.since + lost)

    def set_back(self, seconds: float, now: float) -> None:
        """Move all noted times back by these seconds, after the clock was set back."""
        for seat, thinking in self.running.items():
            # No question may have been put in the future by the new time.
            since = min(now, thinking.since - seconds)
            self.running[seat] = Running(thinking.question, since)
        self.quiet_until -= seconds

    def credit_outage(self, outage: Outage) -> None:
        """R12: give back the time of an outage, with a quiet time in which nobody is late."""
        if outage.ended < outage.began:
            self.set_back(outage.began - outage.ended, outage.ended)
        else:
            self.credit(outage.began, outage.ended)
            self.quiet_until = outage.ended + QUIET

    def deadline(self, seat: Seat) -> float | None:
        """Return the time by which this seat must have answered; None if it has no deadline."""
        thinking = self.running.get(seat)
        if thinking is None or self.pace == UNTIMED:
            return None
        left = max(0.0, self.left[seat]) if self.pace.each else self.left[seat]
        return max(self.quiet_until, thinking.since + self.pace.each + left)

    def late_seats(self, at: float) -> list[Seat]:
        """Return the seats whose time is up."""
        deadlines = ((seat, self.deadline(seat)) for seat in sorted(self.running))
        return [seat for seat, deadline in deadlines if deadline is not None and deadline <= at]
