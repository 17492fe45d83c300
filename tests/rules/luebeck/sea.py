"""A position of Lübeck laid out by hand: a real new game, its pieces moved as a test wants them.

Cards are named as people would: "Riga 3", "trade Riga", "double Riga", "pirates", "change". What
a test does not name is in the stack, on the field, in reserve.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict, Unpack

from hanse.core.dice import Dice
from hanse.core.setup import Setup
from hanse.core.steps import InOrder, Step
from hanse.core.types import Seat
from hanse.games import GAMES
from hanse.games.luebeck.actions.action_round import Acting
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS, PIRATES, SHIP_CHANGE, TRADE_VOYAGE
from hanse.games.luebeck.phases.packet_choice import Naming
from hanse.games.luebeck.phases.round_end import Rounds
from hanse.games.luebeck.table import Table

SPEC = GAMES["luebeck"]


class Wanted(TypedDict, total=False):
    """What a test may ask for. Cogs are a list of city and the seats aboard."""

    seats: int
    readings: Mapping[str, str]
    map: str
    hands: Mapping[Seat, Sequence[str]]
    packets: Sequence[Sequence[str]]
    discards: Sequence[str]
    doublings: Mapping[Seat, Sequence[str]]
    stack: Sequence[str] | None
    cogs: Sequence[tuple[str, Sequence[Seat]]]
    compass: Seat
    run: int
    last_round: bool
    passed: Sequence[Seat]


def new_game(
    seats: int = 3, key: int = 0, readings: Mapping[str, str] | None = None, own_map: str = ""
) -> Luebeck:
    """A real new game; every key gives another one. A map of one's own is told as a file."""
    data = (("map", SPEC.about.data["map"](own_map)),) if own_map else ()
    setup = Setup("luebeck", seats, readings=tuple((readings or {}).items()), data=data)
    game = SPEC.play.new(setup, Dice(b"sea%d" % key))
    assert isinstance(game, Luebeck)
    return game


def city(game: Luebeck, name: str) -> int:
    return game.rules.chart.number(name)


def card(game: Luebeck, name: str) -> int:
    """The number of a card told in words."""
    deck = game.rules.deck
    match name.split():
        case ["pirates"]:
            return deck.kind(PIRATES)
        case ["change"]:
            return deck.kind(SHIP_CHANGE)
        case ["trade", place]:
            return deck.kind(TRADE_VOYAGE, city(game, place))
        case ["double", place]:
            return deck.kind(DOUBLING, city(game, place))
        case [place, value]:
            return deck.kind(GOODS, city(game, place), int(value))
    raise LookupError(name)


def cards(game: Luebeck, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(card(game, name) for name in names))


def laid(step: Step[Luebeck], **wanted: Unpack[Wanted]) -> Luebeck:
    """The position wanted, this step next and the rest of the round after it."""
    readings, own_map = wanted.get("readings"), wanted.get("map", "")
    game = new_game(wanted.get("seats", 3), readings=readings, own_map=own_map)
    pieces = SPEC.play.pieces(game)
    fresh = Table.new(game.seats, game.rules.deck.counts)
    fresh.compass, fresh.round = wanted.get("compass", 0), 1
    fresh.run, fresh.last_round = wanted.get("run", 1), wanted.get("last_round", False)
    for seat in wanted.get("passed", ()):
        fresh.passed[seat] = True
    game.table = fresh
    lay_cards(game, wanted)
    for number, (name, aboard) in enumerate(wanted.get("cogs", ())):
        set_sail(game, number, name, aboard)
    assert SPEC.play.pieces(game) == pieces, "pieces are lost or made"
    put_on_top(game, step)
    return game


def lay_cards(game: Luebeck, wanted: Wanted) -> None:
    table = game.table
    for seat, names in wanted.get("hands", {}).items():
        table.hands[seat] = taken(game, names)
    for seat, names in wanted.get("doublings", {}).items():
        table.doublings[seat] = taken(game, names)
    table.packets = [taken(game, names) for names in wanted.get("packets", ())]
    for kind in taken(game, wanted.get("discards", ())):
        table.discards[kind] += 1
    left = wanted.get("stack")
    if left is not None:
        put_away(game, left)


def taken(game: Luebeck, names: Iterable[str]) -> tuple[int, ...]:
    """These cards out of the stack."""
    kinds = cards(game, names)
    for kind in kinds:
        game.table.stack[kind] -= 1
    return kinds


def put_away(game: Luebeck, left: Sequence[str]) -> None:
    """Only these stay in the stack; the rest lies among the doublings of the last seat."""
    kept = taken(game, left)
    table = game.table
    away = [kind for kind, count in enumerate(table.stack) for _ in range(count)]
    table.doublings[-1] += tuple(away)
    table.stack = [kept.count(kind) for kind in range(len(table.stack))]


def set_sail(game: Luebeck, cog: int, name: str, aboard: Sequence[Seat]) -> None:
    game.table.places[cog] = city(game, name)
    for seat in aboard:
        game.table.crews[cog * game.seats + seat] += 1
        game.table.reserve[seat] -= 1


def put_on_top(game: Luebeck, step: Step[Luebeck]) -> None:
    part = Naming if isinstance(step, Acting) else type(step)
    at = next(i for i, p in enumerate(game.rules.round) if type(p) is part)
    game.agenda = [Rounds(), InOrder("round", at + 1), step]
    game.asked_at = {}
    game.events = []
    game.settle()


def acting(seat: Seat = 0, **wanted: Unpack[Wanted]) -> Luebeck:
    """The seat's turn for an action."""
    return laid(Acting(seat), **wanted)


def place(game: Luebeck, cog: int = 0) -> str:
    """Where a cog is."""
    at = game.table.places[cog]
    return "field" if at < 0 else game.rules.chart.cities[at]
