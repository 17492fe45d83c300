"""The two faces of the terminal: a screen that is drawn, and plain lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hanse.cli.play.commands import commands
from hanse.cli.play.frames import Prompt
from hanse.cli.play.keyboard import Leaving, typed
from hanse.cli.play.seat_context import SeatContext
from hanse.words import Words

__all__ = ["Face", "Leaving", "News", "pause", "typed"]


@dataclass(frozen=True)
class News:
    """The log as it is to be shown: all lines, and how many at the end are new."""

    lines: Sequence[str]
    fresh: int


class Face(Protocol):
    """How things are shown, and how answers come in."""

    draws: bool
    """Is there a drawing, with signs that need a word?"""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def curtain(self, words: Words, name: str) -> None:
        """Nothing is to be seen until this player has the keyboard."""
        ...

    def ask(self, context: SeatContext, prompt: Prompt, news: News, note: str) -> str:
        """Put a question and wait for what is typed."""
        ...

    def again(self) -> None:
        """Put the question in full the next time."""
        ...

    def page(self, words: Words, title: str, lines: Sequence[str]) -> str:
        """Something to read; what is typed there, which answers the question behind it."""
        ...

    def tell(self, lines: Sequence[str]) -> None:
        """Last words, which stay when the face is closed."""
        ...


def pause(words: Words) -> str:
    """Until Enter is pressed; what was typed before it. One can leave here, too."""
    text = typed().strip()
    if commands(words).get(text.lower()) == "quit":
        raise Leaving
    return text
