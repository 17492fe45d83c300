"""Games that Python code can play."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hanse.api.board_text import draw_board
from hanse.api.bots import AnyBot, bot_of
from hanse.api.chance import Seed, bot_dice, seed_bytes
from hanse.api.history import History
from hanse.api.reason import Reason, reason_against
from hanse.api.record import Record
from hanse.api.setups import setup_of, spec_of
from hanse.api.view import View
from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.rng import Rng
from hanse.core.dice import Dice, commitment, key_of
from hanse.core.notation.moves import BadText, NotNow
from hanse.core.notation.positions import lines
from hanse.core.questions.legal_moves import LegalMoves
from hanse.core.questions.shapes import Question
from hanse.core.records import record as records
from hanse.core.records.record import About
from hanse.core.setup import Setup
from hanse.core.spec import Outcome
from hanse.core.types import SPECTATOR, Event, IllegalMove, Move, Seat
from hanse.version import __version__


class Game:
    """A game in progress, including its hidden parts. Seats are counted from 0.

    Methods that take a seat use the lowest seat in `to_move` if none is given.
    """

    def __init__(
        self,
        name: str,
        seats: int = 0,
        *,
        seed: Seed = None,
        edition: str = "",
        variants: Sequence[str] = (),
        readings: Mapping[str, str] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        spec = spec_of(name)
        setup = setup_of(spec, seats, edition=edition, variants=variants, readings=readings)
        secret = seed_bytes(seed)
        key = key_of(secret, ())
        engine = spec.play.new(setup, Dice(key))
        record = records.begin(engine, spec)
        hashed = commitment(secret).hex()
        record.about = About(tuple(names), "", __version__, hashed, secret.hex())
        self.spec = spec
        self._history = History(spec, engine, key, record)

    @classmethod
    def from_history(cls, history: History) -> Self:
        """Return a game that continues a history, for `hanse.load`, `copy` and `imagine`."""
        game = cls.__new__(cls)
        game.spec = history.spec
        game._history = history
        return game

    @property
    def engine(self) -> Any:  # Any: callers know which game they have
        """The underlying game of `hanse.core`, for anything that this class does not offer."""
        return self._history.engine

    @property
    def name(self) -> str:
        return self.spec.about.name

    @property
    def setup(self) -> Setup:
        """The setup: game, number of seats, edition, variants and readings."""
        setup: Setup = self.engine.setup
        return setup

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that the game waits for; several if they decide at the same time."""
        return tuple(sorted(self.engine.asking))

    def question(self, seat: Seat | None = None) -> Question | None:
        """Return the question that this seat has to answer; None if there is none."""
        found: Question | None = self.engine.asking.get(self._seat(seat))
        return found

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the lowest seat in `to_move`, computed only as they are read."""
        return self.legal_moves_of()

    def legal_moves_of(self, seat: Seat | None = None) -> LegalMoves:
        """Return every allowed answer to this seat's question."""
        return LegalMoves(self.question(seat))

    def text(self, move: Move) -> str:
        """Return the text of a move as records write it; each move has exactly one spelling."""
        return self.spec.text.notation.format(move, self.engine)

    def parse(self, text: str, seat: Seat | None = None) -> Move:
        """Return the move for this text; its end may be left out if only one answer fits."""
        question = self.question(seat)
        try:
            return self.spec.text.notation.parse(text, question, self.engine)
        except NotNow as wrong:
            return wrong.move

    def play(self, move: Move | str, seat: Seat | None = None) -> tuple[Event, ...]:
        """Play a move, in or out of turn; return all resulting events."""
        at = self._seat(seat)
        wanted = self.parse(move, at) if isinstance(move, str) else move
        self._history.play(at, wanted)
        return tuple(one.event for one in self.engine.events)

    def why_not(self, move: Move | str, seat: Seat | None = None) -> Reason | None:
        """Return the rule that forbids the move, with a sentence; None if the move is allowed."""
        at = self._seat(seat)
        try:
            wanted = self.parse(move, at) if isinstance(move, str) else move
            self.engine.copy().play(at, wanted)
        except BadText as wrong:
            return Reason("", str(wrong))
        except IllegalMove:
            return reason_against(self.spec, self.engine, at, wanted)
        return None

    def undo(self) -> None:
        """Take back the last move, of any kind."""
        if not self._history.before:
            raise IndexError("no move has been played")
        self._history.undo()

    def view(self, seat: Seat = SPECTATOR) -> View:
        """Return the view of this seat, or the public view."""
        return View(self.spec, self.setup, seat, self.spec.see.view(self.engine, seat))

    def ask(self, bot: AnyBot, seat: Seat | None = None) -> Thought:
        """Return a bot's move for this seat, with its reasons; the bot knows only the view."""
        at, history = self._seat(seat), self._history
        question = self.question(at)
        if question is None:
            raise ValueError(self.engine.why_unasked(at))
        context = BotContext(
            self.spec,
            at,
            question,
            lambda: self.spec.see.view(self.engine, at),
            rng=Rng(bot_dice(history.key, at, len(history.before)).below),
            listen=lambda: history.events_for(at),
        )
        return bot_of(bot, self.name).think(context)

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        return self.from_history(self._history.copy())

    @property
    def is_over(self) -> bool:
        over: bool = self.engine.over
        return over

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game: `by`, `winners`, `points` and `rounds`."""
        return self.spec.play.outcome(self.engine)

    @property
    def record(self) -> Record:
        """The record of the game so far: its steps, to iterate over, to print or to save."""
        return Record(self._history.part(len(self._history.before)))

    @property
    def position(self) -> str:
        """The whole position as lines of text, including hidden parts."""
        return "\n".join(lines(self.spec.text.position(self.engine), self.spec.text.layout))

    def _seat(self, seat: Seat | None) -> Seat:
        return seat if seat is not None else min(self.engine.asking, default=0)

    def __repr__(self) -> str:
        view = self.spec.see.view(self.engine, SPECTATOR)
        return draw_board(self.spec, self.setup, view, SPECTATOR, self._history.record.about.names)
