"""Vectors of deals with the guild master."""

from hanse.games.kogge.actions.turn_actions import Acting
from hanse.games.kogge.board import GOODS
from hanse.games.kogge.moves import BuyRaid, GiveGood, GiveMarker, Sell, TakeMarker
from hanse.games.kogge.scoring import development
from tests.rules.asking import refused
from tests.rules.laid_out import KINDS, acting, goods, markers, put_on_top
from tests.rules.runners.vector import Vector


def guild_deal(v: Vector) -> None:
    if "good_for_marker" in v:
        for deal in v["good_for_marker"]:
            good_for_marker(v, deal["give"], deal["take"])
    elif "marker_for_good" in v:
        for deal in v["marker_for_good"]:
            marker_for_good(v, deal["give"], deal["take"])
    elif "give_markers" in v:
        second_raid_marker(v)
    else:
        sale(v)


def good_for_marker(v: Vector, give: str, take: int) -> None:
    """Whether the marker is there is only known when the good is given (G-62)."""
    legal = v.get("legal", True)
    lacking = v.get("requires", "") == "marker in reserve"
    for there in (True, False) if lacking else (True,):
        reserve = [0, 1, 2, 3, 4, 5, 6, 7, 8]
        if not there:
            reserve.remove(take)
        game = acting(cogs=(4, 8), guild=4, cargo={0: {give: 1}}, reserve=reserve)
        game.play(0, GiveGood(KINDS.index(give)))
        assert game.asking[0].allows(TakeMarker(take)) == (legal and there)
        if legal and there:
            had = game.table.hands[take]
            game.play(0, TakeMarker(take))
            assert game.table.hands[take] == had + 1


def marker_for_good(v: Vector, give: int, take: str) -> None:
    assert v["requires"] == "good in stock"
    game = acting(cogs=(4, 8), guild=4, hand={0: [give]}, cargo={0: {}}, stock={take: 1})
    game.play(0, GiveMarker(give))
    assert game.table.hold(0) == goods({take: 1})
    empty = acting(cogs=(4, 8), guild=4, hand={0: [give]}, stock={take: 0})
    assert refused(empty, 0, GiveMarker(give)) == "K-ACT-GM-06"


def second_raid_marker(v: Vector) -> None:
    assert v["gain"] == "second_raid_marker"
    given = v["give_markers"]
    game = acting(cogs=(5, 8), guild=5, hand={0: given * 2})
    game.play(0, BuyRaid(given[0]))
    assert game.table.hand(0) == markers(*given)
    assert game.table.raids[0] == 2
    put_on_top(game, Acting(0, 4))
    assert v["second_time"] == "illegal"
    assert refused(game, 0, BuyRaid(given[0])) == "K-ACT-GM-02"


def sale(v: Vector) -> None:
    for hold in v["sale_legal"]:
        (kind,) = hold
        game = acting(cogs=(4, 8), guild=4, cargo={0: hold})
        before = development(game.table, 0)
        game.play(0, Sell(0, KINDS.index(kind)))
        assert game.table.hold(0) == goods()
        assert game.table.chip_count(0) == v["gain"]["chip"]
        assert development(game.table, 0) - before == v["gain"]["dp"]
    for hold in v["sale_illegal"]:
        game = acting(cogs=(4, 8), guild=4, cargo={0: hold})
        for good in range(len(GOODS)):
            assert refused(game, 0, Sell(0, good)) == "K-ACT-GM-03"
