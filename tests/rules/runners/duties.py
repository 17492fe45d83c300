"""Vectors of taxes."""

from hanse.games.kogge.moves import MoveGuild, PayTax
from hanse.games.kogge.phases.taxes import TaxCogs
from tests.rules.asking import listed
from tests.rules.laid_out import guild_phase
from tests.rules.runners.vector import Vector, seats_of


def last_stop(v: Vector) -> None:
    """After the last step nothing follows, whatever variant would put there."""
    city, seats = v["gm_start"], seats_of(v["cogs_in_city_4"])
    game = guild_phase(
        variants=v["variants"],
        guild=v["gm"],
        guild_start=city,
        walked=v["distance"],
        cogs=(city, 8),
        cargo={seats[name]: {"o": count} for name, count in v["cogs_in_city_4"].items()},
    )
    before = {city: sum(game.table.goods_in(city)) for city in v["city_gain"]}
    game.play(0, MoveGuild(v["steps"]))
    assert game.over == v["over"]
    assert {name: game.table.hold_size(seat) for name, seat in seats.items()} == v["cogs_after"]
    assert {c: sum(game.table.goods_in(c)) - before[c] for c in before} == v["city_gain"]


def taxed(v: Vector) -> None:
    assert v["stock"] == "ample"
    city, seats = v["gm_after"], seats_of(v["cogs"])
    game = guild_phase(
        variants=("taxes",),
        guild=city - 1,
        cogs=(city,) * len(seats),
        cargo={seats[name]: {"s": count} for name, count in v["cogs"].items()},
        city={city: v["city_goods"]},
    )
    game.play(0, MoveGuild(1))
    while isinstance(game.agenda[-1], TaxCogs):
        (seat,) = game.asking
        game.play(seat, listed(game, seat, PayTax)[0])
    assert {name: game.table.hold_size(seat) for name, seat in seats.items()} == v["cogs_after"]
    assert game.table.goods_in(city) == v.goods("city_after")
