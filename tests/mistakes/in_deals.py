"""Mistakes in deals between players."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from hanse.core.types import Counts, Seat
from hanse.games.kogge.actions import change_route
from hanse.games.kogge.actions.raid import Splitting
from hanse.games.kogge.deals import exchange, kinds, talk
from hanse.games.kogge.deals.kinds import CogDeals
from hanse.games.kogge.events.deals import DealMade, OfferDeclined, OfferMade
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Offer
from hanse.games.kogge.phases import auction
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.transfers import gain_goods
from tests.deals import checks
from tests.deals.interleaving import interleave
from tests.deals.twins import any_pair, check_pair
from tests.mistakes.in_secrets import tell_all_of
from tests.mistakes.planting import Mistake, Search, afterwards

COURSES, PAIRS = 120, 120


def in_courses(check: checks.Check) -> Search:
    """Try a check on offers, answers and spending in any order."""

    def run() -> None:
        for number in range(COURSES):
            interleave(random.Random(f"mistake {number}"), check)

    return Search(check.__name__, run)


def try_pairs() -> None:
    for number in range(PAIRS):
        chance = random.Random(f"mistake {number}")
        pair = any_pair(chance)
        if pair:
            check_pair(pair, chance)


IN_PAIRS = Search(check_pair.__name__, try_pairs)


def an_offer_survives_an_equal_swap(m: pytest.MonkeyPatch) -> None:
    """Who lays the marker that lay there has changed nothing, and all can tell."""

    def forgive(_: None, game: Kogge, seat: Seat, route: int, marker: int) -> None:
        event: Any = game.events[-1].event
        if event.old == marker:
            game.table.touched[seat] -= 1

    afterwards(m, change_route, "change_route", forgive)


def an_offer_survives_a_bid(m: pytest.MonkeyPatch) -> None:
    """Markers that are offered are bid as well."""

    def forgive(_: None, table: Table, seat: Seat, value: int, count: int) -> None:
        table.touched[seat] -= 1

    afterwards(m, auction, "lose_marker", forgive)


def an_offer_outlives_a_meeting(m: pytest.MonkeyPatch) -> None:
    """It stands though the cogs have parted."""
    m.setattr(CogDeals, "is_still_possible", lambda *_: True)


def goods_are_copied(m: pytest.MonkeyPatch) -> None:
    """They come aboard one cog and never leave the other."""

    def copy(table: Table, giver: Seat, taker: Seat, goods: Counts) -> None:
        gain_goods(table, taker, goods)

    m.setattr(kinds, "pass_goods", copy)


def markers_go_one_way(m: pytest.MonkeyPatch) -> None:
    """What is asked for is not paid."""
    swap_markers = exchange.swap_markers

    def swap(table: Table, done: Any) -> None:
        swap_markers(table, replace(done, take_markers=(0,) * len(done.give_markers)))

    m.setattr(talk, "swap_markers", swap)


def offered_values_are_told_to_all(m: pytest.MonkeyPatch) -> None:
    """The event that says which markers are offered has no addressee."""
    tell_all_of(m, OfferMade)


def dealt_values_are_told_to_all(m: pytest.MonkeyPatch) -> None:
    """The event that says which markers changed hands has no addressee."""
    tell_all_of(m, DealMade)


def a_deal_teaches_the_onlookers(m: pytest.MonkeyPatch) -> None:
    """Everybody knows afterwards which markers are in whose hand."""
    know_swapped = exchange.know_swapped

    def know(
        table: Table, viewer: int, partners: tuple[Seat, Seat], given: tuple[Counts, Counts]
    ) -> None:
        know_swapped(table, viewer, partners, given)
        if viewer not in partners:
            at = (viewer * table.seats + partners[1]) * len(given[0])
            for value, count in enumerate(given[0]):
                table.known[at + value] += count

    m.setattr(exchange, "know_swapped", know)


def accept_is_offered_without_cover(m: pytest.MonkeyPatch) -> None:
    """Also to one who has not what is asked for."""
    m.setattr(CogDeals, "can_meet", lambda *_: True)


def an_offer_that_cannot_be_met_is_not_put(m: pytest.MonkeyPatch) -> None:
    """It is declined at once, so that its maker knows the other's hand."""

    def decline(_: None, game: Kogge, seat: Seat, made: Offer) -> None:
        standing = game.table.offers[-1]
        if not kinds.kind_of(game, standing).can_meet(game.table, standing):
            game.table.offers.remove(standing)
            game.tell(OfferDeclined(standing.offer, seat, made.to))

    afterwards(m, talk, "offer", decline)


def counter_offers_are_not_counted(m: pytest.MonkeyPatch) -> None:
    """Two who counter each other never come to an end."""

    def forget(_: None, game: Kogge, seat: Seat, made: Offer) -> None:
        game.table.offers_made[seat] -= made.answers != NONE

    afterwards(m, talk, "offer", forget)


def a_counter_offer_leaves_what_it_answers(m: pytest.MonkeyPatch) -> None:
    """It is declined, and can still be accepted."""
    lift = talk.remove_offer

    def leave(table: Table, number: int) -> Any:
        standing = lift(table, number)
        table.offers.append(standing)
        return standing

    def offer_beside(game: Kogge, seat: Seat, made: Offer) -> None:
        m.setattr(talk, "remove_offer", leave)
        offer(game, seat, made)
        m.setattr(talk, "remove_offer", lift)

    offer = talk.offer
    m.setattr(talk, "offer", offer_beside)


def cargo_that_is_being_split_is_dealt_in(m: pytest.MonkeyPatch) -> None:
    """The victim of a raid gives it away first."""
    m.setattr(Splitting, "is_atomic", lambda step: False)


MISTAKES = (
    Mistake(an_offer_survives_an_equal_swap, in_courses(checks.check_lapsing)),
    Mistake(an_offer_survives_an_equal_swap, IN_PAIRS),
    Mistake(an_offer_survives_a_bid, in_courses(checks.check_cover)),
    Mistake(an_offer_outlives_a_meeting, in_courses(checks.check_cover)),
    Mistake(goods_are_copied, in_courses(checks.check_no_piece_twice)),
    Mistake(markers_go_one_way, in_courses(checks.check_accepting)),
    Mistake(offered_values_are_told_to_all, in_courses(checks.check_privacy)),
    Mistake(offered_values_are_told_to_all, IN_PAIRS),
    Mistake(dealt_values_are_told_to_all, in_courses(checks.check_privacy)),
    Mistake(a_deal_teaches_the_onlookers, IN_PAIRS),
    Mistake(accept_is_offered_without_cover, in_courses(checks.check_accepting)),
    Mistake(an_offer_that_cannot_be_met_is_not_put, IN_PAIRS),
    Mistake(counter_offers_are_not_counted, in_courses(checks.check_limits)),
    Mistake(a_counter_offer_leaves_what_it_answers, in_courses(checks.check_lapsing)),
    Mistake(cargo_that_is_being_split_is_dealt_in, in_courses(checks.check_silence)),
)
