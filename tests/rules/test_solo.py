"""A game for one: setting up, the virtual bidder, the guild master, the end."""

import pytest

from hanse.core.setup import BadSetup, Setup
from hanse.games.kogge.board import INTERCEPTION, MARKER_PIECES, NVALUES, SAFE_CONDUCT
from hanse.games.kogge.events.rounds import GameEnded, GuildMoved, NoBid, Produced
from hanse.games.kogge.events.setup import GuildPlaced
from hanse.games.kogge.events.solo import (
    AuctionLost,
    AuctionWon,
    GuildDriven,
    StrangersLaid,
    VirtualBid,
    VirtualRaised,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Bid, Build, Escape, MoveGuild, PickStart, RaidCity
from hanse.games.kogge.ruleset import rules_of
from tests.rules.asking import happened, listed, refused
from tests.rules.laid_out import SPEC, markers, new_game
from tests.rules.soloing import ADVANCED, SOLO, bid, bidding, drawn, next_round, on_turn


def strangers(game: Kogge) -> list[int]:
    return [city for city, bits in enumerate(game.table.raided) if bits >> game.seats]


def test_s_setup_01_g_53_three_different_cities_and_the_markers_go_back() -> None:
    beginnings = set()
    for key in range(60):
        game = new_game(1, key=key, variants=SOLO)
        cities = strangers(game)
        assert happened(game, StrangersLaid) == [StrangersLaid(tuple(cities))]
        assert len(cities) == 3
        assert sum(game.table.reserve) == 63, "one more when the first office is paid for"
        beginnings.add(game.table.guild in cities)
    assert beginnings == {False, True}, "the guild master may begin in one of them"


def test_s_setup_01_the_three_cities_are_drawn_before_all_else() -> None:
    """From all ninety markers; the rest of the setup comes after ("ensuite")."""
    game = new_game(1, variants=SOLO)
    told = [type(one.event) for one in game.events]
    assert told.index(StrangersLaid) < told.index(GuildPlaced)
    numbers = [n for _, n in game.dice.drawn]
    assert numbers[0] == sum(MARKER_PIECES)
    first, second, _ = strangers_as_drawn(game)
    left = [n for v, n in enumerate(MARKER_PIECES) if v not in (first, second)]
    assert numbers[2] == sum(left), "the numbers drawn are passed over"


def test_g_81_by_another_reading_they_are_drawn_last() -> None:
    game = new_game(1, {"solo_cities_drawn": "last"}, variants=SOLO)
    told = [type(one.event) for one in game.events]
    assert told.index(StrangersLaid) > told.index(GuildPlaced)
    numbers = [n for _, n in game.dice.drawn]
    assert numbers[0] == sum(MARKER_PIECES) - NVALUES, "one hand has been dealt"


def strangers_as_drawn(game: Kogge) -> list[int]:
    """The three cities in the order in which their markers were drawn: colour by colour."""
    bits = [1 << 1 + colour for colour in range(3)]
    return [next(c for c in range(9) if game.table.raided[c] & bit) for bit in bits]


def test_s_setup_01_a_strangers_marker_stops_the_guild_master_and_not_the_player() -> None:
    game = on_turn(strangers=(3, 5, 6), cogs=(3,))
    assert not game.table.is_barred(0, 3)
    assert listed(game, 0, RaidCity) == [RaidCity()]
    game = bid(bidding(0, guild=4, strangers=(5, 6, 8), hand={0: [7, 1]}), 7)
    game.play(0, MoveGuild(1))
    assert game.table.guild == 7
    assert game.table.walked == 3


def test_s_bid_01_the_player_bids_first_in_the_first_round() -> None:
    game = new_game(1, variants=SOLO)
    game.play(0, PickStart(3))
    assert drawn(game) == []
    assert listed(game, 0, Bid)


def test_s_bid_01_who_won_bids_first_again() -> None:
    game = bid(bidding(0, hand={0: [7, 1, 2]}), 7)
    assert happened(game, AuctionWon) == [AuctionWon(0)]
    assert drawn(game) == [(VirtualBid, 0)]
    game.play(0, MoveGuild(1))
    next_round(game)
    assert drawn(game) == []


def test_s_bid_01_k_bid_03_who_lost_bids_second_and_may_not_repeat_what_lies_there() -> None:
    game = bid(bidding(8, hand={0: [7, 6, 6, 1]}), 7)
    assert happened(game, AuctionLost) == [AuctionLost(0)]
    next_round(game, 6)
    assert drawn(game) == [(VirtualBid, 6)]
    assert refused(game, 0, Bid(markers(6))) == "K-BID-03"
    bid(game, 6, 6)
    assert happened(game, AuctionWon) == [AuctionWon(0)]
    assert drawn(game) == [], "one bid is enough"


def test_s_bid_02_g_56_the_same_bid_draws_again_and_may_make_a_pair() -> None:
    game = bid(bidding(7, 0, hand={0: [7, 1]}), 7)
    assert drawn(game) == [(VirtualBid, 7), (VirtualRaised, 0)]
    assert SPEC.see.view(game, 0).now.drawn == (7, 0), "it stays in sight when the markers are gone"
    assert happened(game, AuctionLost), "seven and nought beat a seven"
    game = bid(bidding(7, 7, hand={0: [7, 1]}), 7)
    assert drawn(game) == [(VirtualBid, 7), (VirtualRaised, 7)]
    assert happened(game, AuctionLost)


def test_s_bid_02_a_part_of_the_bid_is_not_the_same() -> None:
    game = bid(bidding(7, hand={0: [7, 1, 2]}), 7, 1)
    assert drawn(game) == [(VirtualBid, 7)]
    assert happened(game, AuctionWon)


def test_s_bid_03_all_markers_bring_goods_and_go_to_the_reserve() -> None:
    game = bidding(3, hand={0: [7, 1]}, offices={})
    reserve = list(game.table.reserve)
    bid(game, 7)
    assert {(e.city, e.to_city) for e in happened(game, Produced)} == {(7, 2), (3, 2)}
    reserve[7] += 1
    assert game.table.reserve == reserve
    assert game.table.bids == [()]


def test_s_gm_01_the_winner_moves_the_guild_master() -> None:
    game = bid(bidding(0, hand={0: [7, 1]}), 7)
    assert listed(game, 0, MoveGuild) == [MoveGuild(1), MoveGuild(2)]
    game.play(0, MoveGuild(1))
    assert happened(game, GuildMoved) == [GuildMoved(0, 5, 1)]


def test_s_gm_01_after_a_lost_auction_he_walks_two_cities_unasked() -> None:
    game = bid(bidding(8, strangers=(5, 1, 2), hand={0: [7, 1]}), 7)
    assert happened(game, GuildDriven) == [GuildDriven(7, 3)]
    assert not listed(game, 0, MoveGuild)


def test_g_55_without_a_bid_the_virtual_player_wins() -> None:
    game = bid(bidding(0, hand={0: [0]}), 0)
    assert game.table.outbid
    next_round(game, 0)
    assert happened(game, NoBid) == [NoBid(0)]
    assert happened(game, AuctionLost) == [AuctionLost(0)]
    assert happened(game, GuildDriven)


def test_g_05_an_empty_reserve_makes_no_bid() -> None:
    game = bidding(reserve=(), market=())
    bid(game, 0)
    assert drawn(game) == []
    assert happened(game, AuctionWon) == [AuctionWon(0)]


def test_s_raid_01_the_robber_chooses_his_way_himself() -> None:
    game = on_turn(cogs=(3,), routes={3: (7, 6)})
    game.play(0, RaidCity())
    assert listed(game, 0, Escape) == [Escape(0), Escape(1)]
    game.play(0, Escape(1))
    assert game.table.cogs == [6]


def test_s_raid_01_not_into_a_city_he_has_raided() -> None:
    game = on_turn(cogs=(3,), routes={3: (7, 6)}, raided={7: [0]}, aside={0: 0})
    game.play(0, RaidCity())
    assert game.table.cogs == [6], "one way is left"
    game = on_turn(cogs=(3,), routes={3: (7, 6)}, strangers=(7, 0, 1))
    game.play(0, RaidCity())
    assert listed(game, 0, Escape) == [Escape(0), Escape(1)], "a stranger's city is open"


@pytest.mark.parametrize("offices", [{8: [0], 7: [0]}, {8: [0], 7: [0], 6: [0], 5: [0]}])
def test_s_win_01_the_second_lap_is_lost_whatever_the_points(
    offices: dict[int, list[int]],
) -> None:
    game = bidding(8, walked=17, hand={0: [7, 1]}, offices=offices)
    bid(game, 7)
    (ended,) = happened(game, GameEnded)
    assert game.over
    assert (ended.by, ended.winners) == ("laps", ())
    assert ended.points[0] >= 20


def test_s_win_01_d_20_five_development_points_win_and_five_victory_points_do_not() -> None:
    four = {8: [0], 7: [0], 6: [0], 5: [0]}
    game = on_turn(cogs=(3,), offices=four, hand={0: [3]}, cargo={0: {"o": 1, "a": 1, "s": 1}})
    assert not game.over
    game.play(0, Build(0))
    (ended,) = happened(game, GameEnded)
    assert (ended.by, ended.winners) == ("points", (0,))


def test_s_win_01_where_the_last_round_is_played_it_can_still_be_won() -> None:
    readings = {"two_lap_end": "finish_round"}
    game = bid(bidding(8, walked=17, hand={0: [7, 1]}, readings=readings), 7)
    assert listed(game, 0, Anchor), "his turn comes"
    (ended,) = happened(next_round(game), GameEnded)
    assert (ended.by, ended.winners) == ("laps", ())


LEFT_OUT = ("three_piles", "office_trade", "conflicts")


@pytest.mark.parametrize("variants", [SOLO, ADVANCED])
@pytest.mark.parametrize("other", LEFT_OUT)
def test_g_57_what_needs_others_is_refused_with_the_reason(
    variants: tuple[str, ...], other: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        rules_of(Setup("kogge", 1, variants=(*variants, other)))
    assert (refused.value.code, *refused.value.about) == ("excludes", other, "solo")
    assert SPEC.about.seats_with((*variants, other)) == ()


@pytest.mark.parametrize("variants", [SOLO, ADVANCED])
def test_g_57_two_more_chips_may_be_ticked_and_bring_nothing(variants: tuple[str, ...]) -> None:
    """Alone nobody is robbed and nobody's turn can be interrupted."""
    ticked = new_game(1, variants=(*variants, "bonus_chips"))
    plain = new_game(1, variants=variants)
    assert ticked.table == plain.table
    assert ticked.table.chip_supply[SAFE_CONDUCT] == ticked.table.chip_supply[INTERCEPTION] == 0
    assert rules_of(ticked.setup).after_turn == rules_of(plain.setup).after_turn
    assert SPEC.about.seats_with((*variants, "bonus_chips")) == (1,)


@pytest.mark.parametrize("edition", SPEC.about.editions)
def test_g_57_there_is_nobody_to_deal_with(edition: str) -> None:
    game = new_game(1, edition=edition, variants=("solo", "taxes", "memory"))
    game.play(0, PickStart(3))
    assert game.asides(0) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_solo_is_for_one_and_one_needs_solo(seats: int) -> None:
    with pytest.raises(BadSetup, match="solo is for 1 seats"):
        rules_of(Setup("kogge", seats, variants=SOLO))
    with pytest.raises(BadSetup, match="not 1"):
        rules_of(Setup("kogge", 1))
    assert SPEC.about.seats_with(SOLO) == SPEC.about.seats_with(("taxes", *ADVANCED)) == (1,)
