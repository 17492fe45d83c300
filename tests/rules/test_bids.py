"""Bids: who lays what, and which bid is better."""

from collections.abc import Callable
from itertools import permutations

import pytest

from hanse.core.questions.shapes import Bag
from hanse.games.kogge.events.rounds import NoBid, OrderSet
from hanse.games.kogge.moves import Bid, MoveGuild
from hanse.games.kogge.phases.auction import (
    designer_rank,
    printed_rank,
    zero_adds,
    zero_breaks_ties,
)
from hanse.games.kogge.rules import Rank, RankSum
from tests.rules.asking import happened, listed, refused
from tests.rules.laid_out import SPEC, auction, markers
from tests.rules.ranking import (
    LITTLE,
    Markers,
    all_bids,
    designer_beats,
    equal_only,
    printed_beats,
)
from tests.rules.runners.supply import bid_all

type Ranking = Callable[[tuple[int, ...], RankSum], Rank]

BOTH_READINGS = pytest.mark.parametrize("rank_sum", [zero_adds, zero_breaks_ties])


def beats(one: Markers, other: Markers, rank_sum: RankSum = zero_adds) -> bool:
    return printed_rank(markers(*one), rank_sum) > printed_rank(markers(*other), rank_sum)


def test_k_bid_01_bids_are_open_and_in_turn_order() -> None:
    game = auction(seats=3, order=(2, 0, 1))
    for seat in (2, 0, 1):
        assert list(game.asking) == [seat]
        laid = markers(4, seat)
        game.play(seat, Bid(laid))
        if seat != 1:
            assert SPEC.see.view(game, 1).players.bids[seat] == laid
    assert listed(game, 2, MoveGuild)


def test_k_bid_02_who_can_bid_must() -> None:
    game = auction(hand={0: [5]})
    assert [move.items for move in listed(game, 0, Bid)] == [markers(5)]
    assert game.asking[0].count() == 1
    assert refused(game, 0, Bid(markers())) == "K-BID-01"


def test_k_bid_03_no_bid_twice_in_a_round() -> None:
    game = auction(hand={0: [6, 6], 1: [6, 6, 0]})
    game.play(0, Bid(markers(6)))
    assert refused(game, 1, Bid(markers(6))) == "K-BID-03"
    offered = {move.items for move in listed(game, 1, Bid)}
    assert offered == {markers(6, 0), markers(6, 6), markers(0), markers(6, 6, 0)}


def test_k_bid_04_and_g_04_who_cannot_bid_is_last_in_the_old_order() -> None:
    """K-BID-04, G-04: seat 3 has no marker, seat 0 only what was bid before."""
    game = auction(seats=4, order=(1, 3, 0, 2), hand={0: [4], 1: [4], 2: [1], 3: []})
    game.play(1, Bid(markers(4)))
    assert happened(game, NoBid) == [NoBid(3), NoBid(0)]
    game.play(2, Bid(markers(1)))
    assert game.table.order == [1, 2, 3, 0]


def test_k_bid_05_equal_markers_beat_everything_more_copies_then_higher() -> None:
    classes = [bid for bid in all_bids(3) if equal_only(bid)]
    others = [bid for bid in all_bids(3) if not equal_only(bid)]
    assert all(beats(one, other) for one in classes for other in others)
    assert beats((0, 0, 0), (8, 8))
    assert beats((6, 6), (5, 5))


def test_k_bid_06_then_the_sum_then_the_highest_marker() -> None:
    assert beats((8, 2), (4, 3, 2))
    assert beats((6,), (4, 2))
    assert beats((8, 1), (7, 2))
    assert beats((8, 8, 1), (8, 8, 0))


@BOTH_READINGS
def test_k_bid_07_a_zero_is_a_little_more_than_nothing(rank_sum: RankSum) -> None:
    for bid in all_bids(3):
        if not equal_only(bid):
            assert beats((*bid, 0), bid, rank_sum)
    assert bid_all([[], [0]]).table.order == [1, 0]


@pytest.mark.parametrize(
    ("with_zero", "without"), [([4, 1, 0], [5]), ([4, 3, 0], [7]), ([6, 1, 0, 0], [7, 0])]
)
def test_d_25_a_zero_always_adds_a_little(with_zero: list[int], without: list[int]) -> None:
    """German: a 0 always counts a little more than nothing, whatever else the bids hold."""
    orders = {}
    for edition in ("", "german", "english", "italian"):
        game = auction(hand={0: with_zero, 1: without}, edition=edition)
        game.play(0, Bid(markers(*with_zero)))
        game.play(1, Bid(markers(*without)))
        orders[edition] = game.table.order
    adds, ties = [0, 1], [1, 0]
    assert orders == {"": adds, "german": adds, "english": ties, "italian": ties}


def test_d_25_less_than_any_other_marker_and_equal_sums_as_ever() -> None:
    """However many: a sum that is one higher wins. With as many zeros the highest marker does."""
    assert beats((6,), (5, 0, 0, 0, 0))
    assert beats((5, 0), (4, 1, 0))
    assert beats((5,), (4, 1))


def test_d_25_goes_with_either_answer_to_d_02() -> None:
    """Bids without equal markers, and what is left beside a group."""
    for mixed in ("class_b", "designer_groups"):
        assert bid_all([[5], [4, 1, 0]], mixed).table.order == [1, 0]
        assert bid_all([[5], [4, 1, 0]], mixed, "breaks_ties").table.order == [0, 1]
    groups = "designer_groups"
    assert bid_all([[8, 8, 5], [8, 8, 4, 1, 0]], groups).table.order == [1, 0]
    assert bid_all([[8, 8, 5], [8, 8, 4, 1, 0]], groups, "breaks_ties").table.order == [0, 1]


@BOTH_READINGS
def test_k_bid_08_and_g_03_equal_sums_marker_by_marker_then_the_longer(rank_sum: RankSum) -> None:
    """K-BID-08, G-03."""
    assert [beats(*pair, rank_sum) for pair in permutations([(5, 0), (5,), (4, 1)], 2)] == [
        True, True, False, True, False, False,
    ]  # fmt: skip
    assert beats((5, 3, 1), (5, 2, 2), rank_sum)
    assert beats((5, 3, 0), (5, 3), rank_sum)


@pytest.mark.parametrize(("rank_sum", "zero"), [(zero_adds, LITTLE), (zero_breaks_ties, 0)])
@pytest.mark.parametrize(
    ("rank", "better"), [(printed_rank, printed_beats), (designer_rank, designer_beats)]
)
def test_k_bid_08_and_g_71_every_two_bids_compare_as_the_text_says(
    rank: Ranking,
    better: Callable[[Markers, Markers, float], bool],
    rank_sum: RankSum,
    zero: float,
) -> None:
    """K-BID-08, G-71, D-25: all bids of up to four markers out of five values."""
    ranked = {bid: rank(markers(*bid), rank_sum) for bid in all_bids(4, values=5)}
    for one, mine in ranked.items():
        for other, theirs in ranked.items():
            assert (mine > theirs) == better(one, other, zero), (one, other)


@BOTH_READINGS
@pytest.mark.parametrize("rank", [printed_rank, designer_rank])
def test_k_bid_08_no_two_bids_are_equal(rank: Ranking, rank_sum: RankSum) -> None:
    bids = list(all_bids(5))
    assert len({rank(markers(*bid), rank_sum) for bid in bids}) == len(bids)


def test_k_bid_09_and_d_02_a_pair_with_other_markers_counts_by_its_sum() -> None:
    """K-BID-09, D-02: 5, 5, 1 is eleven; by the designer's answer it would be a pair."""
    assert bid_all([[5, 5, 1], [8, 4]]).table.order == [1, 0]
    assert bid_all([[5, 5, 1], [7, 3]]).table.order == [0, 1]
    assert bid_all([[5, 5, 1], [8, 4]], "designer_groups").table.order == [0, 1]
    assert bid_all([[5, 5, 1], [0, 0]]).table.order == [1, 0]


def test_k_bid_10_the_new_first_player_moves_the_guild_master() -> None:
    game = bid_all([[1], [2], [3]])
    assert happened(game, OrderSet) == [OrderSet((2, 1, 0))]
    assert list(game.asking) == [2]
    assert listed(game, 2, MoveGuild)


def test_k_bid_11_the_markers_bid_go_to_the_reserve_after_production() -> None:
    game = auction(hand={0: [5, 5], 1: [1]})
    reserve = list(game.table.reserve)
    game.play(0, Bid(markers(5, 5)))
    assert game.table.reserve == reserve
    assert game.table.hand(0) == markers()
    game.play(1, Bid(markers(1)))
    assert [now - r for now, r in zip(game.table.reserve, reserve, strict=True)] == [
        0, 1, 0, 0, 0, 2, 0, 0, 0,
    ]  # fmt: skip
    assert game.table.bids == [(), ()]


def test_k_bid_01_the_question_shows_hand_and_forbidden_bids() -> None:
    game = auction(hand={0: [2], 1: [2, 3]})
    game.play(0, Bid(markers(2)))
    assert game.asking[1] == Bag(
        Bid, "K-BID-01", markers(2, 3), forbidden=(markers(2),), rule_forbidden="K-BID-03"
    )
