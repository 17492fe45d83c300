"""A screen that is redrawn for every question."""

from collections.abc import Sequence
from shutil import get_terminal_size

from rich.console import Console
from rich.text import Text

from hanse.cli.play.frames import Prompt
from hanse.cli.play.keyboard import forget_lines
from hanse.cli.play.layout import (
    MIN_HEIGHT,
    MIN_WIDTH,
    log_room,
    new_row_count,
    screen_rows,
    wrap_text,
)
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.terminal import LogLines, pause, read_line
from hanse.words import Words

MAX_HIDDEN_ROWS = 1
"""The number of new log rows on the player's own last move, which may stay hidden."""


class ScreenTerminal:
    """A terminal that uses the alternate screen, so that nobody can scroll back to a hand."""

    draws = True

    def __init__(self, *, colour: bool = True) -> None:
        self.console = Console(
            highlight=False, markup=False, emoji=False, soft_wrap=True,
            no_color=None if colour else True,
        )  # fmt: skip

    def open(self) -> None:
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)

    def size(self) -> tuple[int, int]:
        size = get_terminal_size((MIN_WIDTH, MIN_HEIGHT))
        return max(size.columns, MIN_WIDTH), max(size.lines, MIN_HEIGHT)

    def draw(self, rows: Sequence[Text]) -> None:
        self.console.clear()
        for row in rows:
            self.console.print(row)

    def hide_screen(self, words: Words, name: str) -> None:
        _, height = self.size()
        rows = [Text()] * (height // 3)
        self.draw([*rows, Text(words.say("terminal-curtain", seat=name), "bold")])
        forget_lines()
        pause(words)

    def ask(self, context: SeatContext, prompt: Prompt, news: LogLines, note: str) -> str:
        size = self.size()
        if new_row_count(news, size) > log_room(context, prompt, size) + MAX_HIDDEN_ROWS:
            title = context.say("terminal-title-recap")
            if text := self.show_page(context.words, title, news.lines[-news.fresh :]):
                return text
        self.draw(screen_rows(context, prompt, news, note, size))
        return read_line()

    def repeat_question(self) -> None:
        """Do nothing, because every question is drawn in full."""

    def show_page(self, words: Words, title: str, lines: Sequence[str]) -> str:
        """Show as many pages as needed; a typed text ends the reading and is returned."""
        width, height = self.size()
        rows = [part for line in lines for part in wrap_text(line, width, " ") or [""]] or [""]
        room = height - 4
        for start in range(0, len(rows), room):
            more = start + room < len(rows)
            end = words.say("terminal-page-more" if more else "terminal-page-end")
            shown = [Text(row) for row in rows[start : start + room]]
            self.draw([Text(f" {title}", "bold reverse"), Text(), *shown, Text(f" {end}", "dim")])
            if text := pause(words):
                return text
        return ""

    def print_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(line))
