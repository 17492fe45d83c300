"""Mistakes in counts, in what a view calls possible, and in reasons."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from hanse.core.questions.shapes import Go, Menu, name
from hanse.core.types import Refusal, Seat
from hanse.core.views import Asked
from hanse.games.kogge.actions.buy_markers import BuyPair
from hanse.games.kogge.actions.sail import SAIL, Sailing
from hanse.games.kogge.actions.trade import CityTrade
from hanse.games.kogge.board import BORNHOLM, GOOD_OF, NGOODS
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import EndTurn
from hanse.games.kogge.phases import island, production
from hanse.games.kogge.table import Table
from hanse.games.kogge.view import build
from hanse.laws.possible import check_possible
from hanse.laws.reasons import check_reasons
from hanse.laws.timelines import check_counts
from tests.mistakes.in_variants import on
from tests.mistakes.planting import Mistake, afterwards, at
from tests.rules.laid_out import new_game


def an_island_takes_goods_that_are_not_there(m: pytest.MonkeyPatch) -> None:
    """Three furs where the players have them all."""

    def take(table: Table, wanted: int) -> None:
        good = GOOD_OF[table.crest]
        table.stock[good] -= wanted
        table.goods[BORNHOLM * NGOODS + good] += wanted

    m.setattr(island, "lay_goods", take)


def a_marker_is_put_aside_that_lies_on_the_board(m: pytest.MonkeyPatch) -> None:
    """The guild master's own, where two full sets took all of its number."""
    lay_route = island.lay_route

    def short(game: Kogge, slot: int) -> None:
        game.table.reserve[game.table.guild] -= 1
        lay_route(game, slot)
        game.table.reserve[game.table.guild] += 1

    m.setattr(island, "lay_route", short)


def production_overdraws_the_stock(m: pytest.MonkeyPatch) -> None:
    """A city gets what its markers ask for, though the stock has less."""

    def supply(game: Kogge, city: int, number: int, wanted: int) -> None:
        game.table.stock[GOOD_OF[number]] -= wanted
        game.table.goods[city * NGOODS + GOOD_OF[number]] += wanted

    m.setattr(production, "supply", supply)


def a_view_offers_what_is_not_allowed(m: pytest.MonkeyPatch) -> None:
    """To end the turn while still at sea."""

    def more(asked: Asked | None, *_: object) -> Asked | None:
        if asked is None or name(asked.question) != "sailing":
            return asked
        assert isinstance(asked.question, Menu)
        options = (*asked.question.options, Go(EndTurn, "K-ACT-GEN-01"))
        return replace(asked, question=replace(asked.question, options=options))

    afterwards(m, build, "question_for", more)


def a_view_leaves_a_question_out(m: pytest.MonkeyPatch) -> None:
    """Who is asked is not told so."""
    m.setattr(build, "question_for", lambda game, seat: None)


def what_is_offered_is_refused_too(m: pytest.MonkeyPatch) -> None:
    """A route that can be taken is said to be closed."""

    def refuse(found: list[Refusal], step: Sailing, game: Kogge, seat: Seat) -> list[Refusal]:
        return [*found, Refusal(SAIL, "K-MOVE-09", 0, (3,))]

    afterwards(m, Sailing, "refusals", refuse)


def a_refusal_has_no_reason(m: pytest.MonkeyPatch) -> None:
    """Where there is nothing to trade for, nobody says so."""
    m.setattr(CityTrade, "refusals_for", lambda *_: [])


def what_a_turn_offers_is_refused_too(m: pytest.MonkeyPatch) -> None:
    """Who can buy a pair is told that he cannot."""
    m.setattr(BuyPair, "partial_refusals", lambda *_: [Refusal("buy", "K-ACT-BUY-01")])


def laid_out() -> Iterable[Kogge]:
    """New games in which a kind of good, or a number, is all given out."""
    for key in range(12):
        both = {"bornholm_start_goods": "3", "memory_start_fur": "3"}
        yield new_game(4, both, key=key, variants=("memory", "bornholm"))


def two_full_sets() -> Iterable[Kogge]:
    full = {"start_routes_second_set": "full_set"}
    for key in range(60):
        yield new_game(4, full, key=key, variants=("bornholm",))


MISTAKES = (
    Mistake(an_island_takes_goods_that_are_not_there, on(check_counts, laid_out)),
    Mistake(a_marker_is_put_aside_that_lies_on_the_board, on(check_counts, two_full_sets)),
    Mistake(production_overdraws_the_stock, at(check_counts, "bid")),
    Mistake(a_view_offers_what_is_not_allowed, at(check_possible, "sail")),
    Mistake(a_view_leaves_a_question_out, at(check_possible, "sail")),
    Mistake(what_is_offered_is_refused_too, at(check_possible, "sail")),
    Mistake(what_is_offered_is_refused_too, at(check_reasons, "sail")),
    Mistake(a_refusal_has_no_reason, at(check_reasons, "end_turn")),
    Mistake(what_a_turn_offers_is_refused_too, at(check_reasons, "buy")),
)
