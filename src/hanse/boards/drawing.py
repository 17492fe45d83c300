"""The interface of a board's drawing; all games share the rest of the terminal."""

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from hanse.core.questions.shapes import Option
from hanse.core.types import Move

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue")
"""Colours of the players, in addition to their letters."""


class Drawing(Protocol):
    """A view as a drawing and as sentences."""

    closing: tuple[type[Move], ...]
    """Moves that leave everything else undone; they come last among the answers."""

    def headline(self) -> str:
        """Return one line about the state of the game."""
        ...

    def board(self, width: int) -> list[Text]:
        """Return the middle of the screen, of the same height throughout a game."""
        ...

    def hand(self, width: int) -> list[Text]:
        """Return the lines about things that only the viewer knows."""
        ...

    def more(self, width: int) -> list[Text]:
        """Return further lines, shown where there is room."""
        ...

    def goal(self) -> list[str]:
        """Return the game in a minute."""
        ...

    def legend(self) -> str:
        """Return the meanings of the signs in the drawing."""
        ...

    def answer(self, move: Move) -> str:
        """Return a move in words that know the board; empty if the catalogue's words suffice."""
        ...

    def key(self, move: Move) -> str:
        """Return the key to type for this answer, such as a letter, if it has its own."""
        ...

    def warning(self, move: Move) -> str:
        """Return the warning to show before this move; empty if none is needed."""
        ...

    def about(self, option: Option) -> str:
        """Return the subject of one option among several, such as a route.

        It is empty if the option's symbol is enough.
        """
        ...

    def thing(self, move: type[Move], field: str, kind: int) -> str:
        """Return a word about a thing that can be picked; empty if there is none."""
        ...

    def topics(self) -> Sequence[str]:
        """Return the topics that a player can ask about, by the keys of their words."""
        ...

    def tell(self, topic: str, which: str) -> list[str]:
        """Return sentences about a topic; `which` is the number typed after it, if any."""
        ...


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Return two columns with a line between them, the first this wide."""
    rows = []
    for at in range(max(len(left), len(right))):
        row = Text().append_text(left[at] if at < len(left) else Text())
        row.truncate(width, pad=True)
        row.append("│", "dim")
        row.append_text(right[at] if at < len(right) else Text())
        rows.append(row)
    return rows


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each player, taken from the name if it is free."""
    taken: list[str] = []
    for seat, name in enumerate(names, start=1):
        free = [c for c in name.upper() if c.isalpha() and len(c) == 1 and c not in taken]
        taken.append(free[0] if free else str(seat))
    return tuple(taken)
