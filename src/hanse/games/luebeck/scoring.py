"""Points on the track, the end, the winner."""

from hanse.core.spec import AGREEMENT
from hanse.core.types import Seat
from hanse.games.luebeck.events import GameEnded, HandCounted
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.result import Result

BY = "deck"
"""The one way in which a game ends: twice through the deck."""


def pay(game: Luebeck, seat: Seat, card: int) -> int:
    """L-DISC-01, L-G-01, L-G-10: the price of a card, never doubled; scores may fall below zero."""
    cost = game.rules.deck.costs[card]
    game.table.scores[seat] -= cost
    return cost


def finish(game: Luebeck) -> None:
    """L-GAME-02, L-GAME-03, L-G-02: hands are counted; equal scores share the win."""
    table = game.table
    for seat in range(game.seats):
        count_hand(game, seat)
    points = tuple(table.scores)
    best = max(points)
    winners = tuple([seat for seat in range(game.seats) if points[seat] == best])
    table.result = Result(BY, winners, points)
    game.tell(GameEnded(BY, winners, points))
    game.agenda.clear()


def call_off(game: Luebeck) -> None:
    """End by agreement: points as they stand, hands stay hidden, and nobody has won."""
    points = tuple(game.table.scores)
    game.table.result = Result(AGREEMENT, (), points)
    game.tell(GameEnded(AGREEMENT, (), points))
    game.agenda.clear()
    # The game does not settle after it is called off, so the open questions are closed here.
    game.asking, game.asked_at, game.answered_at = {}, {}, {}


def count_hand(game: Luebeck, seat: Seat) -> None:
    """L-GAME-02: every card left in hand is shown and costs its price."""
    table = game.table
    hand = table.hands[seat]
    cost = sum([pay(game, seat, card) for card in hand])
    table.known[seat] = hand
    game.tell(HandCounted(seat, hand, cost))
