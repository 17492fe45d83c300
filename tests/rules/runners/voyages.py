"""Vectors of sailing."""

from typing import Any, TypedDict

from hanse.core.types import Move, Seat
from hanse.games.kogge.board import ROUTES
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Anchor, Load, Passage, Sail, Trade
from hanse.games.kogge.table import FACE_UP
from tests.rules.asking import after, happened, listed, refused, sail, targets
from tests.rules.laid_out import goods, markers, new_game, sailing
from tests.rules.runners.vector import Vector

BACK_AND_FORTH = {3: (7, 4), 7: (3, 4)}


def move(v: Vector) -> None:
    if "steps" in v:
        voyage(v)
    elif "by_option" in v:
        blocked(v)
    elif "step_costs" in v:
        prices(v)
    elif "passage_cost_by_step" in v:
        passages(v)
    elif "path" in v:
        circle(v)
    else:
        game = sailing(cogs=(3, 8), routes={3: v["routes_here"]})
        assert targets(game, 0) == v["targets"]


class Squares(TypedDict):
    """The part of a position that tells of routes."""

    routes: dict[int, list[int]]
    hidden: dict[tuple[int, int], tuple[Seat, int]]


def squares(routes: dict[int, list[Any]]) -> Squares:
    """Routes as the vectors tell them; another seat laid the hidden ones."""
    up: dict[int, list[int]] = {}
    hidden: dict[tuple[int, int], tuple[Seat, int]] = {}
    for city, pair in routes.items():
        up[city] = [r["hidden"] if isinstance(r, dict) else r for r in pair]
        for slot, route in enumerate(pair):
            if isinstance(route, dict):
                hidden[city, slot] = (1, route["hidden"])
    return {"routes": up, "hidden": hidden}


def check_routes(game: Kogge, wanted: dict[int, list[int]]) -> None:
    """These routes lie there, face up."""
    for city, pair in wanted.items():
        here = slice(city * ROUTES, (city + 1) * ROUTES)
        assert game.table.routes[here] == pair
        assert game.table.covered[here] == [FACE_UP] * ROUTES


def costs[M: Sail | Passage](game: Kogge, kind: type[M]) -> set[int]:
    """What the offered steps of this kind cost, whatever they are paid with."""
    return {sum(m.goods) + sum(m.markers) for m in listed(game, 0, kind)}


def voyage(v: Vector) -> None:
    (office,) = v["own_office_goods"]
    game = sailing(
        cogs=(v["cog"], 8),
        raided={city: [0] for city in v["own_raid"]},
        offices={office: [0]},
        office_goods={office: [{"f": v["own_office_goods"][office]}]},
        cargo={0: {}},
        **squares(v["routes"]),
    )
    choices = [c for c in v["start_choices"] if c != "stay"]
    assert targets(game, 0) == choices
    assert (listed(game, 0, Anchor) != []) == ("stay" in v["start_choices"])
    for step in v["steps"]:
        banned = v["not_offered"]
        if game.table.cogs[0] == banned["from"]:
            slot = v["routes"][banned["from"]].index(banned["to"])
            assert slot not in {m.target for m in listed(game, 0, Sail)}
            assert refused(game, 0, sail(slot, f=1)) == "K-MOVE-09"
        take_step(game, step)
    assert game.table.cogs[0] == v["cog_after"]
    check_routes(game, v["routes_after"])


def take_step(game: Kogge, step: dict[str, int]) -> None:
    """One step of the book's example, paid in fur, loading on arrival."""
    city = game.table.cogs[0]
    here = game.table.routes[city * ROUTES : (city + 1) * ROUTES]
    slot = step["slot"] if "slot" in step else here.index(step["to"])
    aboard = game.table.hold_size(0)
    assert costs(game, Sail) == {step["cost"]}
    game.play(0, sail(slot, f=step["cost"]))
    assert game.table.hold_size(0) == aboard - step["cost"]
    revealed = [event.marker for event in happened(game, RouteRevealed)]
    assert revealed == ([step["reveals"]] if "reveals" in step else [])
    assert game.table.cogs[0] == step["to"]
    if "load" in step:
        game.play(0, Load(goods(f=step["load"])))
        assert game.table.hold(0) == goods(f=step["load"])


def blocked(v: Vector) -> None:
    assert set(v["by_option"]) == {"movement_ends", "reroute_for_fee"}
    for answer, then in v["by_option"].items():
        game = sailing(
            cogs=(v["cog"], 8),
            raided={city: [0] for city in v["own_raid"]},
            city={v["cog"]: {"s": 4}},
            readings={"hidden_route_blocked": answer},
            **squares(v["routes"]),
        )
        game.play(0, sail(v["first_step_slot"]))
        assert game.table.cogs[0] == then["cog_after"]
        check_routes(game, v["routes_after"])
        check_blocked(game, then)


def check_blocked(game: Kogge, then: dict[str, Any]) -> None:
    if "may_move_on" in then:
        assert (listed(game, 0, Sail) != []) == then["may_move_on"]
        assert (listed(game, 0, Trade) != []) == then["may_trade"]
    else:
        assert then["must_move_on"]
        assert not listed(game, 0, Anchor)
        assert costs(game, Sail) == {then["next_cost"]}


def chip_holder(v: Vector) -> Kogge:
    return sailing(
        cogs=(3, 8), routes=BACK_AND_FORTH, guild=5, chips={0: v["chips"]}, hand={0: [0] * 6}
    )


def prices(v: Vector) -> None:
    game = chip_holder(v)
    for cost in v["step_costs"]:
        assert costs(game, Sail) == {cost}
        game.play(0, sail(0, *[0] * cost))


def passages(v: Vector) -> None:
    game = chip_holder(v)
    for cost in v["passage_cost_by_step"]:
        assert costs(game, Passage) == {cost}
        gone = after(game, 0, Passage(goods(), markers(*[0] * cost)))
        assert gone.table.cogs[0] == 5
        assert gone.table.hand_size(0) == game.table.hand_size(0) - cost
        (price,) = costs(game, Sail)
        game.play(0, sail(0, *[0] * price))


def circle(v: Vector) -> None:
    """The city has what the cog would like; without the circle it could trade."""
    game = sailing(cogs=(v["path"][0], 8), routes=BACK_AND_FORTH, cargo={0: {"f": 2}})
    for at, city in enumerate(v["path"][1:]):
        game.play(0, sail(0, f=1) if at else sail(0))
        assert game.table.cogs[0] == city
    game.play(0, Anchor())
    assert (listed(game, 0, Trade) != []) == v["may_trade"]
    assert happens_otherwise(v["path"][-1])


def happens_otherwise(city: int) -> list[Move]:
    """Trades that are possible after a single step to the same city."""
    game = sailing(cogs=(7, 8), routes={7: (city, 4)}, cargo={0: {"o": 1}}, city={city: {"f": 2}})
    game.play(0, sail(0))
    game.play(0, Anchor())
    return list(listed(game, 0, Trade))


def memory(v: Vector) -> None:
    if "start_cargo_by_option" in v:
        first_cargo(v)
        return
    game = sailing(cogs=(v["cog"], 8), variants=("memory",), hidden=squares(v["routes"])["hidden"])
    game.play(0, sail(v["first_step_slot"]))
    assert game.table.cogs[0] == v["cog_after"]
    assert (listed(game, 0, Sail) != []) == v["may_move_on"]
    assert costs(game, Sail) == {v["next_cost"]}
    for city, pair in v["routes_after"].items():
        here = slice(city * ROUTES, (city + 1) * ROUTES)
        assert game.table.routes[here] == [route["hidden"] for route in pair]
        assert FACE_UP not in game.table.covered[here]


def first_cargo(v: Vector) -> None:
    """Keyed by the answers of memory_start_fur."""
    for fur, hold in v["start_cargo_by_option"].items():
        game = new_game(4, {"memory_start_fur": str(fur)}, variants=("memory",))
        assert {game.table.hold(seat) for seat in range(4)} == {goods(hold)}
        assert game.table.stock[1] == v["fur_stock_with_four_players"][fur]
