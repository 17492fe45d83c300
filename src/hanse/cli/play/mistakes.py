"""What is wrong with an answer, said of the answer itself: the rule alone does not tell."""

from collections.abc import Iterator

from hanse.cli.play.seat_context import SeatContext
from hanse.core.deal import Deal
from hanse.core.notation.moves import options_of
from hanse.core.shapes import Bag, Choice, Exchange, Option, Pay, Question
from hanse.core.types import Counts, Move, Payment, Pick, Proposal, Some, Swap

MOST_TOLD = 12
"""So many possible values are listed."""


def why_not(desk: SeatContext, move: Move) -> str:
    """The mistake, if it can be named, and the rule."""
    why = desk.why_not(move)
    questions = [desk.asked.question] if desk.asked else []
    mistake = next(filter(None, (named(desk, q, move) for q in [*questions, desk.asides] if q)), "")
    return f"{mistake} {why}".strip()


def named(desk: SeatContext, question: Question, move: Move) -> str:
    """The first mistake in a move of a kind that is asked for."""
    options = [o for o in options_of(question) if o.move is type(move)]
    same = [o for o in options if getattr(o, "of", 0) == getattr(move, "of", 0)]
    return next((said for option in same for said in mistakes(desk, option, move)), "")


def mistakes(desk: SeatContext, option: Option, move: Move) -> Iterator[str]:
    match option, move:
        case Bag(), Some():
            yield from lacking(desk, move, {"items": option.have})
            yield from counted(desk, sum(move.items), option.least, option.most)
        case Pay(), Payment():
            yield from lacking(desk, move, {"goods": option.goods, "markers": option.markers})
            yield from counted(
                desk, sum(move.goods) + sum(move.markers), option.price, option.price
            )
        case Exchange(), Swap():
            yield from lacking(desk, move, {"give": option.have})
            yield from lacking(desk, move, {"take": option.offer}, "terminal-none-here")
        case Deal(), Proposal():
            yield from lacking(
                desk, move, {"give_goods": option.goods, "give_markers": option.markers}
            )
        case Choice(), Pick() if move.value not in option.values:
            values = [desk.symbol(option.move, "value", value) for value in option.values]
            if len(values) <= MOST_TOLD:
                yield desk.say("terminal-possible", values=", ".join(values))


def lacking(
    desk: SeatContext, move: Move, have: dict[str, Counts], none: str = "terminal-have-none"
) -> Iterator[str]:
    """Things of which there are fewer than the move needs."""
    for field, counts in have.items():
        wanted: Counts = getattr(move, field)
        for kind, (want, has) in enumerate(zip(wanted, counts, strict=False)):
            if want > has:
                thing = desk.thing(type(move), field, kind, len(counts))
                key = "terminal-too-few" if has else none
                yield desk.say(key, thing=thing, have=has)


def counted(desk: SeatContext, many: int, least: int, most: int) -> Iterator[str]:
    if many < least:
        yield desk.say("terminal-not-enough", least=least)
    if many > most:
        yield desk.say("terminal-too-many", most=most)
