"""The display of packets, and the two runs through the deck."""

from hanse.core.steps import Step
from hanse.games.luebeck.box import PACKETS
from hanse.games.luebeck.events import DisplayLaid, LastRound, RoundBegan, Shuffled
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.table import NONE

RUNS = 2
"""L-GAME-01: the number of runs through the deck."""


class Display(Step[Luebeck], frozen=True):
    """L-DISP-01, L-DISP-02: laying out all packets, then one more card on each."""

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
        # This display uses up the second run exactly, so this round is the last (L-G-12).
        if table.run == RUNS and not any(table.stack):
            table.last_round = True
        game.tell(DisplayLaid(tuple(table.packets), sum(table.stack)))
        if table.last_round:
            game.tell(LastRound())


def add_packet(game: Luebeck) -> bool:
    """Add a packet of one card; return whether there was a card to draw (L-G-13)."""
    card = draw(game)
    if card == NONE:
        return False
    game.table.packets.append((card,))
    return True


def add_card(game: Luebeck, place: int) -> None:
    """Add a card to a packet, if there is one left to draw (L-G-13)."""
    card = draw(game)
    if card != NONE:
        packets = game.table.packets
        packets[place] = tuple(sorted((*packets[place], card)))


def draw(game: Luebeck) -> int:
    """Draw a card, shuffling the discards first if necessary; return NONE if none is left."""
    table = game.table
    if not any(table.stack) and not shuffle(game):
        return NONE
    card = game.dice.one_of(table.stack)
    table.stack[card] -= 1
    return card


def shuffle(game: Luebeck) -> bool:
    """Turn the discards into the stack, and return whether there were any (L-GAME-01, L-G-11).

    If this ends the second run, the round is the last (L-G-12). Doublings before a seat are no
    discards, but between rounds there are none (L-G-15).
    """
    table = game.table
    # The last round is announced even if there are no discards to shuffle, since the second run
    # is used up; packets may stay smaller then (L-GAME-01, L-G-13).
    table.last_round = table.last_round or table.run >= RUNS
    if not any(table.discards):
        return False
    table.run += 1
    table.stack, table.discards = table.discards, [0] * len(table.discards)
    game.tell(Shuffled(table.run, sum(table.stack)))
    return True
