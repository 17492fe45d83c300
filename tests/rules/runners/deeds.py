"""Vectors of building, trading, changing routes and buying markers."""

from collections import Counter

from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.moves import Build, Buy, ChangeRoute, Trade
from hanse.games.kogge.scoring import development
from tests.rules.asking import after, listed, refused
from tests.rules.laid_out import Goods, acting, goods, markers
from tests.rules.runners.vector import Vector
from tests.rules.runners.voyages import squares

RICH = {"o": 3, "f": 3, "a": 3, "s": 3}
BOTH = 0


def build(v: Vector) -> None:
    if "own_offices" in v:
        fifth(v)
        return
    city, there = v["city"], v["offices_there"]
    paid = v.get("pay_markers", [city, city])
    game = acting(
        cogs=(city, 8), hand={0: paid}, cargo={0: RICH}, offices={city: [1] * there, 8: [0]}
    )
    if not v.get("legal", True):
        assert refused(game, 0, Build(BOTH)) == "K-ACT-BUILD-03"
        return
    before, points = game.table.hold(0), development(game.table, 0)
    game.play(0, Build(BOTH))
    spent = tuple(b - a for a, b in zip(game.table.hold(0), before, strict=True))
    assert spent == v.goods("pay_goods")
    assert game.table.hand_size(0) == 0
    assert development(game.table, 0) - points == v.get("dp_gain", 1)


def fifth(v: Vector) -> None:
    own = {city: [0] for city in (8, 7, 6, 4)[: v["own_offices"]]}
    game = acting(cogs=(5, 8), hand={0: [5]}, cargo={0: RICH}, offices=own)
    assert game.table.chip_count(0) == v["own_chips"]
    assert v["builds"]
    assert v["result"] == "wins_at_once"
    game.play(0, Build(BOTH))
    assert game.over
    assert game.table.result
    assert game.table.result.winners == (0,)


def as_trade(deal: dict[str, Goods]) -> Trade:
    return Trade(goods(deal["give"]), goods(deal["take"]))


def trade(v: Vector) -> None:
    if "chips" in v:
        three_for_one(v)
        return
    city = v.get("city", 3)
    options = v.get("legal_by_option", {"disjoint": None})
    for rule, legal in options.items():
        cog = v.get("cog", {"f": 2, "s": 1})
        game = acting(
            cogs=(city, 8),
            city={city: v["city_goods"]},
            cargo={0: cog},
            readings={"trade_kind_rule": rule},
        )
        for deal in v.get("legal", []):
            assert game.asking[0].allows(as_trade(deal))
            assert after(game, 0, as_trade(deal)).table.hold(0) != game.table.hold(0)
        for deal in v.get("illegal", []):
            fewer = sum(deal["take"].values()) < sum(deal["give"].values())
            rule_broken = "K-ACT-TRADE-04" if fewer else "K-ACT-TRADE-06"
            assert refused(game, 0, as_trade(deal)) == rule_broken
        if legal is not None:
            assert game.asking[0].allows(as_trade(v["do"])) == legal
    if "cog_after" in v:
        game.play(0, as_trade(v["do"]))
        assert game.table.hold(0) == v.goods("cog_after")
        assert game.table.goods_in(city) == v.goods("city_after")


def three_for_one(v: Vector) -> None:
    game = acting(
        cogs=(3, 8), city={3: {"o": 8}}, cargo={0: {"f": v["give"]}}, chips={0: v["chips"]}
    )
    fair = [n for n in range(9) if game.asking[0].allows(Trade(goods(f=v["give"]), goods(o=n)))]
    assert fair == list(range(v["take_min"], v["take_max"] + 1))


def route(v: Vector) -> None:
    city = v["city"]
    if "lay_attempts" in v:
        here = squares({city: v["routes"]})
        game = acting(cogs=(city, 8), hand={0: [3, 5, 7]}, **here)
        covered = acting(cogs=(city, 8), hand={0: [3, 5, 7]}, variants=("memory",), **here)
        for attempt in v["lay_attempts"]:
            change = ChangeRoute(attempt["lay"], attempt["slot"])
            legal = attempt["legal"]
            assert game.asking[0].allows(change) == legal
            assert covered.asking[0].allows(change) == attempt.get("legal_in_memory", legal)
        return
    game = acting(cogs=(city, 8), hand={0: [v["lay"], 1]}, **squares({city: v["routes"]}))
    hand = Counter({v["lay"]: 1, 1: 1})
    game.play(0, ChangeRoute(v["lay"], v["on_slot"]))
    for slot, wanted in enumerate(v["routes_after"]):
        hidden = isinstance(wanted, dict)
        assert game.table.routes[city * ROUTES + slot] == (wanted["hidden"] if hidden else wanted)
        assert (game.table.covered[city * ROUTES + slot] == 0) == hidden
    hand = hand - Counter(v["hand_change"]["lose"]) + Counter(v["hand_change"]["gain"])
    assert game.table.hand(0) == markers(*hand.elements())


def buy(v: Vector) -> None:
    market = [tuple(sorted(pair)) for pair in v["market"]]
    wanted, (kind,) = tuple(sorted(v["take"])), v["pay"]
    game = acting(cogs=(4, 8), market=market, cargo={0: {kind: 2}}, hand={0: []})
    offered = {after(game, 0, m).table.hand(0) for m in listed(game, 0, Buy)}
    assert offered == {markers(*pair) for pair in market}
    assert all(markers(*wrong) not in offered for wrong in v["illegal_take"])
    purchase = Buy(goods(v["pay"]), (), market.index(wanted))
    game.play(0, purchase)
    assert game.table.hand(0) == markers(*v["take"])
    assert game.table.market == [tuple(sorted(pair)) for pair in v["market_after"]]
    assert v["second_time_this_turn"] == "illegal"
    assert refused(game, 0, Buy(goods(v["pay"]), (), 0)) == "K-ACT-BUY-02"
