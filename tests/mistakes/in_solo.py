"""Mistakes in the game for one."""

from collections.abc import Iterable

import pytest

from hanse.core.bags import minus
from hanse.core.types import Counts
from hanse.games.kogge import pieces, scoring
from hanse.games.kogge.board import NGOODS, SITES
from hanse.games.kogge.events.solo import GuildDriven, VirtualBid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases import production, solo
from hanse.games.kogge.phases.guildmaster import walk_on
from hanse.games.kogge.phases.solo import ClearCity, Contest, DrawSecond, GuildAlone
from hanse.games.kogge.result import Result
from hanse.games.kogge.table import Table
from hanse.laws.copies import check_copy
from hanse.laws.timelines import check_pieces
from tests.mistakes.in_variants import on
from tests.mistakes.planting import Mistake, afterwards
from tests.mistakes.solo_rules import (
    check_eight_beats_seven,
    check_gone_is_gone,
    check_laps_are_lost,
    check_offices_stay,
    check_the_same_is_raised,
)
from tests.rules.soloing import ADVANCED, SOLO, bidding


def the_drawn_marker_is_lost(m: pytest.MonkeyPatch) -> None:
    """The virtual player's bid does not come back to the reserve."""
    returned = production.return_bids

    def of_seats_only(table: Table) -> None:
        table.bids = table.bids[: table.seats]
        returned(table)

    m.setattr(production, "return_bids", of_seats_only)


def the_same_bid_stands(m: pytest.MonkeyPatch) -> None:
    """No second marker is drawn."""

    def once(step: DrawSecond, game: Kogge) -> None:
        game.agenda.pop()
        solo.draw_virtual_marker(game, VirtualBid)

    m.setattr(DrawSecond, "advance", once)


def the_guild_master_dawdles(m: pytest.MonkeyPatch) -> None:
    """After a lost auction he walks one city only."""

    def one_city(step: GuildAlone, game: Kogge) -> None:
        game.agenda.pop()
        walk_on(game, 1, GuildDriven)

    m.setattr(GuildAlone, "advance", one_city)


def the_player_always_wins(m: pytest.MonkeyPatch) -> None:
    """Whatever was drawn."""

    def won(_: None, step: Contest, game: Kogge) -> None:
        game.table.outbid = False

    afterwards(m, Contest, "advance", won)


def the_offices_are_cleared(m: pytest.MonkeyPatch) -> None:
    """The guild master empties them as well, though nobody asked for that."""

    def empty(_: None, step: ClearCity, game: Kogge) -> None:
        table = game.table
        for place in range(table.guild * SITES * NGOODS, (table.guild + 1) * SITES * NGOODS):
            table.stock[place % NGOODS] += table.site_goods[place]
            table.site_goods[place] = 0

    afterwards(m, ClearCity, "advance", empty)


def the_second_lap_wins(m: pytest.MonkeyPatch) -> None:
    """As among several: the most victory points."""
    m.setattr(scoring, "Result", lambda by, winners, points: Result(by, (0,), points))


def cleared_goods_come_back(m: pytest.MonkeyPatch) -> None:
    """Out of the game, and into the stock again."""

    def bring_back(_: None, step: ClearCity, game: Kogge) -> None:
        table = game.table
        table.stock = [s + g for s, g in zip(table.stock, table.gone, strict=True)]
        table.gone = [0] * NGOODS

    afterwards(m, ClearCity, "advance", bring_back)


def what_left_the_game_is_not_counted(m: pytest.MonkeyPatch) -> None:
    """It is missing."""

    def here(counted: Counts, table: Table) -> Counts:
        return minus(counted, tuple(table.gone))

    afterwards(m, pieces, "goods", here)


def a_copy_shares_what_left_the_game(m: pytest.MonkeyPatch) -> None:
    """One list for both."""

    def share(copied: Table, table: Table) -> Table:
        copied.gone = table.gone
        return copied

    afterwards(m, Table, "copy", share)


def laid(variants: tuple[str, ...], walked: int = 0) -> Iterable[Kogge]:
    """A bid is to be made; in the guild master's city lie goods, and some in an office."""
    yield bidding(
        variants=variants,
        walked=walked,
        hand={0: [7, 1, 2]},
        city={4: {"f": 3}},
        offices={4: [0]},
        office_goods={4: [{"f": 2}]},
    )


def alone() -> Iterable[Kogge]:
    return laid(SOLO)


def at_the_end() -> Iterable[Kogge]:
    return laid(SOLO, walked=17)


def harder() -> Iterable[Kogge]:
    return laid(ADVANCED)


MISTAKES = (
    Mistake(the_drawn_marker_is_lost, on(check_pieces, alone)),
    Mistake(the_same_bid_stands, on(check_the_same_is_raised, alone)),
    Mistake(the_guild_master_dawdles, on(check_eight_beats_seven, alone)),
    Mistake(the_player_always_wins, on(check_eight_beats_seven, alone)),
    Mistake(the_offices_are_cleared, on(check_offices_stay, alone)),
    Mistake(the_second_lap_wins, on(check_laps_are_lost, at_the_end)),
    Mistake(cleared_goods_come_back, on(check_gone_is_gone, harder)),
    Mistake(what_left_the_game_is_not_counted, on(check_pieces, harder)),
    Mistake(a_copy_shares_what_left_the_game, on(check_copy, harder)),
)
