"""Interface of the drawing of a game's board; all games share the rest of the terminal."""

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from hanse.core.questions.shapes import Option
from hanse.core.types import Move

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue")
"""Colours of the players; their letters say the same."""


class Drawing(Protocol):
    """A view as it is drawn, and as it is told in sentences."""

    closing: tuple[type[Move], ...]
    """Moves that leave everything else undone; they come last among the answers."""

    def headline(self) -> str:
        """Return one line about the state of the game."""
        ...

    def board(self, width: int) -> list[Text]:
        """Return the middle of the screen, of the same height throughout a game."""
        ...

    def hand(self, width: int) -> list[Text]:
        """Return what the viewer alone knows."""
        ...

    def more(self, width: int) -> list[Text]:
        """Return what is worth showing besides, where there is room."""
        ...

    def goal(self) -> list[str]:
        """Return the game in a minute."""
        ...

    def legend(self) -> str:
        """Return what the signs of the drawing mean."""
        ...

    def answer(self, move: Move) -> str:
        """Return a move in words that know the board; nothing where the catalogue's will do."""
        ...

    def key(self, move: Move) -> str:
        """Return what is typed for this answer, where it has a name of its own such as a letter."""
        ...

    def warning(self, move: Move) -> str:
        """Return what has to be said before this move; nothing if it may be made at once."""
        ...

    def about(self, option: Option) -> str:
        """Return what an option of several is about, such as a route.

        Nothing if its symbol will do.
        """
        ...

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        """Return a word about a thing that can be picked; nothing if there is none."""
        ...

    def topics(self) -> Sequence[str]:
        """Return what can be asked about the board, by the keys of the words for it."""
        ...

    def tell(self, topic: str, which: str) -> list[str]:
        """Sentences about it; `which` is a number typed behind, if any."""
        ...


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns with a line between them, the first so wide."""
    rows = []
    for at in range(max(len(left), len(right))):
        row = Text().append_text(left[at] if at < len(left) else Text())
        row.truncate(width, pad=True)
        row.append("│", "dim")
        row.append_text(right[at] if at < len(right) else Text())
        rows.append(row)
    return rows


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each player, out of his name if it is not taken yet."""
    taken: list[str] = []
    for seat, name in enumerate(names, start=1):
        free = [c for c in name.upper() if c.isalpha() and len(c) == 1 and c not in taken]
        taken.append(free[0] if free else str(seat))
    return tuple(taken)
