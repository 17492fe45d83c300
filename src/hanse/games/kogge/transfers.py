"""Transfers of pieces, which keep every viewer's knowledge up to date.

A seat's hand and the face-down routes laid from it form its pool. For each pool, the table keeps
the markers that each viewer knows to be in it.
"""

from collections.abc import Sequence

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.table import FACE_UP, Table


def note_seen_markers(table: Table, seat: Seat, value: int, change: int) -> None:
    """Note that everyone saw markers of this value enter or leave the seat's pool."""
    known = table.known
    width = table.seats * NVALUES
    for at in range(seat * NVALUES + value, len(known), width):
        # Never below zero: a viewer's knowledge is sound but not complete, so a marker may leave
        # that the viewer never knew of (decision 4).
        known[at] = max(0, known[at] + change)


def note_seen_goods(table: Table, seat: Seat, good: int, change: int) -> None:
    """Note that everyone saw goods come aboard the seat's cog or leave it."""
    known = table.known_cargo
    width = table.seats * NGOODS
    for at in range(seat * NGOODS + good, len(known), width):
        known[at] = max(0, known[at] + change)


def gain_unseen(table: Table, seat: Seat, value: int) -> None:
    """Add a marker to a hand, unseen by everyone else."""
    table.hands[seat * NVALUES + value] += 1
    table.touched[seat] += 1


def gain_marker(table: Table, seat: Seat, value: int) -> None:
    gain_unseen(table, seat, value)
    note_seen_markers(table, seat, value, 1)


def lose_marker(table: Table, seat: Seat, value: int, count: int = 1) -> None:
    table.hands[seat * NVALUES + value] -= count
    table.touched[seat] += 1
    note_seen_markers(table, seat, value, -count)


def return_markers(table: Table, seat: Seat, markers: Sequence[int]) -> None:
    """Return markers from the hand to the reserve."""
    for value in range(NVALUES):
        if markers[value]:
            lose_marker(table, seat, value, markers[value])
            table.reserve[value] += markers[value]


def gain_goods(table: Table, seat: Seat, goods: Counts) -> None:
    table.touched[seat] += 1
    for good in range(NGOODS):
        if goods[good]:
            table.cargo[seat * NGOODS + good] += goods[good]
            note_seen_goods(table, seat, good, goods[good])


def lose_goods(table: Table, seat: Seat, goods: Counts) -> None:
    table.touched[seat] += 1
    for good in range(NGOODS):
        if goods[good]:
            table.cargo[seat * NGOODS + good] -= goods[good]
            note_seen_goods(table, seat, good, -goods[good])


def return_goods(table: Table, seat: Seat, goods: Counts) -> None:
    """Return goods from the cog to the stock."""
    lose_goods(table, seat, goods)
    for good in range(NGOODS):
        table.stock[good] += goods[good]


def may_have_left(table: Table, viewer: int, seat: Seat, count: int = 1) -> None:
    """Note that markers left the seat's pool unseen: any that the viewer knew of may be gone."""
    at = (viewer * table.seats + seat) * NVALUES
    for value in range(NVALUES):
        table.known[at + value] = max(0, table.known[at + value] - count)


def leave_face_up(table: Table, slot: int) -> None:
    """Leave a used route face up, no longer in the pool of the seat that laid it (K-MOVE-07)."""
    note_seen_markers(table, table.covered[slot], table.routes[slot], -1)
    table.covered[slot] = FACE_UP


def leaves_pool(table: Table, slot: int) -> None:
    """Note, for the seat that laid this marker, that the marker has left its pool."""
    layer = table.covered[slot]
    if layer >= 0:
        at = (layer * table.seats + layer) * NVALUES + table.routes[slot]
        table.known[at] = max(0, table.known[at] - 1)


def show_to_all(table: Table, slot: int) -> None:
    for viewer in range(table.seats + 1):
        let_see(table, viewer, slot)


def let_see(table: Table, viewer: int, slot: int) -> None:
    """Show a viewer a face-down marker, no longer counted in the pool of the seat that laid it."""
    layer = table.covered[slot]
    if table.knows(viewer, slot):
        return
    table.seen[slot] |= 1 << viewer
    if layer >= 0:
        at = (viewer * table.seats + layer) * NVALUES + table.routes[slot]
        table.known[at] = max(0, table.known[at] - 1)
