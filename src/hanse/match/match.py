"""A match: the record, and the game that follows from it. It uses no network and reads no time."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from hanse.core.dice import Dice, RecordedDice, commitment, key_of
from hanse.core.game import Game
from hanse.core.match_moves import MatchMove
from hanse.core.records import record as records
from hanse.core.records.record import About, Entry, Record
from hanse.core.records.timeline import Timeline
from hanse.core.records.write import write
from hanse.core.setup import Setup
from hanse.core.spec import AnySpec
from hanse.core.takeback import TakeBack
from hanse.core.types import Addressed, BadRecord, Move, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.clock import UNTIMED, Clock, Outage, Pace
from hanse.match.takeback import WayBack, way_back

GIVEN_FOR = ":due:"
"""The prefix of ids of commands that the server gives for a seat; no client's id has it."""


class OutOfDate(ValueError):
    """An error: the answered question is no longer open."""


class Played(Struct, frozen=True):
    """The result of a command: the entry that was written, and the events for everyone."""

    entry: Entry
    events: tuple[Addressed, ...]


class Draft(Struct, frozen=True):
    """A move that was played but has no time yet: its entry, and its number of answers.

    `silent` means that a sealed choice was changed, which nobody else may notice.
    """

    entry: Entry
    answers: int
    silent: bool = False


class Match:
    """A game in progress, which follows entirely from its record."""

    def __init__(self, spec: AnySpec, record: Record, timeline: Timeline, clock: Clock) -> None:
        self.spec = spec
        self.record = record
        self.timeline = timeline
        self.clock = clock
        self.outages = 0
        self.played: list[Played] = []
        self.answered_for: frozenset[Seat] = frozenset()
        """Seats whose last answer was given for them, by a bot or because their time was up."""
        self.commands: dict[tuple[Seat, str], Played] = {}

    @classmethod
    def new(
        cls,
        setup: Setup,
        seed: bytes,
        nonces: Sequence[bytes] = (),
        *,
        about: About | None = None,
        pace: Pace = UNTIMED,
        at: float = 0.0,
    ) -> "Match":
        """Return a new match, whose random draws come from this seed and these nonces.

        Until the end, the record shows only the hash of the seed.
        """
        spec = GAMES[setup.game]
        game = spec.play.new(setup, Dice(key_of(seed, nonces)))
        record = records.begin(game, spec)
        record.about = replace(about or About(), commitment=commitment(seed).hex())
        match = cls(spec, record, Timeline(spec, game), Clock(pace, setup.seats))
        match.clock.start(game.asked_at, at)
        return match

    @classmethod
    def again(
        cls,
        record: Record,
        key: bytes,
        pace: Pace = UNTIMED,
        at: float = 0.0,
        *,
        outages: Sequence[Outage] = (),
        before: int = 0,
    ) -> "Match":
        """Return the match of a record, ready to continue.

        The outages up to the number `before` happened before the match began.
        """
        spec = GAMES[record.setup.game]
        timeline = Timeline(spec, records.open_game(record, spec, RecordedDice(record.start)))
        match = cls(spec, record, timeline, Clock(pace, record.setup.seats))
        match.clock.start(timeline.game.asked_at, at)
        match.outages = before
        for entry, needed in zip(record.entries, records.still_needed(record.entries), strict=True):
            # Outages before an entry are credited before it is noted, as they were when it was
            # played, so that the clocks are the same in every process (decision 16).
            match.credit(outages, entry.outages)
            match.announce(entry, records.play_entry(timeline, entry, past=not needed))
        match.credit(outages)
        match.continue_chance(Dice(key))
        return match

    def continue_chance(self, dice: Dice) -> None:
        """Take all further draws from these dice; raise BadRecord if earlier draws differ."""
        # This check also repeats all draws so far, so afterwards the dice are at the next draw.
        if records.wrong_draw(self.record, dice) is not None:
            raise BadRecord("the draws are not those of the key")
        kept = (game for _, game in self.timeline.open)
        # Nobody goes back over a draw, so all kept games are at the same draw.
        for game in (self.game, *kept, *self.timeline.past):
            game.dice = dice.copy()

    @property
    def game(self) -> Game:
        return self.timeline.game

    def play(
        self,
        seat: Seat,
        move: Move,
        command: str = "",
        at: float = 0.0,
        *,
        question: int | None = None,
    ) -> Played:
        """Play a move and record it. A repeated command only returns the earlier result."""
        if command and (seat, command) in self.commands:
            return self.commands[seat, command]
        return self.note(self.draft(seat, move, command, question=question), at)

    def draft(
        self, seat: Seat, move: Move, command: str = "", *, question: int | None = None
    ) -> Draft:
        """Play a move; the caller adds its time later."""
        game = self.game
        ply, asked = game.ply, game.question_id(seat)
        if question not in (None, asked):
            raise OutOfDate(f"question {question} is not put to seat {seat} any more")
        answers = self.timeline.play(seat, move)
        drawn = tuple(self.game.dice.drawn)
        silent = self.game.ply == ply and not isinstance(move, TakeBack | MatchMove)
        return Draft(Entry(ply, seat, asked, encode(move), drawn, command), answers, silent)

    def note(self, draft: Draft, at: float) -> Played:
        """Record the move with its time."""
        entry = replace(draft.entry, at=at, outages=self.outages)
        self.record.entries.append(entry)
        return self.announce(entry, draft.answers)

    def credit(self, outages: Sequence[Outage], last: int | None = None) -> None:
        """R12: give back the time lost in outages, each once, up to the number `last`."""
        for outage in outages:
            if self.outages < outage.number and (last is None or outage.number <= last):
                self.clock.credit_outage(outage)
                self.outages = outage.number

    def announce(self, entry: Entry, answers: int) -> Played:
        """Store the events of an entry, and restart the clocks."""
        played = Played(entry, tuple(self.game.events))
        self.played.append(played)
        if entry.command:
            self.commands[entry.seat, entry.command] = played
        if entry.command.startswith(GIVEN_FOR):
            self.answered_for |= {entry.seat}
        elif entry.seat in self.answered_for:
            self.answered_for -= {entry.seat}
        self.tick(self.clock, entry, answers)
        return played

    def tick(self, clock: Clock, entry: Entry, answers: int) -> None:
        """Restart the clocks after this entry."""
        # `rest` comes first, so that answers given by others neither gain nor cost a seat time.
        clock.rest(self.timeline.agreement.stand_ins, entry.at)
        clock.note_answer(self.game.asked_at, entry.at, entry.seat, answers)

    def take_back(self, seat: Seat, answers: int = 1, command: str = "", at: float = 0.0) -> Played:
        """T-UNDO-01: add an entry that undoes answers; the game is then as it was before them."""
        return self.play(seat, TakeBack(answers), command, at)

    def way_back(self, seat: Seat) -> WayBack:
        """Return how many of its answers this seat may undo, and the reason for the limit."""
        return way_back(self.timeline, seat)

    def finished_record(self, seed: bytes, nonces: Sequence[bytes]) -> str:
        """Return the whole record as text with the sources of its key, once the game is over."""
        if not self.game.over:
            raise ValueError("a running match shows only views")
        nonces_shown = [nonce.hex() for nonce in nonces]
        self.record.about = replace(self.record.about, seed=seed.hex(), nonces=tuple(nonces_shown))
        return write(self.record, self.spec)
