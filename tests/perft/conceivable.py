"""Every move that one could think of, legal or not, within small bounds."""

from collections.abc import Iterator
from itertools import islice, product

from hanse.core.questions.shapes import Menu, Question
from hanse.core.types import Counts, Move, Payment, Pick, Piles, Seat, Some, Swap
from hanse.games.kogge.board import NCITIES, NGOODS, ROUTES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid
from tests.rules.laid_out import SPEC

ROUTE_OR_PAIR = range(5)
FEW = 30


def bags(have: Counts, most: int = 99) -> list[Counts]:
    """Bags of up to one more of each kind than there is, and of up to so many things."""
    return [c for c in product(*(range(n + 2) for n in have)) if sum(c) <= most]


def kinds_asked(question: Question) -> set[type[Move]]:
    """The kinds of move that the question is about; of others a few will do."""
    options = question.options if isinstance(question, Menu) else (question,)
    return {option.move for option in options}


def conceivable(game: Kogge, seat: Seat) -> Iterator[Move]:
    asked = kinds_asked(game.asking[seat])
    for kind in SPEC.about.moves:
        if kind not in asked:
            yield from islice(thinkable(game, seat, kind), FEW)
        else:
            yield from thinkable(game, seat, kind)


def thinkable(game: Kogge, seat: Seat, kind: type[Move]) -> Iterator[Move]:
    if issubclass(kind, Pick):
        for value, of in product(range(-1, NCITIES + 1), ROUTE_OR_PAIR):
            yield kind(value, of)
    elif issubclass(kind, Some):
        have = game.table.hand(seat) if kind is Bid else (3,) * NGOODS
        for items in bags(have):
            yield kind(items)
    else:
        yield from compound(game, seat, kind)


def compound(game: Kogge, seat: Seat, kind: type[Move]) -> Iterator[Move]:
    """Exchanges, splits and payments; and whatever is plain."""
    hold, hand = game.table.hold(seat), game.table.hand(seat)
    wares = game.table.goods_in(game.table.cogs[seat])
    if issubclass(kind, Swap):
        for give, take in product(bags(hold), bags(wares)):
            yield kind(give, take)
    elif issubclass(kind, Piles):
        for piles in product(bags(hold), repeat=ROUTES):
            yield kind(piles)
    elif issubclass(kind, Payment):
        papers = [(), *bags(hand, 3)]
        for goods, markers, of in product(bags(hold, 3), papers, ROUTE_OR_PAIR):
            yield kind(goods, markers, of)
    else:
        yield from plain(kind)


def plain(kind: type[Move]) -> Iterator[Move]:
    """A move without fields; one with fields of another sort is nothing that is asked for."""
    if not kind.__struct_fields__:
        yield kind()
