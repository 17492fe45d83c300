"""Games that Python code can play, and the views of their seats."""

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from hanse.api.board_text import draw_board
from hanse.api.bots import AnyBot, bot_of, name_of_bot
from hanse.api.history import History
from hanse.api.positions import read_whole_position
from hanse.api.reason import Reason, reason_against
from hanse.api.record import Record
from hanse.api.seeds import Seed, bot_dice, key_from, seed_bytes
from hanse.api.setups import setup_of, spec_of
from hanse.bots.bot import Thought
from hanse.bots.context import BotContext
from hanse.bots.game_state import GameState
from hanse.bots.rng import Rng
from hanse.bots.seat_view import SeatView
from hanse.core.dice import Dice, commitment, key_of
from hanse.core.errors import BadAnswer, NotAsked, NothingToUndo
from hanse.core.game import Game as Engine
from hanse.core.notation.moves import BadText
from hanse.core.records import record as records
from hanse.core.records.record import About
from hanse.core.types import SPECTATOR, IllegalMove, Move, Seat
from hanse.version import __version__


def about_game(names: Sequence[str], secret: bytes) -> About:
    """Return the facts that the head of a record states."""
    return About(tuple(names), "", __version__, commitment(secret).hex(), secret.hex())


class Game(GameState):
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
        record.about = about_game(names, secret)
        self.spec = spec
        self._history = History(spec, engine, key, record)

    @classmethod
    def from_history(cls, history: History) -> Self:
        """Return a game that continues a history, for `hanse.load`, `copy` and `imagine`."""
        game = cls.__new__(cls)
        game.spec = history.spec
        game._history = history
        return game

    @classmethod
    def from_position(cls, text: str, *, seed: Seed = None, names: Sequence[str] = ()) -> Self:
        """Return a game that begins at a position, as `position` writes it.

        Lines of parts that are empty in a new game may be left out.
        """
        setup, position = read_whole_position(text)
        spec, secret = spec_of(setup.game), seed_bytes(seed)
        key = key_of(secret, ())
        engine = spec.text.from_position(position, Dice(key))
        record = records.begin(engine, spec, position)
        record.about = about_game(names, secret)
        return cls.from_history(History(spec, engine, key, record))

    @property
    def engine(self) -> Engine:
        """The underlying game of `hanse.core`, for anything that this class does not offer."""
        return self._history.engine

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; empty if nobody gave any."""
        return self._history.record.about.names

    def _advance(self, seat: Seat, move: Move) -> None:
        self._history.play(seat, move)

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
            raise NothingToUndo("no move has been played")
        self._history.undo()

    def view(self, seat: Seat = SPECTATOR) -> "View":
        """Return the view of this seat, or the public view."""
        return View(self.spec, self.setup, seat, self._look(seat))

    def ask(self, bot: AnyBot, seat: Seat | None = None) -> Thought:
        """Return a bot's move for this seat, with its reasons; the bot knows only the view."""
        at, history = self._seat(seat), self._history
        question = self.question(at)
        if question is None:
            raise NotAsked(self.engine.why_unasked(at))
        context = BotContext(
            self.spec,
            at,
            question,
            lambda: self.spec.see.view(self.engine, at),
            rng=Rng(bot_dice(history.key, at, len(history.before)).below),
            listen=lambda: history.events_for(at),
        )
        thought = bot_of(bot, self.name).think(context)
        if not isinstance(thought.move, Move):
            raise BadAnswer(f"{name_of_bot(bot)} answers {thought.move!r}, which is no move")
        return thought

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        return self.from_history(self._history.copy())

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...]]:
        return self.from_history, (self._history,)

    @property
    def record(self) -> Record:
        """The record of the game so far: its steps, to iterate over, to print or to save."""
        return Record(self._history.part(len(self._history.before)))

    def _repr_svg_(self) -> str:
        return self.view()._repr_svg_(self.names)

    def _repr_html_(self) -> str:
        return self.view()._repr_html_(self.names)

    def __repr__(self) -> str:
        view = self.spec.see.view(self.engine, SPECTATOR)
        return draw_board(self.spec, self.setup, view, SPECTATOR, self._history.record.about.names)


class View(SeatView):
    """A seat's view, or a spectator's. It contains nothing that is hidden from the seat."""

    def imagine(self, seed: Seed = None) -> Game:
        """Return a game that fits this view, with random hidden parts."""
        key = key_from(seed)
        engine = self.spec.see.imagine(self.data, Dice(key))
        record = records.begin(engine, self.spec, self.spec.text.position(engine))
        return Game.from_history(History(self.spec, engine, key, record))

    def _repr_svg_(self, names: Sequence[str] = ()) -> str:
        from hanse.svg import board  # noqa: PLC0415

        return board(self, names=names)

    def _repr_html_(self, names: Sequence[str] = ()) -> str:
        from hanse.svg.notebook import view_html  # noqa: PLC0415

        return view_html(self, names)

    def __repr__(self) -> str:
        return draw_board(self.spec, self.setup, self.data, self.seat)
