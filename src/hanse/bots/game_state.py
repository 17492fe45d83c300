"""The state of a game with the names that the library uses, for `hanse.Game` and for bots."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Self

from hanse.bots.seat_view import SeatView
from hanse.bots.standing import Standing, standings_of
from hanse.core.dice import Dice
from hanse.core.errors import BadSeat, UnknownMove
from hanse.core.game import Game
from hanse.core.notation.moves import NotNow
from hanse.core.notation.positions import lines
from hanse.core.pickle_format import OTHER_VERSION, BadPickle, Origin, check_origin, origin_of
from hanse.core.questions.legal_moves import LegalMoves
from hanse.core.questions.shapes import Question
from hanse.core.setup import Setup
from hanse.core.spec import Outcome, Spec
from hanse.core.types import SPECTATOR, Event, Move, Seat
from hanse.core.views import View
from hanse.games import GAMES


class GameState:
    """A game in progress, including its hidden parts. Seats are counted from 0.

    Methods that take a seat use the lowest seat in `to_move` if none is given.
    """

    spec: Spec
    _engine: Game

    def __init__(self, spec: Spec, engine: Game) -> None:
        self.spec = spec
        self._engine = engine

    @property
    def engine(self) -> Game:
        """The underlying game of `hanse.core`, for anything that this class does not offer."""
        return self._engine

    @property
    def name(self) -> str:
        """The game's name, as in `Setup.game`."""
        return self.spec.about.name

    @property
    def setup(self) -> Setup:
        """The setup: game, number of seats, edition, variants and readings."""
        return self.engine.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; empty if nobody gave any."""
        return ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.setup.seats

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that the game waits for; several if they decide at the same time."""
        return tuple(sorted(self.engine.asking))

    def question(self, seat: Seat | None = None) -> Question | None:
        """Return the question that this seat has to answer; None if there is none."""
        return self.engine.asking.get(self._seat(seat))

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the lowest seat in `to_move`, computed only as they are read."""
        return self.legal_moves_of()

    def legal_moves_of(self, seat: Seat | None = None) -> LegalMoves:
        """Return every allowed answer to this seat's question."""
        return LegalMoves(self.question(seat))

    def text(self, move: Move) -> str:
        """Return the text of a move as records write it; each move has exactly one spelling."""
        notation = self.spec.text.notation
        if type(move) not in notation.wordings:
            raise UnknownMove(f"{self.name} has no move {type(move).__name__}")
        return notation.format(move, self.engine)

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
        self._advance(at, self.parse(move, at) if isinstance(move, str) else move)
        return tuple(one.event for one in self.engine.events)

    def _advance(self, seat: Seat, move: Move) -> None:
        self._engine.play(seat, move)

    def view(self, seat: Seat = SPECTATOR) -> SeatView:
        """Return the view of this seat, or the public view."""
        return SeatView(self.spec, self.setup, seat, self._look(seat))

    def _look(self, seat: Seat) -> View:
        if seat != SPECTATOR and seat not in range(self.seats):
            raise BadSeat(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return self.spec.see.view(self.engine, seat)

    def copy(self) -> Self:
        """Return an independent copy of the game."""
        twin = self.__new__(type(self))
        twin.spec, twin._engine = self.spec, self.engine.copy()
        return twin

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.over

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game: `by`, `winners`, `points` and `rounds`."""
        return self.spec.play.outcome(self.engine)

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat if the game ended now; empty if no points are known yet."""
        call_off, ended = self.spec.play.call_off, self.outcome
        if ended is None and call_off is not None:
            # A copy, because calling the game off also returns what lies face down.
            stopped = self.engine.copy()
            call_off(stopped)
            ended = self.spec.play.outcome(stopped)
        return ended.points if ended else ()

    @property
    def standings(self) -> tuple[Standing, ...]:
        """All seats with their points and places, the best first."""
        return standings_of(self.points, self.outcome)

    @property
    def position(self) -> str:
        """The whole position as lines of text, including hidden parts."""
        return "\n".join(lines(self.spec.text.position(self.engine), self.spec.text.layout))

    def fingerprint(self) -> str:
        """Return a short text that is the same for equal positions in every process."""
        return blake2b(self.spec.text.position(self.engine), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Return whether the other game has the same position, however it came about."""
        if not isinstance(other, GameState):
            return NotImplemented
        position = self.spec.text.position
        return self.name == other.name and position(self.engine) == position(other.engine)

    # A game changes as it is played; its fingerprint can serve as a key.
    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...]]:
        dice = self.engine.dice
        position = self.spec.text.position(self.engine)
        return self._restore, (origin_of(self.spec), (position, dice.key, dice.at))

    @classmethod
    def _restore(cls, origin: Origin, written: tuple[bytes, bytes, int]) -> Self:
        state = cls.__new__(cls)
        state.spec = check_origin(origin, GAMES)
        position, key, at = written
        try:
            state._engine = state.spec.text.from_position(position, Dice(key, at))
        except OTHER_VERSION as wrong:
            raise BadPickle(f"this position is of another version: {wrong}") from wrong
        return state

    def _seat(self, seat: Seat | None) -> Seat:
        return seat if seat is not None else min(self.engine.asking, default=0)

    def __repr__(self) -> str:
        moving = ", ".join(map(str, self.to_move)) or "nobody"
        return f"<{self.name} at ply {self.engine.ply}, {moving} to move>"
