"""Where a bot sits, and all that it is given there."""

from collections.abc import Callable
from typing import Protocol

from hanse.core.shapes import Question
from hanse.core.spec import View
from hanse.core.types import Event, Move, Seat


class BotContext:
    """A seat, its question, its view and what it was told; never the game itself.

    The view is built only when it is looked at: many answers need none.
    """

    __slots__ = ("_listen", "_look", "_seen", "question", "seat")

    def __init__(
        self,
        seat: Seat,
        question: Question,
        look: Callable[[], View],
        listen: Callable[[], list[Event]] = list,
    ) -> None:
        self.seat = seat
        self.question = question
        self._look = look
        self._listen = listen
        self._seen: View | None = None

    @property
    def view(self) -> View:
        """What the seat may see now."""
        if self._seen is None:
            self._seen = self._look()
        return self._seen

    @property
    def told(self) -> list[Event]:
        """Everything the seat was told since the game began."""
        return self._listen()


class Bot(Protocol):
    """Whoever answers the questions that are put to a chair."""

    def answer(self, chair: BotContext) -> Move:
        """One of the answers that the chair's question allows."""
        ...

    def speak(self, chair: BotContext) -> Move | None:
        """Something to say out of turn, out of what the chair's question allows; or nothing."""
        ...


class Silent:
    """Says nothing that it is not asked."""

    def speak(self, chair: BotContext) -> Move | None:
        return None
