"""Tables with people who vanish and come back, played by a clock that the test moves."""

from dataclasses import dataclass
from typing import Any

from hanse.core.setup import Setup
from hanse.core.types import Move, Seat
from hanse.match.clock import Pace
from hanse.match.match import GIVEN_FOR, Match
from hanse.tables.bot_turns.bot_answers import BotAnswers
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.live.due import late_seats, next_due_work
from hanse.tables.messages.wire import Act
from hanse.tables.review.records import write_record
from hanse.tables.seats.agreements import (
    Choose,
    absent_seats,
    agreement_move,
    bot_of,
    own_move,
    seats_of_people,
)
from hanse.tables.store.rows import MatchRow
from tests.server.seats import a_row

DELAY = 0.6


@dataclass
class Table:
    """A match as the server keeps it; what is due is done when its time has come."""

    row: MatchRow
    match: Match
    now: float = 1000.0
    number: int = 0
    waited: float = 0.0
    """The longest that anybody waited for an answer."""

    @classmethod
    def begun(cls, setup: Setup, pace: Pace, game: Any = None, seed: bytes = b"s" * 32) -> "Table":
        row = a_row(setup, game, pace=pace, seed=seed, began=1000.0)
        row.stand_in = "dabbler"
        return cls(row, rebuild(row, []))

    def copy(self) -> "Table":
        return Table(self.row, copy_match(self.match), self.now, self.number)

    def play(self, seat: Seat, choose: Choose, command: str = "") -> None:
        """As Lobby.attempt does it: on a copy, which then takes the match's place."""
        match = copy_match(self.match)
        self.number += 1
        move = choose(self.row, match, self.now)
        match.play(seat, move, command or f"c{self.number}", self.now)
        self.match = match

    def answer(self, seat: Seat) -> None:
        """The person on this seat answers."""
        move: Move = self.match.spec.play.default_answer(self.match.game, seat)
        self.play(seat, own_move(move, seat))

    def arrange(self, seat: Seat, act: Act, of: Seat = -1, ply: int = 0) -> None:
        self.play(seat, agreement_move(act, seat, of, ply))

    def wait(self) -> bool:
        """Let time go by until something is due, and do it. False if nothing ever will be."""
        after = next_due_work(self.row, self.match, DELAY)
        if after is None:
            return False
        self.waited = max(self.waited, after.at - self.now)
        self.now = max(self.now, after.at)
        self.do_what_is_due()
        return True

    def do_what_is_due(self) -> None:
        """As the worker does it; every bot gives default answers, which is quick."""
        asked = sorted(self.match.game.asking)
        bots = [seat for seat in asked if bot_of(self.row, self.match, seat) is not None]
        seat = (late_seats(self.row, self.match, self.now) or bots)[0]
        move = next(BotAnswers().answers_for(self.match, seat))
        self.play(seat, lambda row, match, now: move, f"{GIVEN_FOR}{len(self.match.played)}")

    def present(self) -> list[Seat]:
        """Those who play their seats themselves and are asked."""
        people = seats_of_people(self.row, self.match)
        return [seat for seat in people if seat in self.match.game.asking]

    def absent(self) -> list[Seat]:
        return absent_seats(self.row, self.match, self.now)

    def record(self) -> str:
        return write_record(self.row, self.match)
