"""Counts of all pieces, wherever they are: reserve, hands, board, face down, sealed, in piles."""

from collections.abc import Sequence

from hanse.core.types import Counts
from hanse.games.kogge.board import NCHIPS, NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.table import Table


def pieces(game: Kogge) -> dict[str, Counts]:
    """Return the number of pieces of each kind, which never changes."""
    table = game.table
    return {
        "markers": markers(table),
        "goods": goods(table),
        "raid markers": raid_markers(table),
        "strangers": strangers(table),
        "offices": offices(table),
        "chips": chips(table),
    }


def markers(table: Table) -> Counts:
    total = list(table.reserve)
    for value in range(NVALUES):
        total[value] += sum(table.hands[value::NVALUES])
        total[value] += table.routes.count(value) + table.sealed.count(value)
        total[value] += table.crest == value
        total[value] += sum(pair.count(value) for pair in table.market)
        total[value] += sum(bid[value] for bid in table.bids if bid)
        total[value] += sum(laid[value] for laid in table.fights if laid)
    return tuple(total)


def goods(table: Table) -> Counts:
    total = list(table.stock)
    for good in range(NGOODS):
        for place in (table.gone, table.goods, table.site_goods, table.cargo):
            total[good] += sum(place[good::NGOODS])
        total[good] += sum(pile[good] for pile in table.piles)
    return tuple(total)


def raid_markers(table: Table) -> Counts:
    laid = [sum(city >> seat & 1 for city in table.raided) for seat in range(table.seats)]
    return tuple(map(sum, zip(laid, table.raids, table.raids_aside, strict=True)))


def strangers(table: Table) -> Counts:
    """Return the number of raid markers in colours that nobody plays (S-SETUP-01)."""
    return (sum((city >> table.seats).bit_count() for city in table.raided),)


def offices(table: Table) -> Counts:
    return tuple(table.sites.count(seat) + table.offices[seat] for seat in range(table.seats))


def chips(table: Table) -> Counts:
    return tuple(table.chip_supply[kind] + sum(table.chips[kind::NCHIPS]) for kind in range(NCHIPS))


def counts(game: Kogge) -> dict[str, Sequence[int]]:
    """Return the counts by place, which are never negative.

    A fifth office has no piece (K-ACT-BUILD-04), which leaves -1 in the supply, so one is added.
    """
    table = game.table
    return {
        "reserve": table.reserve,
        "stock": table.stock,
        "goods": table.goods,
        "site goods": table.site_goods,
        "hands": table.hands,
        "cargo": table.cargo,
        "raids": table.raids,
        "raids aside": table.raids_aside,
        "offices": [left + 1 for left in table.offices],
        "chips": table.chips,
        "chip supply": table.chip_supply,
        "bids": [count for bid in table.bids for count in bid],
        "fights": [count for laid in table.fights for count in laid],
        "piles": [count for pile in table.piles for count in pile],
        "gone": table.gone,
        "known": table.known,
        "known cargo": table.known_cargo,
        "offers made": table.offers_made,
        "noted": [table.noted],
    }
