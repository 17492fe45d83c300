"""What can be read at any time: help, the aim of the game, what is not possible."""

from collections.abc import Iterator

from hanse.cli.play.seat_context import SeatContext
from hanse.core.shapes import Question
from hanse.core.types import Proposal

HELPED = ("answer", "goal", "back", "undo", "rule", "why", "log", "again", "quit")
DEALING = ("offers", "keyboard")
"""Only for games in which there are deals."""
GAP = 4


def help_lines(desk: SeatContext, question: Question, rule: str) -> list[str]:
    """Every command; the board's own words; and how the first answer would be written."""
    say = desk.say
    rows = [(say(f"terminal-help-{name}.typed", rule=rule), say(f"terminal-help-{name}"))
            for name in commands_of(desk)]  # fmt: skip
    wide = max(len(typed) for typed, _ in rows) + GAP
    example = desk.spec.text.notation.format(next(iter(question.moves())), desk.view)
    return [
        *(f"{typed:<{wide}}{does}" for typed, does in rows),
        topics_line(desk),
        say("terminal-help-notation", example=example),
        say("terminal-help-keys"),
    ]


def topics_line(desk: SeatContext) -> str:
    """What can be asked about the table."""
    topics = ", ".join(desk.say(topic) for topic in desk.drawing.topics())
    return desk.say("terminal-help-board", topics=topics)


def commands_of(desk: SeatContext) -> Iterator[str]:
    deals = any(issubclass(move, Proposal) for move in desk.spec.about.moves)
    for name in HELPED:
        if name == "again" and deals:
            yield from DEALING
        yield name


def why_lines(desk: SeatContext) -> list[str]:
    asked = desk.asked
    return [desk.refusal(refusal) for refusal in (asked.refusals if asked else ())]
