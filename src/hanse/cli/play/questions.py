"""From the shape of a question to what is shown. No rules of any game are known here."""

from collections.abc import Iterator, Sequence
from itertools import islice

from hanse.cli.play.composer import Composer
from hanse.cli.play.deals import partners
from hanse.cli.play.frames import Entries, Frame, Listed, numbered
from hanse.cli.play.pick_stages import recipe
from hanse.cli.play.seat_context import SeatContext, groups
from hanse.core.deal import Deal
from hanse.core.shapes import Bag, Choice, Exchange, Menu, Option, Pay, Question, Split
from hanse.core.types import Move

FEW = 3
"""So many answers of a kind stand in the menu itself."""
SIDE_BY_SIDE = 2
"""So many things to do a move to, such as two routes, stand in the menu itself."""


def frame_of(desk: SeatContext, question: Question, refusals: Sequence[str] = ()) -> Frame:
    """A question with all that can be answered."""
    if isinstance(question, Menu):
        entries: Entries = []
        closing: Entries = []
        for kind, options in groups(question).items():
            lines = closing if kind in desk.drawing.closing else entries
            lines.extend(group(desk, options))
        title = desk.story.ask_line(question)
        return Listed(title, question.rule, numbered(entries, closing), tuple(refusals))
    return option_frame(desk, question, tuple(refusals))


def option_frame(desk: SeatContext, option: Option, refusals: tuple[str, ...] = ()) -> Frame:
    match option:
        case Choice():
            return choice(desk, option, refusals)
        case Deal():
            return partners(desk, option)
        case Bag() | Exchange() | Split() | Pay() if not only_one(option):
            return Composer(desk, option, recipe(desk, option), refusals)
    entries: Entries = [(desk.answer(move), move) for move in option.moves()]
    return Listed(desk.story.ask_line(option), option.rule, numbered(entries), refusals)


def only_one(option: Option) -> bool:
    return len(list(islice(option.moves(), 2))) < 2


def choice(desk: SeatContext, option: Choice, refusals: tuple[str, ...]) -> Frame:
    """Values that the notation tells by digits keep them: city 3 is chosen by a 3."""
    moves = list(option.moves())
    symbols = [desk.symbol(option.move, "value", value) for value in option.values]
    own_digits = all(symbol.isdigit() for symbol in symbols)
    keys = symbols if own_digits else [str(at) for at in range(1, len(moves) + 1)]
    entries = [
        (desk.drawing.key(move) or key, desk.answer(move), move)
        for key, move in zip(keys, moves, strict=True)
    ]
    return Listed(desk.story.ask_line(option), option.rule, tuple(entries), refusals)


def group(desk: SeatContext, options: list[Option]) -> Iterator[tuple[str, Move | Frame]]:
    """The lines of one kind of move in a menu."""
    if few := simple(options):
        yield from ((desk.answer(move), move) for move in few)
    elif len(options) <= SIDE_BY_SIDE:
        for option in options:
            yield more(desk, option, alone=len(options) == 1), option_frame(desk, option)
    else:
        entries: Entries = [
            (desk.answer(move), move)
            if (move := sole(option))
            else (more(desk, option, alone=False), option_frame(desk, option))
            for option in options
        ]
        label = desk.story.label(options[0].move)
        title = desk.story.ask_line(options[0])
        yield (
            desk.say("terminal-more", label=label),
            Listed(title, options[0].rule, numbered(entries)),
        )


def simple(options: list[Option]) -> list[Move]:
    """All the moves, where they are few and need no composing."""
    if any(isinstance(option, Deal | Exchange) for option in options):
        return []
    moves = [move for option in options for move in islice(option.moves(), FEW + 1)]
    composed = any(isinstance(o, Bag | Split) and not only_one(o) for o in options)
    return [] if composed or len(moves) > FEW else moves


def sole(option: Option) -> Move | None:
    """The one move there is, if there is only one."""
    if isinstance(option, Deal):
        return None
    moves = list(islice(option.moves(), 2))
    return moves[0] if len(moves) == 1 else None


def more(desk: SeatContext, option: Option, *, alone: bool) -> str:
    """A line that leads to further questions: what, and to which of several things."""
    label = desk.story.label(option.move)
    if not alone or isinstance(option, Deal):
        about = desk.drawing.about(option)
        own = "" if isinstance(option, Deal) else symbol(desk, option)
        label = about or f"{label} {own}".strip()
    return desk.say("terminal-more", label=label)


def symbol(desk: SeatContext, option: Option) -> str:
    return desk.symbol(option.move, "of", getattr(option, "of", 0))
