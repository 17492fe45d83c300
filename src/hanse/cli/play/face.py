"""The two faces of the terminal: a screen that is drawn, and plain lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hanse.cli.play.commands import commands
from hanse.cli.play.desk import Desk
from hanse.cli.play.frames import Prompt
from hanse.words import Words


class Leaving(Exception):
    """Whoever plays has had enough for now."""


@dataclass(frozen=True)
class News:
    """The log as it is to be shown: all lines, and how many at the end are new."""

    lines: Sequence[str]
    fresh: int


class Face(Protocol):
    """How things are shown, and how answers come in."""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def curtain(self, words: Words, name: str) -> None:
        """Nothing is to be seen until this player has the keyboard."""
        ...

    def ask(self, desk: Desk, prompt: Prompt, news: News, note: str) -> str:
        """Put a question and wait for what is typed."""
        ...

    def again(self) -> None:
        """Put the question in full the next time."""
        ...

    def page(self, words: Words, title: str, lines: Sequence[str]) -> None:
        """Something to read."""
        ...

    def tell(self, lines: Sequence[str]) -> None:
        """Last words, which stay when the face is closed."""
        ...


SIGN = "> "


def pause(words: Words) -> None:
    """Until Enter is pressed; one can leave here, too."""
    if commands(words).get(typed().strip().lower()) == "quit":
        raise Leaving


def typed() -> str:
    """A line from the keyboard."""
    try:
        return input(SIGN)
    except (EOFError, KeyboardInterrupt):
        raise Leaving from None
