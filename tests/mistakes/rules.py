"""Rules of Kogge that no law of every game can know, each as a check on a position."""

import random
from typing import Any

from hanse.core.spec import AnySpec
from hanse.core.types import Move
from hanse.games.kogge.actions.sail import Sailing
from hanse.games.kogge.board import ROUTES, TWO_SPACES
from hanse.games.kogge.events.actions import MarkerTaken, RouteChanged
from hanse.games.kogge.events.rounds import MarkerDrawn
from hanse.games.kogge.moves import Deliver, Sail
from hanse.games.kogge.table import NOBODY, Table
from hanse.games.kogge.view.sample_hidden import spread
from hanse.laws.positions import any_dice
from hanse.laws.whole import viewers, walk

SECRET_VALUES = {
    MarkerTaken: "marker",
    MarkerDrawn: "marker",
    RouteChanged: "new",
}


def check_second_step_is_paid(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-MOVE-03: after the first step each costs one good or marker; a chip frees the second."""
    game = spec.text.from_position(position, any_dice(chance))
    step = game.agenda[-1]
    assert isinstance(step, Sailing)
    free = 2 if game.table.chip(step.seat, TWO_SPACES) else 1
    for move in game.asking[step.seat].moves():
        if isinstance(move, Sail):
            assert paid(move) == (step.steps >= free), "a step at the wrong price"


def paid(move: Sail) -> int:
    return sum(move.goods) + sum(move.markers)


def check_routes_lead_away(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-SETUP-08, K-ACT-ROUTE-02, G-70: no city has its own number but by memory's blind start."""
    game = spec.text.from_position(position, any_dice(chance))
    for _ in walk(game, chance, 6):
        for slot, value in enumerate(game.table.routes):
            blind = game.table.covered[slot] == NOBODY
            assert blind or value != slot // ROUTES, "a route leads back to where it begins"


def check_guild_master_avoids_raids(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-GM-02, K-ACT-RAID-08: he never stops in a raided city."""
    game = spec.text.from_position(position, any_dice(chance))
    seat, question = next(iter(game.asking.items()))
    for move in question.moves():
        after = game.copy()
        after.play(seat, move)
        assert not after.table.raided[after.table.guild], "he stopped where a raid was"


def check_values_are_private(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-BONUS-02, K-ACT-GM-04, K-ACT-ROUTE-03: a marker's value is told to its owner alone."""
    game = spec.text.from_position(position, any_dice(chance))
    for _ in walk(game, chance, 3):
        for viewer in viewers(game):
            for told in game.events:
                kind: Any = type(told.event)
                if told.reaches(viewer) and kind in SECRET_VALUES:
                    value = getattr(told.event, SECRET_VALUES[kind])
                    assert value < 0 or told.event.seat == viewer, "told to one who may not know"


def check_pools_are_true(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """What a viewer knows to be in a pool is there: hand, face-down routes, what is sealed."""
    game = spec.text.from_position(position, any_dice(chance))
    for _ in walk(game, chance, 6):
        flat = [count for pool in pools(game.table) for count in pool]
        for place, known in enumerate(game.table.known):
            assert known <= flat[place % len(flat)], "known, and not so"


def pools(table: Table) -> list[list[int]]:
    """What each seat has in its pool."""
    there = [list(table.hand(seat)) for seat in range(table.seats)]
    laid = [(layer, value) for layer, value in zip(table.covered, table.routes, strict=True)]
    sealed = list(enumerate(table.sealed))
    fought = [(s, v) for s, laid in enumerate(table.fights) for v in spread(laid)]
    for seat, value in laid + sealed + fought:
        if seat >= 0 and value >= 0:
            there[seat][value] += 1
    return there


def check_each_action_once(spec: AnySpec, position: bytes, chance: random.Random) -> None:
    """K-ACT-GEN-01: what was done this turn is not offered again, but for deliveries (G-38)."""
    game = spec.text.from_position(position, any_dice(chance))
    seat = next(iter(game.asking))
    done: set[type[Move]] = set()
    while game.asking.keys() == {seat} and type(game.agenda[-1]).__name__ == "Acting":
        move = game.asking[seat].sample(chance.randrange)
        assert type(move) not in done or move.__struct_fields__ == (), "an action twice in a turn"
        done |= {type(move)} - {Deliver}
        game.play(seat, move)
