"""The rules of Nim: one step, and what its answers do."""

from typing import assert_never, cast

from hanse.core.dice import Dice
from hanse.core.game import Game
from hanse.core.questions.shapes import Choice, Go, Menu
from hanse.core.setup import Setup
from hanse.core.steps import Asking, Step
from hanse.core.types import Move, Refusal, Seat
from hanse_nim.events import Begins, Dealt, Drew, Ended, Folded, Took
from hanse_nim.moves import AnyMove, Fold, Take
from hanse_nim.table import CARDS, HAND, Result, Table, changed


class Nim(Game):
    """A game of Nim under way."""

    def __init__(self, setup: Setup, table: Table, dice: Dice) -> None:
        super().__init__(setup, dice)
        self.table = table

    def copy_pieces(self) -> "Nim":
        return Nim(self.setup, self.table.copy(), self.dice.copy())

    def deal(self) -> None:
        """N-SETUP-02: deal hands, and let lots say who begins."""
        for seat in range(self.seats):
            for _ in range(HAND):
                self.draw(seat)
            self.tell(Dealt(seat, HAND))
            self.tell(Dealt(seat, HAND, self.table.hands[seat]), seat)
        self.table.first = self.dice.below(self.seats)
        self.tell(Begins(self.table.first))

    def draw(self, seat: Seat) -> int:
        """Draw a card from the stack into a hand."""
        table = self.table
        card = self.dice.one_of(table.stack) + 1
        table.stack = changed(table.stack, card, -1)
        table.hands[seat] = changed(table.hands[seat], card, 1)
        return card


class Turn(Step[Nim], frozen=True):
    """N-TURN-01: play a card; whoever cannot must fold."""

    seat: Seat

    def asks(self, game: Nim) -> Asking:
        options = takes(game.table, self.seat) or (Go(Fold, "N-FOLD-01"),)
        return {self.seat: Menu("turn", "N-TURN-01", options)}

    def refusals(self, game: Nim, seat: Seat) -> list[Refusal]:
        """N-TAKE-01: cards that no heap has enough stones for; N-FOLD-01: folding before that."""
        heaps, hand = game.table.heaps, game.table.hands[seat]
        large = [card for card, count in enumerate(hand, start=1) if count and card > max(heaps)]
        found = [Refusal("take", "N-TAKE-01", card, (card, max(heaps))) for card in large]
        if takes(game.table, seat):
            found.append(Refusal("fold", "N-FOLD-01"))
        return found

    def answer(self, game: Nim, seat: Seat, move: Move) -> None:
        played = cast(AnyMove, move)
        match played:
            case Take():
                take(game, seat, played)
            case Fold():
                fold(game, seat)
            case _:
                assert_never(played)
        if game.table.result is None:
            game.agenda[-1] = Turn(next_seat(game.table, seat))
        else:
            game.agenda.pop()


def takes(table: Table, seat: Seat) -> tuple[Choice, ...]:
    """Return a choice of heaps for each card in hand that can be played."""
    found: list[Choice] = []
    for card in [card for card in range(1, len(CARDS) + 1) if table.hands[seat][card - 1]]:
        heaps = tuple(heap for heap, size in enumerate(table.heaps) if size >= card)
        if heaps:
            found.append(Choice(Take, "N-TAKE-01", heaps, card))
    return tuple(found)


def take(game: Nim, seat: Seat, move: Take) -> None:
    """N-TAKE-01: stones for a card, then a new card; N-END-01: the last stone wins."""
    table, card = game.table, move.target
    table.hands[seat] = changed(table.hands[seat], card, -1)
    table.played = changed(table.played, card, 1)
    table.heaps[move.value] -= card
    table.taken[seat] += card
    game.tell(Took(seat, move.value, card))
    if any(table.stack):
        drawn = game.draw(seat)
        game.tell(Drew(seat))
        game.tell(Drew(seat, drawn), seat)
    if not any(table.heaps):
        end(game, "stones", seat)


def fold(game: Nim, seat: Seat) -> None:
    """N-FOLD-01: the hand is shown; N-END-02: the last one left wins."""
    table = game.table
    table.folded[seat] = True
    game.tell(Folded(seat, table.hands[seat]))
    left = [one for one, folded in enumerate(table.folded) if not folded]
    if len(left) == 1:
        end(game, "alone", left[0])


def end(game: Nim, by: str, winner: Seat) -> None:
    result = Result(by, (winner,), tuple(game.table.taken))
    game.table.result = result
    game.tell(Ended(result.by, result.winners, result.points))


def next_seat(table: Table, seat: Seat) -> Seat:
    """N-TURN-01: clockwise, those who have folded aside. A round ends before whoever began."""
    seats = len(table.folded)
    while True:
        seat = (seat + 1) % seats
        table.round += seat == table.first
        if not table.folded[seat]:
            return seat
