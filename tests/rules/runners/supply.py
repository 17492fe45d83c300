"""Vectors of the setup and of the first two phases."""

from collections import Counter
from collections.abc import Sequence

from hanse.core.types import Seat
from hanse.games.kogge.board import NGOODS, SITES
from hanse.games.kogge.events.rounds import NoBid
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Bid, MoveGuild, PickStart
from tests.rules.asking import after, happened, listed, refused
from tests.rules.laid_out import KINDS, auction, goods, guild_phase, markers, new_game
from tests.rules.runners import duties
from tests.rules.runners.vector import Vector, seats_of

RANKINGS = ("class_b", "designer_groups")
EMPTY = {seat: dict[str, int]() for seat in range(4)}


def bid_all(bids: Sequence[Sequence[int]], ranking: str = "class_b", zero: str = "adds") -> Kogge:
    """Seat after seat makes its bid; an empty one means an empty hand."""
    game = auction(
        seats=len(bids),
        hand=dict(enumerate(bids)),
        offices={},
        readings={"bid_mixed_groups": ranking, "zero_in_bid": zero},
    )
    for seat, bid in enumerate(bids):
        if bid:
            game.play(seat, Bid(markers(*bid)))
    return game


def bid(v: Vector) -> None:
    if "beats" in v:
        for better, worse in v["beats"]:
            assert bid_all([worse, better]).table.order == [1, 0]
            assert bid_all([better, worse]).table.order == [0, 1]
    if "bids" in v:
        ranked(v)
    if "expect" in v:
        passed_over(v)
    elif "earlier" in v:
        repeated(v)


def ranked(v: Vector) -> None:
    """The new order holds at once: its first moves the guild master (K-BID-10)."""
    seats = seats_of(v["bids"])
    bids = [[] if v["bids"][name] == "none" else v["bids"][name] for name in seats]
    orders = v["order_by_option"] if "order_by_option" in v else dict.fromkeys(RANKINGS, v["order"])
    assert set(orders) == set(RANKINGS)
    for ranking, order in orders.items():
        game = bid_all(bids, ranking)
        assert game.table.order == [seats[name] for name in order]
        assert list(game.asking) == game.table.order[:1]
    if "produced" in v:
        assert v["offices"] == {}
        before = bid_all([[]] * len(bids)).table.goods
        gains = {city: goods(wares) for city, wares in v["produced"].items()}
        for city in range(9):
            gain = [
                game.table.goods[city * NGOODS + g] - before[city * NGOODS + g]
                for g in (0, 1, 2, 3)
            ]
            assert tuple(gain) == gains.get(city, goods())


def repeated(v: Vector) -> None:
    bids = v["legal"] + v["illegal"]
    hand = [value for value in range(9) for _ in range(max(b.count(value) for b in bids))]
    earlier = v["earlier"]
    game = auction(seats=len(earlier) + 1, hand={**dict(enumerate(earlier)), len(earlier): hand})
    for seat, laid in enumerate(earlier):
        game.play(seat, Bid(markers(*laid)))
    last = len(earlier)
    for laid in v["illegal"]:
        assert refused(game, last, Bid(markers(*laid))) == "K-BID-03"
    for laid in v["legal"]:
        assert Bid(markers(*laid)) in listed(game, last, Bid)
        left = Counter(hand) - Counter(laid)
        bidden = after(game, last, Bid(markers(*laid)))
        assert bidden.table.hand(last) == markers(*left.elements())


def passed_over(v: Vector) -> None:
    assert v["expect"] == "skipped_and_last"
    last = len(v["earlier"])
    game = auction(seats=last + 1, hand={**dict(enumerate(v["earlier"])), last: v["hand"]})
    for seat, laid in enumerate(v["earlier"]):
        game.play(seat, Bid(markers(*laid)))
    assert happened(game, NoBid) == [NoBid(last)]
    assert game.table.order[-1] == last
    assert last not in game.asking


def production(v: Vector) -> None:
    if "goods_by_copies" in v:
        for copies, count in v["goods_by_copies"].items():
            grown = [gain([city] * copies, city) for city in range(9)]
            assert grown == [count] * 9
        return
    seats = seats_of(sorted(v["office_gain"]))
    stock = {} if v["stock"] == "ample" else v["stock"]
    game = laid_out(v["markers"], seats, v["offices"], stock)
    before = list(game.table.goods)
    game.play(0, Bid(markers(*v["markers"])))
    assert {
        c: sum(game.table.goods_in(c)) - sum(before[4 * c : 4 * c + 4]) for c in v["city_gain"]
    } == (v["city_gain"])
    check_offices(game, v, seats)
    for kind, left in v.get("stock_after", {}).items():
        assert game.table.stock[KINDS.index(kind)] == left


def laid_out(
    bid: list[int],
    seats: dict[str, Seat],
    offices: dict[int, list[str]],
    stock: dict[str, int],
) -> Kogge:
    """Seat 0 holds the markers of the bid, the others none."""
    count = max(2, len(seats))
    return auction(
        seats=count,
        hand={0: bid, **{seat: [] for seat in range(1, count)}},
        cargo={seat: EMPTY[seat] for seat in range(count)},
        offices={city: [seats[name] for name in names] for city, names in offices.items()},
        stock=stock,
    )


def check_offices(game: Kogge, v: Vector, seats: dict[str, Seat]) -> None:
    """Goods in everybody's offices, which were empty before."""
    for name, count in v["office_gain"].items():
        sites = [s for s, owner in enumerate(game.table.sites) if owner == seats[name]]
        inside = sum(sum(game.table.site_goods[s * NGOODS : (s + 1) * NGOODS]) for s in sites)
        assert inside == count
        assert {s // SITES for s in sites} == {c for c, n in v["offices"].items() if name in n}


def gain(bid: list[int], city: int) -> int:
    """How much this bid brings to a city without offices."""
    game = laid_out(bid, {}, {}, dict.fromkeys(KINDS, 8))
    before = sum(game.table.goods_in(city))
    game.play(0, Bid(markers(*bid)))
    return sum(game.table.goods_in(city)) - before


def setup(v: Vector) -> None:
    if "city" in v:
        for seats in (2, 3, 4):
            assert new_game(seats).table.goods_in(v["city"]) == v.goods("start_goods")
        return
    counts = v["reserve_and_stock_by_players"]
    assert set(counts) == {1, 2, 3, 4, 5}
    for seats in counts:
        game = new_game(seats, variants=("solo",) if seats == 1 else ())
        for seat in range(seats):
            game.play(seat, PickStart(seat))
        unsold = 2 * len(game.table.market)
        assert sum(game.table.reserve) + unsold == counts[seats]["markers"]
        assert tuple(game.table.stock) == tuple(counts[seats][kind] for kind in KINDS)


def start(v: Vector) -> None:
    seats = seats_of(v["picks"])
    game = new_game(len(seats))
    for name, city in v["picks"].items():
        game.play(seats[name], PickStart(city))
    table = game.table
    if "order" in v:
        assert table.order == [seats[name] for name in v["order"]]
        assert {n: table.hand_size(seats[n]) for n in seats} == v["hand_sizes"]
        return
    assert {n: table.cogs[seats[n]] for n in v["settled"]} == v["settled"]
    assert sorted(game.asking) == [seats[name] for name in v["pick_again"]]
    for seat in game.asking:
        offered = [move.value for move in listed(game, seat, PickStart)]
        assert offered == [city for city in range(9) if city != v["barred_next_attempt"]]


def guild(v: Vector) -> None:
    if "offices" in v:
        brought(v)
        return
    if "cogs_in_city_4" in v:
        duties.last_stop(v)
        return
    steps = v["gm_after_by_steps"] if "gm_after_by_steps" in v else {v["steps"]: v["gm_after"]}
    for count, city in steps.items():
        game = guild_phase(
            guild=v["gm"],
            guild_start=v.get("gm_start", 0),
            walked=v.get("distance", 0),
            raided={c: [1] for c in v["raided"]},
        )
        game.play(0, MoveGuild(count))
        assert game.table.guild == city
        assert game.table.walked == v.get("distance_after", game.table.walked)
        assert game.over == v.get("over", False)
        assert (not game.asking) == (v.get("player_phase", "") == "skipped" or game.over)


def brought(v: Vector) -> None:
    assert v["stock"] == "ample"
    seats = seats_of(v["office_gain"])
    offices = {city: [seats[name] for name in names] for city, names in v["offices"].items()}
    game = guild_phase(guild=v["gm_after"] - 1, offices=offices)
    before = {city: sum(game.table.goods_in(city)) for city in v["city_gain"]}
    game.play(0, MoveGuild(1))
    assert game.table.guild == v["gm_after"]
    assert {c: sum(game.table.goods_in(c)) - before[c] for c in before} == v["city_gain"]
    check_offices(game, v, seats)
