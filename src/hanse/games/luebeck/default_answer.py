"""Default answers for a seat that does not answer (L-G-22)."""

from hanse.core.questions.shapes import Bag, Choice, Menu, Question
from hanse.core.types import Move, Seat
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import Discard, NameFirst, Pass, TakeHome, TakePacket


def default_answer(game: Luebeck, seat: Seat) -> Move:
    """Return the least committing answer to the seat's question.

    That is the smallest packet, the seat itself as the first to act, no figures taken home, or the
    least action.
    """
    question = game.asking[seat]
    if isinstance(question, Bag):
        return TakeHome((0,) * len(question.have))
    if isinstance(question, Choice) and question.move is TakePacket:
        packets = game.table.packets
        return TakePacket(min(question.values, key=lambda place: len(packets[place])))
    if isinstance(question, Choice) and question.move is NameFirst:
        return NameFirst(seat)
    return least_action(game, question)


def least_action(game: Luebeck, question: Question) -> Move:
    """Return a pass if allowed, else the cheapest discard, else a move of the last option."""
    if question.allows(Pass()):
        return Pass()
    assert isinstance(question, Menu)
    last = question.options[-1]
    if isinstance(last, Choice) and last.move is Discard:
        costs = game.rules.deck.costs
        return Discard(min(last.values, key=lambda card: costs[card]))
    return next(last.moves())
