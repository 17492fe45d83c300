"""Random changes of players' holdings, from which the bots learn what holdings are worth.

A player who plays well has much of everything, so skill and holdings are hard to separate. Random
gifts and losses do not depend on skill.
"""

from hanse.core.bags import one
from hanse.core.types import Below, Seat
from hanse.games.kogge.board import NCHIPS, NCITIES, NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.scoring import development
from hanse.games.kogge.table import Table
from hanse.games.kogge.transfers import (
    gain_goods,
    gain_marker,
    return_goods,
    return_markers,
)

SELDOM = 8
"""One position in this many is changed."""

MAX_POINTS = 3
"""Players with this many points are given no chip."""


def shake(game: Kogge, below: Below) -> None:
    """For one position in `SELDOM`, change holdings at random, and ask the questions anew."""
    if below(SELDOM):
        return
    for _ in range(1 + below(3)):
        seat = below(game.seats)
        CHANGES[below(len(CHANGES))](game.table, seat, below)
    game.wake()


def give_goods(table: Table, seat: Seat, below: Below) -> None:
    for _ in range(1 + below(4)):
        good = below(NGOODS)
        if table.stock[good]:
            table.stock[good] -= 1
            gain_goods(table, seat, one(good, NGOODS))


def take_goods(table: Table, seat: Seat, below: Below) -> None:
    for _ in range(1 + below(4)):
        good = below(NGOODS)
        if table.cargo[seat * NGOODS + good]:
            return_goods(table, seat, one(good, NGOODS))


def give_markers(table: Table, seat: Seat, below: Below) -> None:
    for _ in range(1 + below(3)):
        value = below(NVALUES)
        if table.reserve[value]:
            table.reserve[value] -= 1
            gain_marker(table, seat, value)


def take_markers(table: Table, seat: Seat, below: Below) -> None:
    for _ in range(1 + below(3)):
        value = below(NVALUES)
        if table.hands[seat * NVALUES + value]:
            return_markers(table, seat, one(value, NVALUES))


def give_chip(table: Table, seat: Seat, below: Below) -> None:
    chip = below(4)
    if table.chip_supply[chip] and development(table, seat) < MAX_POINTS and not below(2):
        table.chip_supply[chip] -= 1
        table.chips[seat * NCHIPS + chip] += 1


def move_cog(table: Table, seat: Seat, below: Below) -> None:
    city = below(NCITIES)
    if not table.is_barred(seat, city):
        table.cogs[seat] = city


def take_raid(table: Table, seat: Seat, below: Below) -> None:
    if table.raids[seat]:
        table.raids[seat] -= 1
        table.raids_aside[seat] += 1


CHANGES = (give_goods, take_goods, give_markers, take_markers, give_chip, move_cog, take_raid)
