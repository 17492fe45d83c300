"""Scoring: points on the track, the end, the winner."""

from hanse.core.spec import AGREEMENT
from hanse.core.types import Seat
from hanse.games.luebeck.events import GameEnded, HandCounted
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.result import Result

ENDING = "deck"
"""The only ending: two runs through the deck."""


def pay(game: Luebeck, seat: Seat, card: int) -> int:
    """Charge a card's price, never doubled; scores may be negative (L-DISC-01, L-G-01, L-G-10)."""
    cost = game.rules.deck.costs[card]
    game.table.scores[seat] -= cost
    return cost


def finish(game: Luebeck) -> None:
    """Count hands and end the game; equal scores share the win (L-GAME-02, L-GAME-03, L-G-02)."""
    table = game.table
    for seat in range(game.seats):
        count_hand(game, seat)
    points = tuple(table.scores)
    best = max(points)
    winners = tuple([seat for seat in range(game.seats) if points[seat] == best])
    table.result = Result(ENDING, winners, points)
    game.tell(GameEnded(ENDING, winners, points))
    game.agenda.clear()


def call_off(game: Luebeck) -> None:
    """End the game by agreement: points stay, hands stay hidden, and nobody wins."""
    points = tuple(game.table.scores)
    game.table.result = Result(AGREEMENT, (), points)
    game.tell(GameEnded(AGREEMENT, (), points))
    game.agenda.clear()
    # The game does not settle after it is called off, so the open questions are closed here.
    game.asking, game.asked_at, game.answered_at = {}, {}, {}


def count_hand(game: Luebeck, seat: Seat) -> None:
    """Show every card left in hand and charge its price (L-GAME-02)."""
    table = game.table
    hand = table.hands[seat]
    cost = sum([pay(game, seat, card) for card in hand])
    table.known[seat] = hand
    game.tell(HandCounted(seat, hand, cost))
