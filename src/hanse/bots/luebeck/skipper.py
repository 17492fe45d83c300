"""The skipper, which looks at where its cards can take it and picks the best voyage."""

from collections.abc import Callable

from hanse.bots.bot import Bot
from hanse.bots.context import BotContext
from hanse.bots.luebeck.skipper_view import SkipperView, Standing, read_view
from hanse.bots.luebeck.values import unusable_value, worth
from hanse.core.questions.shapes import Bag, Choice, Menu, Question
from hanse.core.types import Below, Move
from hanse.games.luebeck.moves import (
    LayDoubling,
    NameFirst,
    Pass,
    PlayGoods,
    SendPirates,
    StartVoyage,
    TakeHome,
    TakePacket,
)
from hanse.games.luebeck.view.build import View

ROBBERY_WORTH = 0.3
"""The worth of robbing another seat's figure."""

TIE_BREAKERS: dict[type[Move], float] = {PlayGoods: 0.2, LayDoubling: 0.2, StartVoyage: 0.1}
"""Tie-breakers: playable cards are played first, and a figure aboard is better than none."""

MIN_LINES_AHEAD = 2
"""A cog with at least this many lines ahead is worth staying on."""


class Skipper(Bot):
    """A bot that judges by its view alone; chance decides between equal answers."""

    only = "luebeck"

    def answer(self, context: BotContext) -> Move:
        view = context.view
        assert isinstance(view, View)
        return plain_answer(context.question, read_view(view), context.rng.below)


def plain_answer(question: Question, seat_view: SkipperView, below: Below) -> Move:
    """Return the skipper's answer to this question."""
    match question:
        case Menu():
            return act(question, seat_view, below)
        case Choice() if question.move is TakePacket:
            return pick_packet(question, seat_view, below)
        case Choice() if question.move is NameFirst:
            return NameFirst(seat_view.seat)
        case Bag():
            return stay_or_leave(question, seat_view)
    raise LookupError(f"the skipper does not know what to say to {question}")


def best(moves: list[Move], value: Callable[[Move], float], below: Below) -> Move:
    """Return the best of these moves; chance decides between equally good ones."""
    return max(moves, key=lambda move: (value(move), below(8)))


def pick_packet(question: Choice, seat_view: SkipperView, below: Below) -> Move:
    """Return the most useful packet."""

    def value(move: Move) -> float:
        assert isinstance(move, TakePacket)
        return worth(seat_view, standing_with_packet(seat_view, move.value))

    return best(list(question.moves()), value, below)


def act(question: Menu, seat_view: SkipperView, below: Below) -> Move:
    """Return the action with the best standing afterwards."""

    def value(move: Move) -> float:
        if isinstance(move, Pass):
            return unusable_value(seat_view.deck, seat_view.now.hand, seat_view.last_round)
        gain = worth(seat_view, seat_view.after(move))
        if isinstance(move, SendPirates):
            gain += ROBBERY_WORTH * seat_view.count_others(move.value)
        return gain + TIE_BREAKERS.get(type(move), 0.0)

    moves = list(question.moves())
    return moves[0] if len(moves) == 1 else best(moves, value, below)


def standing_with_packet(seat_view: SkipperView, place: int) -> Standing:
    now = seat_view.now
    return now._replace(hand=(*now.hand, *seat_view.packets[place]))


def stay_or_leave(question: Bag, seat_view: SkipperView) -> Move:
    """Return the figures to take home: all but one from cogs worth staying on, else all."""
    wanted = {seat_view.deck.cities[card] for card in seat_view.now.hand}
    leaving = []
    for cog, figures in enumerate(question.have):
        stays = figures and is_worth_staying(seat_view, seat_view.now.places[cog], wanted)
        leaving.append(max(0, figures - 1) if stays else figures)
    return TakeHome(tuple(leaving))


def is_worth_staying(seat_view: SkipperView, city: int, wanted: set[int]) -> bool:
    near = seat_view.chart.after[city]
    return bool(wanted & {city, *near}) or lines_ahead(seat_view, city) >= MIN_LINES_AHEAD


def lines_ahead(seat_view: SkipperView, city: int) -> int:
    """Return the length of the longest way forward, in lines."""
    return max(
        (1 + lines_ahead(seat_view, following) for following in seat_view.chart.after[city]),
        default=0,
    )
