"""The interface of a terminal: a drawn screen, or plain lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from hanse.cli.play.commands import command_words
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
    """Whether this terminal draws a board, whose signs need an explanation."""

    def open(self) -> None: ...

    def close(self) -> None: ...

    def hide_screen(self, words: Words, name: str) -> None:
        """Hide everything until this player has the keyboard."""
        ...

    def ask(self, context: SeatContext, prompt: Prompt, news: LogLines, note: str) -> str:
        """Show a question, and return the text that is typed."""
        ...

    def repeat_question(self) -> None:
        """Show the question in full the next time."""
        ...

    def show_page(self, words: Words, title: str, lines: Sequence[str]) -> str:
        """Show a page; return the text typed there, which counts as input to the next question."""
        ...

    def print_lines(self, lines: Sequence[str]) -> None:
        """Print final lines, which remain visible after the terminal is closed."""
        ...


def pause(words: Words) -> str:
    """Wait for Enter, and return the text typed before it; the player can leave here too."""
    text = read_line().strip()
    if command_words(words).get(text.lower()) == "quit":
        raise LeaveGame
    return text
