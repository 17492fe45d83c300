"""The referees find mistakes: each of these is planted in the engine and seen within some games."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from hanse.games.kogge import scoring
from hanse.games.kogge.actions import build, change_route, exile, raid, trade
from hanse.games.kogge.board import GOOD_OF
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases import market, production
from hanse.games.kogge.phases.auction import Order, designer_rank
from hanse.games.kogge.rule_values.prices import OfficeWay, Price
from hanse.games.kogge.rule_values.score_rows import BOOK_ROWS, points_of
from hanse.games.kogge.table import Table
from hanse.games.luebeck.actions import goods, special
from hanse.games.luebeck.events import ShipChanged
from tests.mistakes import in_rules, test_luebeck
from tests.mistakes.planting import Plant, afterwards
from tests.referee import games
from tests.referee.following import Figures
from tests.referee.games import together

MOST_GAMES = 12

type Play = Callable[[int, bool, str], Figures]


def a_city_trades_three_for_one(m: pytest.MonkeyPatch) -> None:
    """Without the chip for it: an answer too many. (K-ACT-TRADE-04)"""
    m.setattr(trade, "ratio_of", lambda game, seat: 3)


def both_routes_must_differ(m: pytest.MonkeyPatch) -> None:
    """As at the start: an answer too few. (K-ACT-ROUTE-02)"""
    may_lay = change_route.layable_markers

    def different(table: Table, seat: int, city: int) -> tuple[int, ...]:
        routes = table.routes[2 * city : 2 * city + 2]
        return tuple(value for value in may_lay(table, seat, city) if value not in routes)

    m.setattr(change_route, "layable_markers", different)


def a_mixed_bid_is_a_pair(m: pytest.MonkeyPatch) -> None:
    """The designer's ranking instead of the printed one. (D-02)"""
    advance = Order.advance

    def by_groups(step: Order, game: Kogge) -> None:
        game.rules = dataclasses.replace(game.rules, rank_bid=designer_rank)
        advance(step, game)

    m.setattr(Order, "advance", by_groups)


def offices_share_a_last_good(m: pytest.MonkeyPatch) -> None:
    """A single good goes to the first of two offices. (K-PROD-04)"""
    supply = production.supply

    def greedy(game: Kogge, city: int, number: int, wanted: int) -> None:
        table, good = game.table, GOOD_OF[number]
        owners = [owner for owner in table.sites[2 * city : 2 * city + 2] if owner >= 0]
        lone = len(owners) > 1 and min(wanted, table.stock[good]) == 1
        supply(game, city, number, wanted)
        if lone:
            table.goods[4 * city + good] -= 1
            table.site_goods[8 * city + good] += 1

    m.setattr(production, "supply", greedy)


def a_raid_leaves_the_offices_alone(m: pytest.MonkeyPatch) -> None:
    """Their goods vanish. (K-ACT-RAID-03)"""
    m.setattr(raid, "loot", lambda table, city: table.goods_in(city))


def the_right_neighbour_decides(m: pytest.MonkeyPatch) -> None:
    """Where the others disagree about the way out. (G-12)"""

    def by_right(game: Kogge, robber: int, ways: tuple[int, ...]) -> None:
        game.agenda.append(exile.ExileChoice((robber - 1) % game.seats, robber, ways))

    m.setattr(exile, "exile_by_left", by_right)


def a_raid_marker_is_worth_nothing(m: pytest.MonkeyPatch) -> None:
    """In the end. (K-END-03)"""
    but_raids = tuple(row for row in BOOK_ROWS if row.name != "raid_markers")
    m.setattr(scoring, "points_of", lambda rows, held: points_of(but_raids, held))


def six_points_win(m: pytest.MonkeyPatch) -> None:
    """The game goes on after five. (K-GOAL-02)"""
    m.setattr(scoring, "POINTS_TO_WIN", 6)


def a_second_office_costs_one_marker(m: pytest.MonkeyPatch) -> None:
    """Whoever built the first. (K-ACT-BUILD-02)"""

    def cheap(ways: tuple[OfficeWay, ...], game: Kogge, city: int) -> tuple[OfficeWay, ...]:
        lower = [Price(p.goods, tuple(min(1, n) for n in p.markers)) for _, p in ways]
        return tuple(zip([value for value, _ in ways], lower, strict=True))

    afterwards(m, build, "ways_in", cheap)


def an_old_market_is_lost(m: pytest.MonkeyPatch) -> None:
    """Its markers do not go back to the reserve. (K-MKT-01)"""
    m.setattr(market, "clear_market", lambda table: table.market.clear())


def both_figures_change_ship(m: pytest.MonkeyPatch) -> None:
    """By one card. (L-SPEC-04)"""

    def follow(_: None, action: special.ShipChange, game: Any, seat: int, move: Any) -> None:
        table = game.table
        left, boarded = move.target * table.seats + seat, move.value * table.seats + seat
        table.crews[boarded] += table.crews[left]
        table.crews[left] = 0
        assert any(isinstance(told.event, ShipChanged) for told in game.events)

    afterwards(m, special.ShipChange, "play", follow)


def only_the_first_doubling_counts(m: pytest.MonkeyPatch) -> None:
    """A second one, for another city, does nothing. (L-SPEC-02)"""
    worth = goods.card_points

    def first_only(game: Any, seat: int, card: int) -> int:
        cities = game.rules.deck.cities
        laid = game.table.doublings[seat]
        late = laid and cities[laid[0]] != cities[card]
        return int(game.rules.deck.values[card]) if late else worth(game, seat, card)

    m.setattr(goods, "card_points", first_only)


AT_RANDOM: tuple[Plant, ...] = (
    a_city_trades_three_for_one,
    both_routes_must_differ,
    a_mixed_bid_is_a_pair,
    offices_share_a_last_good,
    a_raid_leaves_the_offices_alone,
    the_right_neighbour_decides,
    an_old_market_is_lost,
    in_rules.a_second_step_is_free,
    in_rules.the_guild_master_stops_at_a_raid,
    in_rules.two_pairs_are_bought,
)
BY_BUILDERS: tuple[Plant, ...] = (
    six_points_win,
    a_raid_marker_is_worth_nothing,
    a_second_office_costs_one_marker,
)
IN_LUEBECK: tuple[Plant, ...] = (
    both_figures_change_ship,
    test_luebeck.cogs_sail_back,
    test_luebeck.four_cards_are_kept,
    test_luebeck.doublings_stay,
    test_luebeck.an_empty_cog_stays_in_its_city,
)
BY_SKIPPERS: tuple[Plant, ...] = (only_the_first_doubling_counts,)


def is_found(plant: Plant, m: pytest.MonkeyPatch, play: Play, bots: bool = False) -> None:
    plant(m)
    with pytest.raises(AssertionError):
        together(play(number, bots, "planted") for number in range(MOST_GAMES))


@pytest.mark.parametrize("plant", AT_RANDOM, ids=lambda plant: plant.__name__)
def test_a_mistake_in_kogge_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    is_found(plant, monkeypatch, games.kogge)


@pytest.mark.parametrize("plant", BY_BUILDERS, ids=lambda plant: plant.__name__)
def test_builders_find_a_mistake(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    is_found(plant, monkeypatch, games.kogge, bots=True)


@pytest.mark.parametrize("plant", IN_LUEBECK, ids=lambda plant: plant.__name__)
def test_a_mistake_in_luebeck_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    is_found(plant, monkeypatch, games.luebeck)


@pytest.mark.parametrize("plant", BY_SKIPPERS, ids=lambda plant: plant.__name__)
def test_skippers_find_a_mistake(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    is_found(plant, monkeypatch, games.luebeck, bots=True)
