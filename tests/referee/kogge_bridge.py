"""Between the engine's Kogge and its second referee: the same positions, two ways."""

from typing import Any

from hanse.games.kogge import board
from tests.referee.kogge import Kogge
from tests.referee.kogge_house import House
from tests.referee.kogge_pieces import NO_MARKERS
from tests.referee.kogge_table import Answer, Table
from tests.referee.kogge_tries import (
    BIG,
    altered,
    guess,
    guess_offer,
    replies,
    thinkable,
    too_many,
)
from tests.referee.kogge_words import OURS_OF, answer_of, move_of, well_formed

__all__ = [
    "BIG",
    "altered",
    "answer_of",
    "begin",
    "expected",
    "follow",
    "guess",
    "guess_offer",
    "move_of",
    "outcome",
    "position",
    "replies",
    "thinkable",
    "too_many",
    "well_formed",
]


def begin(game: Any) -> Kogge:
    """The referee of a game that has just begun; chance is told to it."""
    setup, table = game.setup, game.table
    referee = Kogge(House(setup.seats, setup.edition, setup.variants, setup.readings))
    referee.lay_out(table.guild, rows(table.routes, 2), table.crest)
    referee.lay_island()
    if referee.house.has("pirate"):
        referee.name_pirate(table.pirate)
    if referee.house.has("solo"):
        cities = {mask >> 1: city for city, mask in enumerate(table.raided) if mask >> 1}
        referee.lay_strangers([cities[1 << colour] for colour in range(3)])
    referee.ask_starts()
    return referee


def follow(referee: Kogge, game: Any, seat: int, answer: Answer) -> None:
    """Let the referee play what the engine has just played, with the same chance."""
    referee.play(seat, answer, list(game.dice.drawn), game.table.order)


def rows(flat: Any, width: int) -> list[list[int]]:
    return [list(flat[i : i + width]) for i in range(0, len(flat), width)]


def position(game: Any) -> dict[str, object]:
    """The engine's position as the referee has it."""
    table = game.table
    return {
        **cities_of(table),
        **seats_of(table),
        **talk_of(table),
        "stock": list(table.stock),
        "gone": list(table.gone),
        "reserve": list(table.reserve),
        "market": sorted(tuple(sorted(pair)) for pair in table.market),
        "chip_supply": [table.chip_supply[OURS_OF[c]] for c in range(6)],
        "piles": [tuple(pile) for pile in table.piles],
        "order": list(table.order),
        "guild": [table.guild, table.guild_start, table.walked],
        "numbers": [table.round, table.crest, table.pirate, table.noted],
        "flags": [table.last_round, table.outbid],
        "asked": sorted(game.asking),
    }


def cities_of(table: Any) -> dict[str, object]:
    colours = range(table.seats + 3)
    sites, lying = rows(table.sites, 2), rows(table.site_goods, 4)
    seen = [[viewer for viewer in range(6) if mask >> viewer & 1] for mask in table.seen]
    assert all(lying[i] == [0] * 4 for i, owner in enumerate(table.sites) if owner < 0)
    return {
        "goods": rows(table.goods, 4),
        "offices": [[owner for owner in owners if owner >= 0] for owners in sites],
        "stored": [lying[i] for i, owner in enumerate(table.sites) if owner >= 0],
        "routes": rows(table.routes, 2),
        "layers": rows(table.covered, 2),
        "seen": seen,
        "raided": [[s for s in colours if mask >> s & 1] for mask in table.raided],
    }


def seats_of(table: Any) -> dict[str, object]:
    secrets = {s: max(table.sealed[s], table.votes[s]) for s in range(table.seats)}
    laid = {s: tuple(bag) for s, bag in enumerate(table.fights) if any(bag)}
    return {
        "cogs": list(table.cogs),
        "hands": rows(table.hands, 9),
        "cargo": rows(table.cargo, 4),
        "raids": list(table.raids),
        "raids_aside": list(table.raids_aside),
        "chips": [[row[OURS_OF[c]] for c in range(6)] for row in rows(table.chips, board.NCHIPS)],
        "intercepted": list(table.intercepted),
        "bids": [tuple(bid) or NO_MARKERS for bid in table.bids[: table.seats]],
        "virtual": [tuple(bid) for bid in table.bids[table.seats :] if any(bid)],
        "secrets": {s: choice for s, choice in secrets.items() if choice >= 0},
        "fights": laid,
    }


def talk_of(table: Any) -> dict[str, object]:
    things = [(o.give_goods + o.give_markers, o.take_goods + o.take_markers) for o in table.offers]
    offers = [
        (o.offer, o.maker, o.to, *bags, o.target, o.vow, o.wants)
        for o, bags in zip(table.offers, things, strict=True)
    ]
    return {
        "offers": offers,
        "offers_made": [list(table.offers_made), table.offer_count],
        "vows": [(v.by, v.to, v.kind, v.city, v.until) for v in table.vows],
    }


SAME = (
    *("stock", "gone", "reserve", "goods", "routes", "layers", "cogs", "hands", "cargo", "raids"),
    *("raids_aside", "chips", "chip_supply", "intercepted", "secrets", "piles", "order"),
)


def expected(referee: Kogge) -> dict[str, object]:
    """The referee's position in the same form."""
    table = referee.table
    return {
        **{name: getattr(table, name) for name in SAME},
        **expected_talk(table),
        "market": sorted(table.market),
        "offices": table.offices,
        "stored": [bag for bags in table.stored for bag in bags],
        "seen": [sorted(seen) for pair in table.seen for seen in pair],
        "raided": [sorted(seats) for seats in table.raided],
        "bids": table.bids[: table.seats],
        "virtual": [bid for bid in table.bids[table.seats :] if any(bid)],
        "fights": {seat: bag for seat, bag in table.fights.items() if any(bag)},
        "guild": [table.guild, table.guild_start, table.walked],
        "numbers": [table.round, table.crest, table.pirate, table.noted],
        "flags": [table.last_round, table.outbid],
        "asked": sorted(referee.asked),
    }


def expected_talk(table: Table) -> dict[str, object]:
    return {
        "offers": [tuple(offer) for offer in table.offers],
        "offers_made": [table.offers_made, table.offer_count],
        "vows": [tuple(vow) for vow in table.vows],
    }


def outcome(referee: Kogge) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    points = tuple(map(referee.table.victory, range(referee.table.seats)))
    return referee.ended_by, tuple(referee.winners), points
