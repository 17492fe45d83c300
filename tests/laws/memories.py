"""Kogge: what a seat has seen stays true in every game that it imagines.

A witness hears only what its seat is told, and remembers the routes it saw and the markers it gave
away. Whatever is imagined from its view must agree with that, and with what the view itself says
that the seat knows.
"""

import random
from typing import Any

from hanse.core.spec import AnySpec
from hanse.core.types import Counts, Event, Seat
from hanse.core.wire import encode
from hanse.games.kogge.board import NGOODS, NVALUES, ROUTES
from hanse.games.kogge.events.actions import RouteChanged
from hanse.games.kogge.events.deals import DealMade
from hanse.games.kogge.events.setup import RoutesLaid
from hanse.games.kogge.events.variants import FightMarkers, Peeked, StartSeen
from hanse.games.kogge.events.voyage import RouteRevealed
from hanse.games.kogge.table import FACE_UP, NONE
from hanse.laws.positions import Explorer, any_dice
from hanse.laws.secrecy import imagined
from hanse.laws.setups import Cell, any_setup
from hanse.laws.whole import viewers

LOOKS = 0.2
"""So often a witness is asked."""


class Witness:
    """One viewer's own memory of routes, and of markers that just went to somebody's hand."""

    def __init__(self) -> None:
        self.routes: dict[int, int] = {}
        self.handed: list[tuple[Seat, Counts]] = []

    def hear(self, events: list[Event]) -> None:
        self.handed = []
        for event in events:
            match event:
                case RoutesLaid(routes):
                    self.routes = dict(enumerate(routes))
                case RouteRevealed(city, slot, marker):
                    self.routes[city * ROUTES + slot] = marker
                case RouteChanged(_, city, slot, _, new):
                    self.routes.pop(city * ROUTES + slot, None)
                    if new != NONE:
                        self.routes[city * ROUTES + slot] = new
                case StartSeen(city=city, routes=routes) | Peeked(city=city, routes=routes):
                    self.routes |= {city * ROUTES + r: v for r, v in enumerate(routes)}
                case FightMarkers((one, other), (first, second)):
                    self.handed += [(other, first), (one, second)]
                case DealMade(seat=seat, to=to, give_markers=give, take_markers=take) if give:
                    self.handed += [(to, give), (seat, take)]

    def forget(self, game: Any, viewer: Seat) -> None:
        """G-79: it remembers no more than its view shows; of that it must still be right."""
        table, knower = game.table, viewer % (game.seats + 1)
        known = [s for s, c in enumerate(table.covered) if c == FACE_UP or table.knows(knower, s)]
        self.routes = {slot: marker for slot, marker in self.routes.items() if slot in known}

    def agrees(self, twin: Any, viewer: Seat) -> None:
        """Nothing that it remembers is otherwise in this game."""
        for slot, marker in self.routes.items():
            assert twin.table.routes[slot] == marker, f"route {slot} was seen to be {marker}"
        for seat, markers in self.handed:
            pool = pool_of(twin.table, viewer % (twin.seats + 1), seat)
            lacking = [v for v, count in enumerate(markers) if pool[v] < count]
            assert not lacking, f"seat {seat} was handed {lacking}"


def check_known(game: Any, viewer: Seat) -> None:
    """What a viewer is said to know of others' hands and cargo is there, in this game."""
    table = game.table
    row = viewer % (table.seats + 1) * table.seats
    for seat in [other for other in range(table.seats) if other != viewer]:
        pool = pool_of(table, viewer % (table.seats + 1), seat)
        for value in range(NVALUES):
            assert table.known[(row + seat) * NVALUES + value] <= pool[value], "a marker"
        goods = list(table.hold(seat))
        for pile in table.piles:
            goods = [g + p for g, p in zip(goods, pile, strict=True)]
        for good in range(NGOODS):
            assert table.known_cargo[(row + seat) * NGOODS + good] <= goods[good], "a good"


def pool_of(table: Any, viewer: int, seat: Seat) -> list[int]:
    """A seat's markers: in hand, laid in secret, and face down where the viewer has not looked."""
    pool = list(table.hand(seat))
    if table.fights[seat]:
        pool = [p + laid for p, laid in zip(pool, table.fights[seat], strict=True)]
    if table.sealed[seat] != NONE:
        pool[table.sealed[seat]] += 1
    for slot, layer in enumerate(table.covered):
        if layer == seat != FACE_UP and not table.seen[slot] >> viewer & 1:
            pool[table.routes[slot]] += 1
    return pool


def check_memories(spec: AnySpec, edition: str, chance: random.Random, cell: Cell) -> int:
    """A whole game, with a look at what its viewers imagine; says how many twins there were."""
    game = spec.play.new(any_setup(spec, edition, chance, cell), any_dice(chance))
    witnesses = {viewer: Witness() for viewer in viewers(game)}
    explorer = Explorer(chance)
    twins = 0
    while True:
        for viewer, witness in witnesses.items():
            witness.hear([told.event for told in game.events if told.reaches(viewer)])
            if game.rules.memory.forgets:
                witness.forget(game, viewer)
            if chance.random() < LOOKS or witness.handed:
                check_viewer(spec, game, viewer, witness, chance)
                twins += 1
        if game.over:
            return twins
        game.play(*explorer.move(game))


def check_viewer(
    spec: AnySpec, game: Any, viewer: Seat, witness: Witness, chance: random.Random
) -> None:
    twin = imagined(spec, game, viewer, chance)
    assert encode(spec.see.view(twin, viewer)) == encode(spec.see.view(game, viewer))
    witness.agrees(game, viewer)
    witness.agrees(twin, viewer)
    check_known(game, viewer)
    check_known(twin, viewer)
