"""Mistakes in three piles, chips, taxes and trade with offices."""

import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from hanse.core.types import Counts
from hanse.games.kogge.actions import raid, three_piles
from hanse.games.kogge.actions.intercept import Intercepting
from hanse.games.kogge.actions.three_piles import LeavingPile
from hanse.games.kogge.board import NGOODS, SITES
from hanse.games.kogge.deals.offices import OfficeDeals
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import EndTurn, Offer, RaidCity
from hanse.games.kogge.phases import taxes
from hanse.games.kogge.phases.taxes import Confiscate
from hanse.games.kogge.table import NONE
from hanse.games.kogge.transfers import gain_goods, lose_goods
from hanse.laws.timelines import check_pieces
from tests.mistakes.planting import SPEC, Check, Mistake, Search, afterwards, at
from tests.mistakes.variant_rules import (
    check_a_city_keeps_a_pile,
    check_no_deal_with_oneself,
    check_offices_are_exempt,
    check_one_interception,
    check_safe_conduct,
    check_the_owner_stays_ashore,
)
from tests.rules.laid_out import acting, goods, markers


def on(check: Check, lay: Callable[[], Iterable[Kogge]]) -> Search:
    """Try a check on positions laid out by hand."""

    def run() -> None:
        for number, game in enumerate(lay()):
            check(SPEC, SPEC.text.position(game), random.Random(f"{check.__name__} {number}"))

    return Search(check.__name__, run)


def the_pile_left_behind_is_lost(m: pytest.MonkeyPatch) -> None:
    """It reaches neither the robber nor the city."""

    def lose(_: None, step: LeavingPile, game: Kogge, place: int) -> None:
        game.table.goods[step.city * NGOODS : (step.city + 1) * NGOODS] = [0] * NGOODS

    afterwards(m, LeavingPile, "leave", lose)


def the_offices_are_not_split(m: pytest.MonkeyPatch) -> None:
    """Only what lies in the city itself comes into the piles."""
    m.setattr(three_piles, "loot", lambda table, city: table.goods_in(city))


def the_left_pile_is_taken_and_the_others_left(m: pytest.MonkeyPatch) -> None:
    """The robber has one pile, the city two."""
    leave = LeavingPile.leave

    def swap(step: LeavingPile, game: Kogge, place: int) -> None:
        piles = game.table.piles
        left = piles.pop(place)
        rest: Counts = tuple(map(sum, zip(*piles, strict=True)))
        game.table.piles = [left, rest, (0,) * NGOODS]
        leave(step, game, 1)

    m.setattr(LeavingPile, "leave", swap)


def an_interception_is_never_used_up(m: pytest.MonkeyPatch) -> None:
    """The chip is not turned over."""

    def turn_back(_: None, step: Intercepting, game: Kogge, seat: int, move: Any) -> None:
        game.table.intercepted[seat] = 0

    afterwards(m, Intercepting, "answer", turn_back)


def safe_conduct_protects_nobody(m: pytest.MonkeyPatch) -> None:
    """Every cog with goods is one to rob."""
    m.setattr(raid, "victims", lambda game, seat: tuple(raid.neighbours(game.table, seat)))


def a_taxed_good_vanishes(m: pytest.MonkeyPatch) -> None:
    """It leaves the cog and never reaches the stock."""
    m.setattr(taxes, "return_goods", lose_goods)


def an_office_is_taxed(m: pytest.MonkeyPatch) -> None:
    """What lies in the offices of the city goes to the stock too."""

    def take(_: None, step: Confiscate, game: Kogge) -> None:
        table = game.table
        first, last = table.guild * SITES * NGOODS, (table.guild + 1) * SITES * NGOODS
        for place in range(first, last):
            table.stock[place % NGOODS] += table.site_goods[place]
            table.site_goods[place] = 0

    afterwards(m, Confiscate, "advance", take)


def goods_for_the_owner_come_aboard(m: pytest.MonkeyPatch) -> None:
    """Out of the visiting cog into the owner's, wherever it is."""

    def carry(_: None, kind: OfficeDeals, game: Kogge, done: Any) -> None:
        site = done.target - 1
        owner = game.table.sites[site]
        brought = done.take_goods if owner == done.maker else done.give_goods
        for good in range(NGOODS):
            game.table.site_goods[site * NGOODS + good] -= brought[good]
        gain_goods(game.table, owner, brought)

    afterwards(m, OfficeDeals, "exchange", carry)


def ones_own_office_is_open(m: pytest.MonkeyPatch) -> None:
    """A cog deals with the office of its owner."""

    def any_office(kind: OfficeDeals, game: Kogge, seat: int, site: int) -> bool:
        return game.table.sites[site] != NONE

    m.setattr(OfficeDeals, "may_visit", any_office)


def robbed() -> Iterable[Kogge]:
    """A city with goods of its own, and some in an office."""
    game = acting(
        variants=("three_piles",),
        cogs=(5, 8),
        city={5: {"a": 3, "o": 2}},
        offices={5: [1]},
        office_goods={5: [{"a": 2}]},
    )
    game.play(0, RaidCity())
    yield game


def protected() -> Iterable[Kogge]:
    """Cogs with and without safe conduct beside a robber."""
    for holder in (1, 2):
        chips = {holder: ["safe_conduct"]}
        yield acting(seats=3, variants=("bonus_chips",), cogs=(3, 3, 3), chips=chips)


def intercepted() -> Iterable[Kogge]:
    game = acting(seats=3, variants=("bonus_chips",), chips={1: ["interception"]})
    game.play(0, EndTurn())
    yield game


def dealing() -> Iterable[Kogge]:
    """A fur for an amber that lies in another's office."""
    game = acting(
        variants=("office_trade",),
        cogs=(5, 8),
        offices={5: [1]},
        office_goods={5: [{"a": 1}]},
        cargo={0: {"f": 1}},
    )
    none = markers()
    game.play(0, Offer(1, goods(f=1), none, goods(a=1), none, target=5 * SITES + 1))
    yield game


def at_home() -> Iterable[Kogge]:
    yield acting(variants=("office_trade",), cogs=(5, 8), offices={5: [0, 1]})


def taxed_office() -> Iterable[Kogge]:
    """The guild master stops where a cog lies and an office is full."""
    game = acting(
        variants=("taxes",), cogs=(5, 8), guild=5, offices={5: [1]}, office_goods={5: [{"a": 2}]}
    )
    game.agenda.append(Confiscate())
    game.agenda.append(taxes.TaxCogs())
    game.settle()
    yield game


MISTAKES = (
    Mistake(the_pile_left_behind_is_lost, at(check_pieces, "leave_pile")),
    Mistake(the_offices_are_not_split, on(check_a_city_keeps_a_pile, robbed)),
    Mistake(
        the_left_pile_is_taken_and_the_others_left, at(check_a_city_keeps_a_pile, "SplittingLoot")
    ),
    Mistake(an_interception_is_never_used_up, on(check_one_interception, intercepted)),
    Mistake(safe_conduct_protects_nobody, on(check_safe_conduct, protected)),
    Mistake(a_taxed_good_vanishes, at(check_pieces, "pay_tax")),
    Mistake(an_office_is_taxed, on(check_offices_are_exempt, taxed_office)),
    Mistake(goods_for_the_owner_come_aboard, on(check_the_owner_stays_ashore, dealing)),
    Mistake(ones_own_office_is_open, on(check_no_deal_with_oneself, at_home)),
)
