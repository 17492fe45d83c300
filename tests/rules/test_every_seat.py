"""Every seat as robber, victim, decider and first player: no rule is about the first seat."""

import pytest

from hanse.core.types import Seat
from hanse.games.kogge.actions.exile import ExileChoice, LandChoice, LandVote
from hanse.games.kogge.actions.sail import Landing
from hanse.games.kogge.board import BORNHOLM
from hanse.games.kogge.events.raids import Exiled, ExileVotes, LandVoted
from hanse.games.kogge.events.rounds import GuildMoved, OrderSet
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import (
    Anchor,
    Bid,
    EndTurn,
    Exile,
    Land,
    LeavePile,
    MoveGuild,
    RaidCity,
    RaidCog,
    SplitCargo,
    SplitLoot,
    TakePile,
)
from tests.rules.asking import happened, listed, refused, sail
from tests.rules.dealing import offer, partners
from tests.rules.laid_out import acting, auction, goods, markers, sailing
from tests.rules.laying import Wanted

EVERY_SEAT = [(seats, seat) for seats in (2, 3, 4, 5) for seat in range(seats)]
OF_SEVERAL = [(seats, seat) for seats, seat in EVERY_SEAT if seats > 2]
WITH_BORNHOLM = [(seats, seat) for seats, seat in EVERY_SEAT if seats > 3]
HERE = 5


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise (G-12)."""
    return 0 if seat == seats - 1 else seat + 1


def others(seat: Seat, seats: int) -> list[Seat]:
    return [other for other in range(seats) if other != seat]


def together(seats: int, **more: object) -> Wanted:
    """All cogs in Danzig, from where a 3 and a 7 lead away; turns go against the clock."""
    laid: Wanted = {
        "seats": seats,
        "cogs": (HERE,) * seats,
        "routes": {HERE: (3, 7)},
        "order": tuple(reversed(range(seats))),
    }
    if seats == 5:
        laid["crest"] = 0
    return {**laid, **more}  # type: ignore[typeddict-item]


def raid(seats: int, robber: Seat, decider: str = "vote_then_left", **more: object) -> Kogge:
    """The robber robs the city."""
    readings = {"raid_exile_decider": decider}
    game = acting(robber, **together(seats, readings=readings, **more))
    game.play(robber, RaidCity())
    return game


@pytest.mark.parametrize(("seats", "robber"), OF_SEVERAL)
def test_g_12_every_split_vote_is_settled_by_the_robbers_left(seats: int, robber: Seat) -> None:
    """Whoever voted first or last, and whatever the turn order."""
    left = left_of(robber, seats)
    for contrary in others(robber, seats):
        game = raid(seats, robber)
        assert sorted(game.asking) == others(robber, seats)
        for seat in others(robber, seats):
            game.play(seat, Exile(1 if seat == contrary else 0))
        voices = tuple((s, int(s == contrary)) for s in others(robber, seats))
        assert happened(game, ExileVotes) == [ExileVotes(voices)]
        assert game.agenda[-1] == ExileChoice(left, robber, (0, 1))
        assert list(game.asking) == [left]
        game.play(left, Exile(1))
        assert happened(game, Exiled) == [Exiled(robber, HERE, 7)]


@pytest.mark.parametrize(("seats", "robber"), EVERY_SEAT)
def test_g_12_one_voice_drives_out_every_robber(seats: int, robber: Seat) -> None:
    game = raid(seats, robber)
    for seat in reversed(others(robber, seats)):
        game.play(seat, Exile(1))
    assert game.table.cogs[robber] == 7


@pytest.mark.parametrize(("seats", "robber"), EVERY_SEAT)
def test_g_12_every_left_neighbour_and_everyone_next_in_order_decides(
    seats: int, robber: Seat
) -> None:
    assert list(raid(seats, robber, "left_player").asking) == [left_of(robber, seats)]
    before = seats - 1 if robber == 0 else robber - 1
    assert list(raid(seats, robber, "next_in_turn_order").asking) == [before]


def twin(seats: int, robber: Seat) -> Kogge:
    """Bornholm is a 3 as well, and all agree on the route with the 3."""
    game = raid(seats, robber, variants=("bornholm",), crest=3)
    for seat in others(robber, seats):
        game.play(seat, Exile(0))
    assert game.agenda[-1] == LandVote(tuple(others(robber, seats)), robber, (3, BORNHOLM))
    return game


@pytest.mark.parametrize(("seats", "robber"), WITH_BORNHOLM)
def test_g_49_a_split_vote_on_where_the_cog_lands_is_settled_by_the_left(
    seats: int, robber: Seat
) -> None:
    left = left_of(robber, seats)
    for contrary in others(robber, seats):
        game = twin(seats, robber)
        for seat in others(robber, seats):
            game.play(seat, Land(BORNHOLM if seat == contrary else 3))
        assert len(happened(game, LandVoted)) == seats - 1
        assert game.agenda[-1] == LandChoice(left, robber, (3, BORNHOLM))
        assert list(game.asking) == [left]
        game.play(left, Land(BORNHOLM))
        assert happened(game, Exiled) == [Exiled(robber, HERE, BORNHOLM)]


@pytest.mark.parametrize(("seats", "seat"), WITH_BORNHOLM)
def test_g_28_and_g_49_no_deals_while_a_twin_city_is_chosen(seats: int, seat: Seat) -> None:
    """The cog still lies beside the others, but its step is under way."""
    game = sailing(seat, **together(seats, variants=("bornholm",), crest=3))
    assert partners(game, seat) == others(seat, seats)
    game.play(seat, sail(0))
    assert game.agenda[-1] == Landing(seat, (3, BORNHOLM))
    assert game.table.cogs[seat] == HERE
    for other in range(seats):
        assert game.asides(other) is None
    other = left_of(seat, seats)
    assert refused(game, other, offer(seat, "o")) == "G-28"
    game.play(seat, Land(3))
    assert partners(game, other) == [s for s in range(seats) if s not in (seat, other)]


@pytest.mark.parametrize(("seats", "robber"), EVERY_SEAT)
def test_k_act_raid_02_every_seat_robs_every_other(seats: int, robber: Seat) -> None:
    """Its owner makes the piles, the robber takes one; nobody else's cargo changes."""
    for victim in others(robber, seats):
        game = acting(robber, **together(seats, cargo={robber: {}, victim: {"s": 2, "o": 1}}))
        spared = {s: game.table.hold(s) for s in range(seats) if s not in (robber, victim)}
        game.play(robber, RaidCog(victim))
        assert list(game.asking) == [victim]
        game.play(victim, SplitCargo((goods(s=1, o=1), goods(s=1))))
        assert list(game.asking) == [robber]
        game.play(robber, TakePile(0))
        assert game.table.hold(robber) == goods(s=1, o=1)
        assert game.table.hold(victim) == goods(s=1)
        assert {seat: game.table.hold(seat) for seat in spared} == spared
        assert [game.table.is_barred(seat, HERE) for seat in range(seats)] == [
            seat == robber for seat in range(seats)
        ]


@pytest.mark.parametrize(("seats", "robber"), EVERY_SEAT)
def test_g_52_every_left_neighbour_divides_a_citys_goods(seats: int, robber: Seat) -> None:
    loot = {"a": 2, "s": 2}
    game = raid(seats, robber, variants=("three_piles",), city={HERE: loot}, offices={})
    left = left_of(robber, seats)
    assert list(game.asking) == [left]
    held = game.table.hold(robber)
    game.play(left, SplitLoot((goods(a=2), goods(s=1), goods(s=1))))
    game.play(robber, LeavePile(0))
    assert game.table.hold(robber) == (*held[:2], held[2], held[3] + 2)
    assert game.table.goods_in(HERE) == goods(a=2)


@pytest.mark.parametrize(("seats", "first"), EVERY_SEAT)
def test_k_bid_10_every_seat_can_be_first_and_moves_the_guild_master(
    seats: int, first: Seat
) -> None:
    """The best bid's; then its turn comes first, and the others follow by their bids."""
    bids = {seat: [8, 8] if seat == first else [seat] for seat in range(seats)}
    hands = {seat: [*bid, 6] for seat, bid in bids.items()}
    game = auction(**together(seats, hand=hands, guild=1, guild_start=1))
    for seat in reversed(range(seats)):
        game.play(seat, Bid(markers(*bids[seat])))
    order = (first, *reversed(others(first, seats)))
    assert happened(game, OrderSet) == [OrderSet(order)]
    assert list(game.asking) == [first]
    game.play(first, MoveGuild(2))
    assert happened(game, GuildMoved) == [GuildMoved(first, 3, 2)]
    for seat in order:
        assert list(game.asking) == [seat]
        game.play(seat, Anchor())
        game.play(seat, EndTurn())
    assert list(game.asking) == [first], "who bids first in the next round"
    assert listed(game, first, Bid)
