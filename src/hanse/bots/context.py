"""The context in which a bot answers a question."""

from collections.abc import Callable

from hanse.bots.budget import Budget
from hanse.bots.game_state import GameState
from hanse.bots.rng import Rng
from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.questions.legal_moves import LegalMoves
from hanse.core.questions.shapes import Question
from hanse.core.spec import Spec
from hanse.core.types import Event, Seat
from hanse.core.views import View

KEY_BYTES = 32


class BotContext:
    """A seat, its question, its view and its events, but never the game itself.

    The view is built only when it is read, because many answers need none.
    """

    __slots__ = ("_budget", "_listen", "_look", "_seen", "question", "rng", "seat", "spec")

    def __init__(
        self,
        spec: Spec,
        seat: Seat,
        question: Question,
        look: Callable[[], View],
        *,
        rng: Rng,
        listen: Callable[[], list[Event]] = list,
        budget: Budget | None = None,
    ) -> None:
        self.spec = spec
        self.seat = seat
        self.question = question
        self.rng = rng
        """The bot's random source. A bot should use no other, so that its games can be repeated."""
        self._budget = budget
        self._look = look
        self._listen = listen
        self._seen: View | None = None

    @property
    def view(self) -> View:
        """The view of the seat."""
        if self._seen is None:
            self._seen = self._look()
        return self._seen

    @property
    def budget(self) -> Budget:
        """The budget for this question."""
        if self._budget is None:
            self._budget = Budget()
        return self._budget

    @property
    def events(self) -> list[Event]:
        """Every event that the seat has seen since the game began."""
        return self._listen()

    @property
    def legal_moves(self) -> LegalMoves:
        """The answers that the question allows, generated only as far as they are read."""
        return LegalMoves(self.question)

    def with_view(self, view: View) -> "BotContext":
        """Return the same context with another view: as a bot remembers or forgets things."""
        return BotContext(
            self.spec,
            self.seat,
            self.question,
            lambda: view,
            rng=self.rng,
            listen=self._listen,
            budget=self._budget,
        )

    def imagine(self) -> GameState:
        """Return an imagined game for trying moves; the seat cannot tell it from the real one.

        Each call draws another one.
        """
        return GameState(self.spec, self.imagine_as(Game))

    def imagine_as[G: Game](self, kind: type[G]) -> G:
        """Return an imagined game as `hanse.core` plays it, for a bot that searches deeply."""
        game = self.spec.see.imagine(self.view, Dice(self.rng.randbytes(KEY_BYTES)))
        # Checked for the type only: a bot that names its game has no other before it.
        assert isinstance(game, kind)
        return game
