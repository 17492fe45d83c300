"""Vectors of Lübeck."""

from typing import Any

from hanse.core.types import Move
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.moves import Discard, Pass
from hanse.games.luebeck.phases.display import Display
from tests.rules.luebeck.asking import doubling, goods, kinds
from tests.rules.luebeck.sea import acting, card, laid, new_game, place
from tests.rules.runners.vector import Vector

FAR = {3: "Riga 3", 4: "Reval 4", 5: "London 5"}
"""Cards that nobody can play with every cog on the field."""


def luebeck(v: Vector) -> None:
    field = next(name for name in RUNNERS if name in v)
    RUNNERS[field](v)


def display(v: Vector) -> None:
    packets = [["pirates"] * size for size in v["packets_left"]]
    game = laid(Display(), seats=v["players"], packets=packets)
    assert [len(packet) for packet in game.table.packets] == v["packets_after"]


def one_play(v: Vector) -> None:
    assert v["aboard"] == [v["play"]["by"]]
    name = f"{v['play']['city']} {v['play']['value']}"
    game = acting(0, cogs=[(v["cog"], [0])], hands={0: [name]})
    game.play(0, goods(game, name))
    assert place(game) == v["cog_after"]
    assert game.table.scores[0] == v["score_gain"]


def several_plays(v: Vector) -> None:
    """One player's cards; the others have passed."""
    names = [name_of(play) for play in v["plays"]]
    assert {play["by"] for play in v["plays"]} == set(v["aboard"])
    game = acting(0, cogs=[(v["cog"], [0])], hands={0: names}, passed=[1, 2])
    for play in v["plays"]:
        before = game.table.scores[0]
        game.play(0, move_of(game, play))
        assert game.table.scores[0] - before == play["score_gain"]
        assert place(game) == play.get("cog_after", place(game))


def name_of(play: dict[str, Any]) -> str:
    return f"double {play['doubling']}" if "doubling" in play else f"{play['city']} {play['value']}"


def move_of(game: Luebeck, play: dict[str, Any]) -> Move:
    if "doubling" in play:
        return doubling(game, play["doubling"])
    return goods(game, name_of(play))


def discards(v: Vector) -> None:
    assert v["playable"] == "none"
    for case in v["discards"]:
        name = "double Riga" if case["card"] == "special" else FAR[case["card"]["value"]]
        hand = [name, "Reval 6", "London 6", "Brügge 6"][: v["hand_size"]]
        game = acting(0, hands={0: hand})
        assert Pass not in kinds(game, 0)
        game.play(0, Discard(card(game, name)))
        assert game.table.scores[0] == case["score_gain"]


def passing(v: Vector) -> None:
    hand = ["Reval 6", "London 6", "Brügge 6", "Riga 3"][: v["hand_size"]]
    game = acting(0, hands={0: hand})
    assert v["acted_this_round"] is False
    assert game.asking[0].allows(Pass()) == v["may_pass"]


def unloading(v: Vector) -> None:
    cogs = [(city, range(1, 1 + aboard)) for city, aboard in v["cogs_at_round_end"].items()]
    game = acting(0, cogs=cogs, hands={0: ["pirates"]}, passed=[1, 2])
    game.play(0, Pass())
    after = {city: place(game, cog) for cog, (city, _) in enumerate(cogs)}
    assert [city for city in after if after[city] == "field"] == v["unloaded"]
    assert [city for city in after if after[city] == city] == v["stays"]


def final_hand(v: Vector) -> None:
    hand = ["pirates" if one == "special" else FAR[one["value"]] for one in v["final_hand"]]
    game = acting(0, hands={0: hand}, passed=[1, 2], last_round=True)
    game.play(0, Pass())
    assert game.table.scores[0] == v["score_gain"]


def numbers(v: Vector) -> None:
    for seats, cogs in v["cogs"].items():
        game = new_game(seats)
        assert len(game.table.places) == cogs
        assert len(game.table.packets) == v["packets"][seats]


def targets(v: Vector) -> None:
    for start, ends in v["sail_targets"].items():
        names = [f"{end} 3" for end in ends]
        game = acting(0, cogs=[(start, [0])], hands={0: names})
        after = game.rules.chart.after[game.rules.chart.number(start)]
        assert [game.rules.chart.cities[city] for city in after] == ends
        assert all(game.asking[0].allows(goods(game, name)) for name in names)
    for wrong in v["illegal"]:
        name = f"{wrong['to']} 3"
        game = acting(0, cogs=[(wrong["from"], [0])], hands={0: [name]})
        assert not game.asking[0].allows(goods(game, name))


RUNNERS = {
    "packets_left": display,
    "play": one_play,
    "plays": several_plays,
    "discards": discards,
    "may_pass": passing,
    "cogs_at_round_end": unloading,
    "final_hand": final_hand,
    "packets": numbers,
    "sail_targets": targets,
}
"""By a field that only vectors of this kind have."""
