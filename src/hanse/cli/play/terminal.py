"""Interface of a terminal: a drawn screen, or plain lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hanse.cli.play.commands import commands
from hanse.cli.play.frames import Prompt
from hanse.cli.play.keyboard import LeaveGame, read_line
from hanse.cli.play.seat_context import SeatContext
from hanse.words import Words

__all__ = ["LeaveGame", "LogLines", "Terminal", "pause", "read_line"]


@dataclass(frozen=True)
class LogLines:
    """The log as it is to be shown: all lines, and how many at the end are new."""

    lines: Sequence[str]
    fresh: int


class Terminal(Protocol):
    """Output and input of a game in the terminal."""

    draws: bool
    """Is there a drawing, with signs that need a word?"""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def cover(self, words: Words, name: str) -> None:
        """Nothing is to be seen until this player has the keyboard."""
        ...

    def ask(self, context: SeatContext, prompt: Prompt, news: LogLines, note: str) -> str:
        """Put a question and wait for what is typed."""
        ...

    def again(self) -> None:
        """Put the question in full the next time."""
        ...

    def page(self, words: Words, title: str, lines: Sequence[str]) -> str:
        """Something to read; what is typed there, which answers the question behind it."""
        ...

    def tell(self, lines: Sequence[str]) -> None:
        """Last words, which stay when it is closed."""
        ...


def pause(words: Words) -> str:
    """Until Enter is pressed; what was typed before it. One can leave here, too."""
    text = read_line().strip()
    if commands(words).get(text.lower()) == "quit":
        raise LeaveGame
    return text
