"""A confirmation before an answer that ends the turn or hurts the player who gives it."""

from dataclasses import dataclass

from hanse.cli.play.frames import Back, Outcome, Prompt
from hanse.cli.play.seat_context import SeatContext
from hanse.core.types import Move
from hanse.words import FALLBACK, Words


@dataclass(frozen=True)
class Confirmation:
    """A frame that shows the effect of a move, and makes the move only after a yes."""

    context: SeatContext
    move: Move
    warning: str
    rule: str

    def prompt(self) -> Prompt:
        say = self.context.say
        done = self.context.answer(self.move)
        lines = (
            (first_word(say("terminal-yes")), done),
            (first_word(say("terminal-no")), say("terminal-keep")),
        )
        return Prompt(self.warning, lines)

    def take(self, text: str) -> Outcome | None:
        """Return the move after a yes; Enter alone means no."""
        word = text.strip().lower()
        if word in self.words("terminal-yes"):
            return self.move
        return Back() if not word or word in self.words("terminal-no") else None

    def words(self, key: str) -> list[str]:
        return [*self.context.say(key).split(), *Words(FALLBACK).say(key).split()]


def first_word(words: str) -> str:
    return words.partition(" ")[0]
