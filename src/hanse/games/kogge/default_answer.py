"""Default answers for a seat that does not answer (G-61)."""

from hanse.core import bags
from hanse.core.questions.shapes import Bag, Choice, Menu, Question, Split
from hanse.core.types import Move, Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    Bid,
    Commit,
    Decline,
    EndTurn,
    KeepPeace,
    KeepStart,
    LeaveBe,
    LetPass,
    PickStart,
)
from hanse.games.kogge.phases.auction import rank_of
from hanse.games.kogge.rules import Rank

IDLE_MOVES = (Anchor(), EndTurn(), LetPass(), KeepPeace(), LeaveBe(), KeepStart())


def default_answer(game: Kogge, seat: Seat) -> Move:
    """Return the lowest bid, an idle move, or otherwise the first possible answer.

    A first city depends on the seat, so that absent players do not clash forever (G-02).
    """
    question = game.asking[seat]
    if isinstance(question, Bag) and question.move in (Bid, Commit):
        return lowest_bid(question, game)
    if isinstance(question, Split):
        return alternate_piles(question)
    if isinstance(question, Choice) and question.move is PickStart:
        return PickStart(question.values[seat % len(question.values)])
    return idle_move(question)


def lowest_bid(question: Bag, game: Kogge) -> Move:
    """Return the lowest single marker if that is legal; otherwise the bid that ranks lowest.

    In a conflict that allows laying no markers, return that.
    """
    kinds = len(question.have)
    fewest = [bags.none(question.have), *(bags.one(value, kinds) for value in range(kinds))]
    allowed = [question.move(items) for items in fewest if question.fits(items)]
    if allowed:
        return allowed[0]

    def rank(move: Move) -> Rank:
        assert isinstance(move, Bid | Commit)
        return rank_of(game.rules, move.items)

    return min(question.moves(), key=rank)


def alternate_piles(question: Split) -> Move:
    """Return goods dealt one to each pile in turn, from the most expensive to the cheapest."""
    have = question.have
    piles = [[0] * len(have) for _ in range(question.piles)]
    goods = [good for good in reversed(range(len(have))) for _ in range(have[good])]
    for place, good in enumerate(goods):
        piles[place % len(piles)][good] += 1
    ordered = sorted(map(tuple, piles), key=lambda pile: (sum(pile), pile), reverse=True)
    return question.move(tuple(ordered))


def idle_move(question: Question) -> Move:
    if isinstance(question, Menu):
        for move in IDLE_MOVES:
            if question.allows(move):
                return move
    return next(question.moves())


def plain_reply(game: Kogge, seat: Seat) -> Move | None:
    """Return the move that declines this seat's first open offer, if possible now (G-72)."""
    if game.asides(seat) is None:
        return None
    offers = [one.offer for one in game.table.offers if one.to == seat]
    return Decline(offers[0]) if offers else None
