"""Mistakes in Kogge that the tests of its rules catch by themselves."""

from typing import Any

import pytest
from msgspec.structs import replace

from hanse.core.questions.shapes import Menu
from hanse.games.kogge.actions import sail
from hanse.games.kogge.actions.exile import LandChoice, LandVote
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import NVALUES
from hanse.games.kogge.deals import vows
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import ChangeCrest, ChangeRoute, Load
from hanse.games.kogge.phases import auction, island, memory
from hanse.games.kogge.phases.conflict import Fighting
from hanse.games.kogge.phases.memory import MoreFur
from hanse.games.kogge.table import Table
from hanse.games.kogge.view import build, sections
from tests.mistakes.planting import Mistake, afterwards, by
from tests.rules import (
    test_bids,
    test_blocked,
    test_bornholm,
    test_conflicts,
    test_fights,
    test_memory,
    test_memory_shown,
    test_raid,
    test_vows,
)
from tests.rules import test_every_seat as every_seat


def the_guild_masters_marker_may_be_drawn(m: pytest.MonkeyPatch) -> None:
    """It is back in the bag while Bornholm is laid out."""
    lay_route = island.lay_route

    def too_early(game: Kogge, slot: int) -> None:
        game.table.reserve[game.table.guild] += 1
        lay_route(game, slot)
        game.table.reserve[game.table.guild] -= 1

    m.setattr(island, "lay_route", too_early)


def an_island_has_goods_before_the_players(m: pytest.MonkeyPatch) -> None:
    """Bornholm gets three furs, and the seats what is left."""

    def less(step: MoreFur, game: Kogge) -> None:
        game.agenda.pop()

    m.setattr(MoreFur, "advance", less)


def nothing_is_loaded_where_one_must_go_on(m: pytest.MonkeyPatch) -> None:
    """A cog that is held up does not open its office."""

    def unloaded(asking: Any, step: Sailing, game: Kogge) -> Any:
        menu = asking.get(step.seat)
        if not step.must_go_on or menu is None:
            return asking
        options = tuple(option for option in menu.options if option.move is not Load)
        return {step.seat: replace(menu, options=options)}

    afterwards(m, Sailing, "asks", unloaded)


def goods_at_hand_do_not_help(m: pytest.MonkeyPatch) -> None:
    """With an empty hold and hand the movement is over, whatever lies in the office."""
    m.setattr(sail, "could_pay", lambda game, sailing, more: False)


def the_passage_is_no_way_to_go_on(m: pytest.MonkeyPatch) -> None:
    """Only routes count as another way."""

    def by_routes(game: Kogge, sailing: Sailing, more: int) -> bool:
        return bool(sail.open_routes(game, sailing))

    m.setattr(sail, "could_pay", by_routes)


def one_may_stop_where_one_must_go_on(m: pytest.MonkeyPatch) -> None:
    """The duty to sail on is forgotten."""

    def optional(asking: Any, sailing: Sailing, game: Kogge) -> Any:
        menu = asking.get(sailing.seat)
        if not isinstance(menu, Menu) or sail.ANCHOR in menu.options:
            return asking
        return {sailing.seat: replace(menu, options=(*menu.options, sail.ANCHOR))}

    afterwards(m, Sailing, "asks", optional)


def a_raided_city_is_open_again(m: pytest.MonkeyPatch) -> None:
    """The ban holds only for the step by which the robber is driven out."""
    m.setattr(sail, "may_take", lambda *_: True)
    m.setattr(Table, "is_barred", lambda *_: False)


def a_raid_closes_the_city_to_all(m: pytest.MonkeyPatch) -> None:
    """Whoever's raid marker lies there."""
    m.setattr(Table, "is_barred", lambda table, seat, city: bool(table.raided[city]))


def hands_are_open_in_conflicts(m: pytest.MonkeyPatch) -> None:
    """Everybody is told each seat's markers among what is known."""

    def show(pools: sections.Pools, table: Table, viewer: int) -> sections.Pools:
        return replace(pools, markers=tuple(table.hands[: table.seats * NVALUES]))

    afterwards(m, build, "pools", show)


def who_must_go_on_may_try_the_same_route_again(m: pytest.MonkeyPatch) -> None:
    """What was shown to lead nowhere counts as another way."""
    m.setattr(sail, "is_known_useless", lambda *_: False)


def nothing_is_ever_forgotten(m: pytest.MonkeyPatch) -> None:
    """The end of a turn leaves all that was seen in sight."""
    m.setattr(Table, "knows", lambda table, viewer, slot: table.covered[slot] != -1)


def a_promise_about_routes_binds_the_crest(m: pytest.MonkeyPatch) -> None:
    """Changing the crest counts as changing a route."""
    breaks = vows.breaks_vow

    def wider(game: Kogge, option: Any, value: int, vow: Any) -> bool:
        if option.move is ChangeCrest:
            return breaks(game, replace(option, move=ChangeRoute), value, vow)
        return breaks(game, option, value, vow)

    m.setattr(vows, "breaks_vow", wider)


def the_first_voter_says_where_the_cog_lands(m: pytest.MonkeyPatch) -> None:
    """Where the others disagree, and not whoever sits on the robber's left."""

    def by_first(step: LandVote, game: Kogge) -> None:
        step.take_votes(game)
        game.agenda.append(LandChoice(step.seats[0], step.robber, step.cities))

    m.setattr(LandVote, "reveal", by_first)


def deals_go_on_while_a_twin_city_is_chosen(m: pytest.MonkeyPatch) -> None:
    """The cog is half way there, and may still be dealt with."""
    m.setattr(sail.Landing, "is_atomic", lambda step: False)


def a_defender_may_lay_nothing(m: pytest.MonkeyPatch) -> None:
    """Only who begins must lay a marker."""
    m.setattr(Fighting, "least", lambda step, game, seat: int(seat == step.seats[0]))


def a_zero_adds_nothing(m: pytest.MonkeyPatch) -> None:
    """It only decides between bids that are equal without it."""
    ties = auction.zero_breaks_ties
    m.setattr(auction, "rank_of", lambda rules, bid: rules.rank_bid(bid, ties))


def the_look_at_the_first_city_is_forgotten_with_any_turn(m: pytest.MonkeyPatch) -> None:
    """Before one could make use of it."""
    m.setattr(memory, "seats_before_first_turn", lambda game: [])


MISTAKES = (
    Mistake(
        the_guild_masters_marker_may_be_drawn,
        by(test_bornholm.test_b_setup_01_the_guild_masters_marker_cannot_be_drawn),
    ),
    Mistake(
        an_island_has_goods_before_the_players,
        by(test_bornholm.test_g_44_and_d_10_cargo_comes_before_the_goods_on_the_island, 4),
    ),
    Mistake(
        nothing_is_loaded_where_one_must_go_on,
        by(test_blocked.test_g_69_and_k_move_10_who_must_go_on_may_load_before_it),
    ),
    Mistake(
        goods_at_hand_do_not_help,
        by(
            test_blocked.test_g_69_and_k_move_12_what_lies_in_ones_office_here_can_be_loaded_and_pay
        ),
    ),
    Mistake(
        the_passage_is_no_way_to_go_on,
        by(test_blocked.test_g_69_and_k_bonus_04_the_secret_passage_is_a_way_to_go_on, {}, 2),
    ),
    Mistake(one_may_stop_where_one_must_go_on, by(test_blocked.test_g_69_going_on_is_compulsory)),
    Mistake(
        a_raided_city_is_open_again,
        by(test_raid.test_k_act_raid_04_banned_for_ever_from_the_raided_city),
    ),
    Mistake(
        a_raid_closes_the_city_to_all,
        by(test_raid.test_k_act_raid_04_banned_for_ever_from_the_raided_city),
    ),
    Mistake(
        hands_are_open_in_conflicts,
        by(test_conflicts.test_k_adv_conf_01_others_see_how_much_and_not_what, "german"),
    ),
    Mistake(
        who_must_go_on_may_try_the_same_route_again,
        by(test_memory.test_d_24_where_one_must_go_on_it_is_by_the_other_route),
    ),
    Mistake(
        nothing_is_ever_forgotten,
        by(test_memory_shown.test_g_79_what_was_seen_is_forgotten_when_the_turn_is_over),
    ),
    Mistake(
        a_promise_about_routes_binds_the_crest,
        by(test_vows.test_g_80_a_promise_about_routes_leaves_the_crest_free),
    ),
    Mistake(
        the_first_voter_says_where_the_cog_lands,
        by(
            every_seat.test_g_49_a_split_vote_on_where_the_cog_lands_is_settled_by_the_left,
            4,
            2,
        ),
    ),
    Mistake(
        deals_go_on_while_a_twin_city_is_chosen,
        by(every_seat.test_g_28_and_g_49_no_deals_while_a_twin_city_is_chosen, 4, 0),
    ),
    Mistake(
        a_defender_may_lay_nothing,
        by(test_fights.test_g_31_the_defender_too_lays_one_who_holds_one, "german"),
    ),
    Mistake(
        a_zero_adds_nothing, by(test_bids.test_d_25_a_zero_always_adds_a_little, [4, 1, 0], [5])
    ),
    Mistake(
        the_look_at_the_first_city_is_forgotten_with_any_turn,
        by(
            test_memory_shown.test_g_79_the_look_at_the_first_city_lasts_until_ones_own_first_turn_is_over
        ),
    ),
)
