"""The interface of a terminal: a drawn screen, or plain lines."""

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
    """The lines of the log to show, and the number of new ones at the end."""

    lines: Sequence[str]
    fresh: int


class Terminal(Protocol):
    """Output and input of a game in the terminal."""

    draws: bool
    """Whether it draws, so that its signs need an explanation."""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def cover(self, words: Words, name: str) -> None:
        """Hide everything until this player has the keyboard."""
        ...

    def ask(self, context: SeatContext, prompt: Prompt, news: LogLines, note: str) -> str:
        """Put a question and wait for the typed text."""
        ...

    def again(self) -> None:
        """Ask the question in full the next time."""
        ...

    def page(self, words: Words, title: str, lines: Sequence[str]) -> str:
        """Show a page; return the text typed there, which answers the question behind it."""
        ...

    def tell(self, lines: Sequence[str]) -> None:
        """Print last lines, which remain after closing."""
        ...


def pause(words: Words) -> str:
    """Wait for Enter, and return the text typed before it; the player can leave here too."""
    text = read_line().strip()
    if commands(words).get(text.lower()) == "quit":
        raise LeaveGame
    return text
