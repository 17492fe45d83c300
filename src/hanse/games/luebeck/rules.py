"""The rules: the parts of the game, and every choice that readings and data may change."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from hanse.core.questions.shapes import Option
from hanse.core.types import Move, Refusal, Seat
from hanse.games.luebeck.maps.chart import Chart
from hanse.games.luebeck.maps.deck import Deck

if TYPE_CHECKING:
    from hanse.core.steps import Step
    from hanse.games.luebeck.game import Luebeck

type Parts = tuple["Step[Luebeck]", ...]


class Action:
    """An action of the book. The rules hold the actions that are in play."""

    moves: ClassVar[tuple[type[Move], ...]] = ()

    def offer(self, game: "Luebeck", seat: Seat, options: list[Option]) -> None:
        """Put the seat's moves on the menu."""
        raise NotImplementedError

    def concerns(self, game: "Luebeck", seat: Seat) -> bool:
        """Return whether this seat might expect to take this action now."""
        return True

    def reason(self, game: "Luebeck", seat: Seat) -> Refusal:
        """Return the refusal for an action that has no move on the menu."""
        raise NotImplementedError

    def refuse(self, game: "Luebeck", seat: Seat, options: list[Option]) -> list[Refusal]:
        """Return the refusals for moves that the player might expect on this menu."""
        offered = any(option.move in self.moves for option in options)
        return [] if offered or not self.concerns(game, seat) else [self.reason(game, seat)]

    def play(self, game: "Luebeck", seat: Seat, move: Move) -> None:
        """Make the move."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Rules:
    """The rules in play, with the map and the deck.

    Parts name the paragraphs that they follow; those of data are named below.
    """

    setup: Parts
    round: Parts
    actions: tuple[Action, ...]
    chart: Chart
    """The map (L-GOOD-03), possibly supplied by the table (L-COMP-01)."""
    deck: Deck
    """The deck, possibly supplied by the table (L-COMP-01)."""
