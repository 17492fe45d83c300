"""Vectors of Bornholm."""

from hanse.games.kogge.board import BORNHOLM, NGOODS
from hanse.games.kogge.events.rounds import Produced
from hanse.games.kogge.moves import Bid, ChangeCrest, Land, Sail
from tests.rules.asking import after, happened, listed
from tests.rules.laid_out import KINDS, acting, auction, markers, sailing
from tests.rules.runners.vector import Vector

ISLAND = ("bornholm",)


def place(name: int | str) -> int:
    """A city as the vectors name it."""
    return BORNHOLM if name == "bornholm" else int(name)


def bornholm(v: Vector) -> None:
    if "markers" in v:
        production(v)
    elif "targets" in v:
        ways(v)
    elif "market_pairs_by_players" in v:
        for seats, pairs in v["market_pairs_by_players"].items():
            assert len(auction(seats=seats).table.market) == pairs
    else:
        crest(v)


def production(v: Vector) -> None:
    stock = {} if v["stock"] == "ample" else v["stock"]
    hands = {0: v["markers"], 1: [], 2: [], 3: []}
    game = auction(seats=4, variants=ISLAND, crest=v["crest"], hand=hands, offices={}, stock=stock)
    before = list(game.table.goods)
    game.play(0, Bid(markers(*v["markers"])))
    served = [event.city for event in happened(game, Produced)]
    grown = [now - then for now, then in zip(game.table.goods, before, strict=True)]
    for name, gain in v.get("city_gain", {}).items():
        assert sum(grown[place(name) * NGOODS : (place(name) + 1) * NGOODS]) == gain
    if "serve_order" in v:
        assert served == [place(name) for name in v["serve_order"]]
        kinds = {KINDS[at % NGOODS] for at, gain in enumerate(grown) if gain}
        assert kinds == {v["kind_of_good"]}


def ways(v: Vector) -> None:
    cog = v["cog"]
    game = sailing(seats=4, variants=ISLAND, cogs=(cog,), crest=v["crest"], routes=v["routes"])
    found = []
    for step in listed(game, 0, Sail):
        there = after(game, 0, step)
        lands = listed(there, 0, Land)
        found += [move.value for move in lands] or [there.table.cogs[0]]
    assert found == [place(name) for name in v["targets"]]


def crest(v: Vector) -> None:
    change = v["hand_change"]
    game = acting(
        seats=4,
        variants=ISLAND,
        cogs=(place(v["cog"]),),
        crest=v["crest"],
        hand={0: change["lose"]},
    )
    game.play(0, ChangeCrest(v["lay_on_crest"]))
    assert game.table.crest == v["crest_after"]
    assert game.table.hand(0) == markers(*change["gain"])
