"""Frames for the shapes of questions. This module knows no rules of any game."""

from collections.abc import Iterator, Sequence
from itertools import islice

from hanse.cli.play.composer import Composer
from hanse.cli.play.frames import Entries, Frame, ListFrame, number_entries
from hanse.cli.play.pick_stages import stages_of
from hanse.cli.play.seat_context import SeatContext, groups
from hanse.cli.play.shapes.own_shape import own_shape
from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Choice, Menu, Option, Pay, Question, Split
from hanse.core.types import Move

MAX_LISTED = 3
"""The number of answers of a kind that the menu itself can list."""
MAX_TARGETS_LISTED = 2
"""The number of targets of a move, such as two routes, that the menu itself can list."""


def frame_of(context: SeatContext, question: Question, refusals: Sequence[str] = ()) -> Frame:
    """Return the frame of a question with all its answers."""
    if isinstance(question, Menu):
        entries: Entries = []
        closing: Entries = []
        for kind, options in groups(question).items():
            lines = closing if kind in context.drawing.closing else entries
            lines.extend(group(context, options))
        title = context.story.ask_line(question)
        return ListFrame(title, question.rule, number_entries(entries, closing), tuple(refusals))
    return option_frame(context, question, tuple(refusals))


def option_frame(context: SeatContext, option: Option, refusals: tuple[str, ...] = ()) -> Frame:
    own = own_shape(context, option)
    if own:
        return own.frame(context, option)
    match option:
        case Choice():
            return choice_frame(context, option, refusals)
        case Bag() | Exchange() | Split() | Pay() if not has_only_one(option):
            return Composer(context, option, stages_of(context, option), refusals)
    entries: Entries = [(context.answer(move), move) for move in option.moves()]
    return ListFrame(context.story.ask_line(option), option.rule, number_entries(entries), refusals)


def has_only_one(option: Option) -> bool:
    return len(list(islice(option.moves(), 2))) < 2


def choice_frame(context: SeatContext, option: Choice, refusals: tuple[str, ...]) -> Frame:
    """Return the frame of a choice; values that notation writes as digits are their own keys."""
    moves = list(option.moves())
    symbols = [context.symbol(option.move, "value", value) for value in option.values]
    own_digits = all(symbol.isdigit() for symbol in symbols)
    keys = symbols if own_digits else [str(at) for at in range(1, len(moves) + 1)]
    entries = [
        (context.drawing.key(move) or key, context.answer(move), move)
        for key, move in zip(keys, moves, strict=True)
    ]
    return ListFrame(context.story.ask_line(option), option.rule, tuple(entries), refusals)


def group(context: SeatContext, options: list[Option]) -> Iterator[tuple[str, Move | Frame]]:
    """Yield the lines of one kind of move in a menu."""
    if few := listable_moves(context, options):
        yield from ((context.answer(move), move) for move in few)
    elif len(options) <= MAX_TARGETS_LISTED:
        for option in options:
            yield more_line(context, option, alone=len(options) == 1), option_frame(context, option)
    else:
        entries: Entries = [
            (context.answer(move), move)
            if (move := only_move(context, option))
            else (more_line(context, option, alone=False), option_frame(context, option))
            for option in options
        ]
        label = context.story.label(options[0].move)
        title = context.story.ask_line(options[0])
        yield (
            context.say("terminal-more", label=label),
            ListFrame(title, options[0].rule, number_entries(entries)),
        )


def listable_moves(context: SeatContext, options: list[Option]) -> list[Move]:
    """Return all moves of this kind if they are few and need no composing, else none."""
    if any(own_shape(context, o) or isinstance(o, Exchange) for o in options):
        return []
    moves = [move for option in options for move in islice(option.moves(), MAX_LISTED + 1)]
    composed = any(isinstance(o, Bag | Split) and not has_only_one(o) for o in options)
    return [] if composed or len(moves) > MAX_LISTED else moves


def only_move(context: SeatContext, option: Option) -> Move | None:
    """Return the move if there is only one."""
    if own_shape(context, option):
        return None
    moves = list(islice(option.moves(), 2))
    return moves[0] if len(moves) == 1 else None


def more_line(context: SeatContext, option: Option, *, alone: bool) -> str:
    """Return a line that leads to further questions; it names the option if there are several."""
    label = context.story.label(option.move)
    own = own_shape(context, option)
    if own or not alone:
        about = context.drawing.about(option)
        label = about or f"{label} {'' if own else option_symbol(context, option)}".strip()
    return context.say("terminal-more", label=label)


def option_symbol(context: SeatContext, option: Option) -> str:
    return context.symbol(option.move, "target", getattr(option, "target", 0))
