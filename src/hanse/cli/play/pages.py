"""Pages to read at any time: help, the aim of the game, impossible moves."""

from collections.abc import Iterator

from hanse.bots.coach import advise
from hanse.cli.play.advice import advice_in_words
from hanse.cli.play.seat_context import SeatContext
from hanse.core.questions.shapes import Question

HELP_TOPICS = ("answer", "goal", "back", "undo", "rule", "why", "coach", "log", "again", "quit")
DEAL_TOPICS = ("offers", "keyboard")
"""Help topics for games with deals only."""
COLUMN_GAP = 4


def help_lines(context: SeatContext, question: Question, rule: str) -> list[str]:
    """Return every command, the board's own words, and the notation of the first answer."""
    say = context.say
    rows = [(say(f"terminal-help-{name}.typed", rule=rule), say(f"terminal-help-{name}"))
            for name in commands_of(context)]  # fmt: skip
    wide = max(len(typed) for typed, _ in rows) + COLUMN_GAP
    example = context.spec.text.notation.format(next(iter(question.moves())), context.view)
    return [
        *(f"{typed:<{wide}}{does}" for typed, does in rows),
        topics_line(context),
        say("terminal-help-notation", example=example),
        say("terminal-help-keys"),
    ]


def topics_line(context: SeatContext) -> str:
    """Return a line with the topics about the table that a player can ask for."""
    topics = ", ".join(context.say(topic) for topic in context.drawing.topics())
    return context.say("terminal-help-board", topics=topics)


def commands_of(context: SeatContext) -> Iterator[str]:
    for name in HELP_TOPICS:
        if name == "again" and context.has_asides:
            yield from DEAL_TOPICS
        yield name


def coach_lines(context: SeatContext) -> list[str]:
    """Return a coach's advice on the question, knowing only this player's view."""
    thought = advise(context.spec, context.seat, context.view)
    if thought is None:
        return [context.say("terminal-no-coach")]
    story, keyed, ends = context.story, context.keyed_line, thought.ends
    why = (*thought.doubts, *thought.why)
    spoken = advice_in_words(story, thought.moves, thought.value, why, ends=ends, move_line=keyed)
    return [spoken.plan, spoken.chance, "", *(f"- {reason}" for reason in spoken.reasons)]


def why_lines(context: SeatContext) -> list[str]:
    asked = context.asked
    return [context.refusal(refusal) for refusal in (asked.refusals if asked else ())]
