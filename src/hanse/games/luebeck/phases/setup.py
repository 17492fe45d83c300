"""The start of the game: the compass and three cards each."""

from hanse.core.steps import Step
from hanse.games.luebeck.box import CARDS_DEALT
from hanse.games.luebeck.events import CardsDealt, CompassPlaced
from hanse.games.luebeck.game import Luebeck


class Deal(Step[Luebeck], frozen=True):
    """L-SETUP-03, L-SETUP-04, L-G-16: drawing the compass's seat and dealing cards face down."""

    def advance(self, game: Luebeck) -> None:
        game.agenda.pop()
        table = game.table
        table.compass = game.dice.below(game.seats)
        game.tell(CompassPlaced(table.compass))
        for at in range(game.seats):
            deal(game, table.seat_at(at))


def deal(game: Luebeck, seat: int) -> None:
    table = game.table
    cards = []
    for _ in range(CARDS_DEALT):
        card = game.dice.one_of(table.stack)
        table.stack[card] -= 1
        cards.append(card)
    table.hands[seat] = tuple(sorted(cards))
    game.tell(CardsDealt(seat, CARDS_DEALT))
    game.tell(CardsDealt(seat, CARDS_DEALT, table.hands[seat]), seat)
