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
    """Moves that forgo all other actions; they come last among the answers."""

    def headline(self) -> str:
        """Return one line about the state of the game."""
        ...

    def board(self, width: int) -> list[Text]:
        """Return the lines in the middle of the screen; their number is constant in a game."""
        ...

    def hand(self, width: int) -> list[Text]:
        """Return the lines about things that only the viewer knows."""
        ...

    def more(self, width: int) -> list[Text]:
        """Return further lines, shown if there is room."""
        ...

    def goal(self) -> list[str]:
        """Return a short summary of the game's aim and rules."""
        ...

    def legend(self) -> str:
        """Return the meanings of the signs in the drawing."""
        ...

    def answer(self, move: Move) -> str:
        """Return a move in words that refer to the board; empty if the usual words suffice."""
        ...

    def key(self, move: Move) -> str:
        """Return the answer's own key to type, such as a letter; empty if it has none."""
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
        """Return a short description of a thing that can be picked; empty if it needs none."""
        ...

    def topics(self) -> Sequence[str]:
        """Return the topics that a player can ask about, by the keys of their words."""
        ...

    def tell(self, topic: str, which: str) -> list[str]:
        """Return sentences about a topic; `which` is the number typed after it, if any."""
        ...


def join_columns(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Return two columns with a line between them; the left one is `width` wide."""
    rows = []
    for at in range(max(len(left), len(right))):
        row = Text().append_text(left[at] if at < len(left) else Text())
        row.truncate(width, pad=True)
        row.append("│", "dim")
        row.append_text(right[at] if at < len(right) else Text())
        rows.append(row)
    return rows


def player_letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return a letter for each player, from the name if possible, otherwise the seat's number."""
    taken: list[str] = []
    for seat, name in enumerate(names, start=1):
        free = [c for c in name.upper() if c.isalpha() and len(c) == 1 and c not in taken]
        taken.append(free[0] if free else str(seat))
    return tuple(taken)
