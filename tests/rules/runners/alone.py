"""Vectors of the game for one."""

from hanse.games.kogge.events.solo import AuctionLost, CityCleared, GuildDriven
from tests.rules.asking import happened
from tests.rules.laid_out import goods
from tests.rules.runners.vector import Vector
from tests.rules.soloing import bid, bidding, clearing, drawn


def solo(v: Vector) -> None:
    if "before_move" in v:
        cleared(v)
    else:
        contested(v)


def cleared(v: Vector) -> None:
    city, expected = v["gm"], v["before_move"]
    game = clearing(guild=city, city={city: v["city_goods"]})
    assert expected["to"] == "stock"
    assert happened(game, CityCleared) == [CityCleared(city, v.goods("city_goods"))]
    assert game.table.goods_in(city) == goods(expected["city_after"])
    assert game.table.guild == city, "he has not moved yet"


def contested(v: Vector) -> None:
    game = bid(bidding(*v["virtual_draws"], hand={0: [*v["player_bid"], 0, 1]}), *v["player_bid"])
    assert sorted(v["virtual_bid"]) == sorted(marker for _, marker in drawn(game))
    assert v["winner"] == "virtual"
    assert len(happened(game, AuctionLost)) == 1
    assert [event.walked for event in happened(game, GuildDriven)] == [v["gm_steps"]]
