"""Explanations of wrong answers, in addition to the rule that they break."""

from collections.abc import Iterator

from hanse.cli.play.pick_stages import payable_things
from hanse.cli.play.seat_context import SeatContext
from hanse.cli.play.shapes.own_shape import own_shape
from hanse.core.notation.moves import options_of
from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Choice, Option, Pay, Question
from hanse.core.types import Counts, Move, Payment, Pick, Some, Swap

MAX_LISTED = 12
"""The maximum number of possible values to list."""


def why_not(context: SeatContext, move: Move) -> str:
    """Return the first mistake in a move, if one is found, and the rule against the move."""
    why = context.why_not(move)
    questions = [context.asked.question] if context.asked else []
    mistake = next(
        filter(None, (first_mistake(context, q, move) for q in [*questions, context.asides] if q)),
        "",
    )
    return f"{mistake} {why}".strip()


def first_mistake(context: SeatContext, question: Question, move: Move) -> str:
    """Return the first mistake in a move that the question asks for; empty if none is found."""
    options = [o for o in options_of(question) if o.move is type(move)]
    same = [o for o in options if getattr(o, "target", 0) == getattr(move, "target", 0)]
    return next((said for option in same for said in mistakes(context, option, move)), "")


def mistakes(context: SeatContext, option: Option, move: Move) -> Iterator[str]:
    own = own_shape(context, option)
    if own:
        yield from own.mistakes(context, option, move)
        return
    match option, move:
        case Bag(), Some():
            yield from shortages(context, move, {"items": option.have})
            yield from count_mistakes(context, sum(move.items), option.least, option.most)
        case Pay(), Payment():
            have = payable_things(option)
            yield from shortages(context, move, have)
            paid = sum(sum(getattr(move, field)) for field in have)
            yield from count_mistakes(context, paid, option.price, option.price)
        case Exchange(), Swap():
            yield from shortages(context, move, {"give": option.have})
            yield from shortages(context, move, {"take": option.offer}, "terminal-none-here")
        case Choice(), Pick() if move.value not in option.values:
            values = [context.symbol(option.move, "value", value) for value in option.values]
            if len(values) <= MAX_LISTED:
                yield context.say("terminal-possible", values=", ".join(values))


def shortages(
    context: SeatContext, move: Move, have: dict[str, Counts], none: str = "terminal-have-none"
) -> Iterator[str]:
    """Yield the things of which there are fewer than the move needs."""
    for field, counts in have.items():
        wanted: Counts = getattr(move, field)
        for kind, (want, has) in enumerate(zip(wanted, counts, strict=False)):
            if want > has:
                thing = context.thing(type(move), field, kind, len(counts))
                key = "terminal-too-few" if has else none
                yield context.say(key, thing=thing, have=has)


def count_mistakes(context: SeatContext, many: int, least: int, most: int) -> Iterator[str]:
    if many < least:
        yield context.say("terminal-not-enough", least=least)
    if many > most:
        yield context.say("terminal-too-many", most=most)
