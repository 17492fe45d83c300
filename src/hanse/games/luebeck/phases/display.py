"""Forming the display, and the two runs through the deck."""

from hanse.core.steps import Step
from hanse.games.luebeck.box import PACKETS
from hanse.games.luebeck.events import DisplayLaid, LastRound, RoundBegan, Shuffled
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.table import NONE

RUNS = 2
"""L-GAME-01: the number of runs through the deck."""


class Display(Step[Luebeck], frozen=True):
    """L-DISP-01, L-DISP-02: as many packets as are due, then one card more on each."""

    def advance(self, game: Luebeck) -> None:
        game.agenda.pop()
        table = game.table
        table.round += 1
        table.passed = [False] * game.seats
        game.tell(RoundBegan(table.round))
        while len(table.packets) < PACKETS[game.seats] and add_packet(game):
            pass
        for place in range(len(table.packets)):
            add_card(game, place)
        # The second run is exactly used up by this display, so this round is the last (L-G-12).
        if table.run == RUNS and not any(table.stack):
            table.last_round = True
        game.tell(DisplayLaid(tuple(table.packets), sum(table.stack)))
        if table.last_round:
            game.tell(LastRound())


def add_packet(game: Luebeck) -> bool:
    """Add a packet of one card. L-G-13: without cards there are fewer packets."""
    card = draw(game)
    if card == NONE:
        return False
    game.table.packets.append((card,))
    return True


def add_card(game: Luebeck, place: int) -> None:
    """Add a card to a packet, which stays as it is if there are none (L-G-13)."""
    card = draw(game)
    if card != NONE:
        packets = game.table.packets
        packets[place] = tuple(sorted((*packets[place], card)))


def draw(game: Luebeck) -> int:
    """Draw a card from the stack, from the shuffled discards if it is empty, or NONE."""
    table = game.table
    if not any(table.stack) and not shuffle(game):
        return NONE
    card = game.dice.one_of(table.stack)
    table.stack[card] -= 1
    return card


def shuffle(game: Luebeck) -> bool:
    """Turn the discards into the stack; there are only two runs (L-GAME-01, L-G-11, L-G-12).

    L-G-15: doublings that lie before a seat are no discards. None lie there now, between rounds.
    """
    table = game.table
    # Even if there are no discards to shuffle: the last round is announced when the second run is
    # used up, and packets may stay smaller (L-GAME-01, L-G-13).
    table.last_round = table.last_round or table.run >= RUNS
    if not any(table.discards):
        return False
    table.run += 1
    table.stack, table.discards = table.discards, [0] * len(table.discards)
    game.tell(Shuffled(table.run, sum(table.stack)))
    return True
