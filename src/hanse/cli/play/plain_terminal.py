"""A terminal of plain lines without drawing, colour or movement, for screen readers and pipes."""

import sys
from collections.abc import Sequence

from hanse.cli.play.frames import Prompt
from hanse.cli.play.keyboard import forget_lines
from hanse.cli.play.layout import offer_count
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.terminal import LogLines, pause, read_line
from hanse.words import Words

CURTAIN_LINES = 60


class PlainTerminal:
    """A terminal that prints new events, then the question; nothing is printed twice."""

    draws = False

    def __init__(self) -> None:
        self.last: Prompt | None = None

    def open(self) -> None:
        """Do nothing, because there is nothing to open."""

    def close(self) -> None:
        """Do nothing, because there is nothing to close."""

    def hide_screen(self, words: Words, name: str) -> None:
        if sys.stdout.isatty():
            print("\n" * CURTAIN_LINES)
        print(words.say("terminal-curtain", seat=name))
        forget_lines()
        pause(words)
        self.last = None

    def ask(self, context: SeatContext, prompt: Prompt, news: LogLines, note: str) -> str:
        if news.fresh:
            self.last = None
            self.print_lines(news.lines[-news.fresh :])
        if note:
            print(note)
        if self.is_new(prompt):
            self.print_question(context, prompt)
        if prompt.status:
            print(prompt.status)
        self.last = prompt
        return read_line()

    def is_new(self, prompt: Prompt) -> bool:
        """Return whether the prompt must be printed in full, not only the progress of an answer."""
        last = self.last
        if last is None or last.title != prompt.title:
            return True
        if prompt.status:
            return [key for key, _ in last.lines] != [key for key, _ in prompt.lines]
        return last.lines != prompt.lines

    def print_question(self, context: SeatContext, prompt: Prompt) -> None:
        print(prompt.title)
        for key, text in prompt.lines:
            print(context.say("terminal-plain-line", key=key, text=text))
        if prompt.refusals:
            print(context.say("terminal-plain-refusals", count=len(prompt.refusals)))
        if waiting := offer_count(context):
            print(context.say("terminal-offers-waiting", count=waiting))

    def repeat_question(self) -> None:
        self.last = None

    def show_page(self, words: Words, title: str, lines: Sequence[str]) -> str:
        """Print all lines without waiting."""
        print(title)
        self.print_lines(lines)
        return ""

    def print_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            if line:
                print(line)
