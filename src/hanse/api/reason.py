"""Reasons why a move is not allowed."""

from typing import NamedTuple

from hanse.core.game import Game
from hanse.core.spec import AnySpec
from hanse.core.types import Move, Seat, name_of

LANGUAGE = "en"


class Reason(NamedTuple):
    """The rule that forbids a move, empty if none is known, and a sentence about the move."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


def reason_against(spec: AnySpec, game: Game, seat: Seat, move: Move) -> Reason:
    """Return the reason why this seat may not play this move now."""
    # Importing the words takes a third of a second, so do it only when needed.
    from hanse.words import Words  # noqa: PLC0415
    from hanse.words.story import Story  # noqa: PLC0415

    words = Words(LANGUAGE)
    story = Story(game.setup, words, (), seat)
    for refusal in game.refusals(seat):
        if refusal.move == name_of(type(move)) and refusal.forbids(move):
            return Reason(refusal.rule, story.refusal_line(refusal))
    rule = game.why_not(seat, move)
    return Reason(rule, story.rule_line(rule) if rule else words.say("terminal-not-now"))
