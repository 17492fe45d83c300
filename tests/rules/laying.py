"""Moving pieces about on Kogge's table, for tests.

They come out of the reserve, the stock and the box and go back there: none is lost or made.
"""

from collections.abc import Container, Mapping, Sequence
from typing import TypedDict

from hanse.core.types import Counts, Seat
from hanse.games.kogge.board import (
    CHIPS,
    CHIPS_OF_A_KIND,
    NCHIPS,
    NCITIES,
    NGOODS,
    NVALUES,
    OFFICES,
    PIRATE_RAIDS,
    RAID_MARKERS,
    ROUTES,
    SITES,
)
from hanse.games.kogge.table import FACE_UP, NONE, Table

KINDS = "ofas"
type Goods = Mapping[str, int]


class Wanted(TypedDict, total=False):
    """What a test may ask for. Offices, raid markers and chips that it names are all there are."""

    seats: int
    edition: str
    readings: Mapping[str, str]
    variants: Sequence[str]
    order: Sequence[Seat]
    cogs: Sequence[int]
    routes: Mapping[int, Sequence[int]]
    hidden: Mapping[tuple[int, int], tuple[Seat, int]]  # (city, slot): (who laid it, its value)
    crest: int
    hand: Mapping[Seat, Sequence[int]]
    cargo: Mapping[Seat, Goods]
    city: Mapping[int, Goods]
    offices: Mapping[int, Sequence[Seat]]
    office_goods: Mapping[int, Sequence[Goods]]  # for each site
    stock: Goods  # of the kinds named; what is too many lies in a city that is not named
    reserve: Sequence[int]  # exactly these; the last seat's hand has all the others
    market: Sequence[tuple[int, int]]
    raided: Mapping[int, Sequence[Seat]]
    strangers: Sequence[int]  # the cities with a raid marker of a colour that nobody plays
    aside: Mapping[Seat, int]  # raid markers not bought yet; what is not laid either is held
    chips: Mapping[Seat, Sequence[str]]
    guild: int
    guild_start: int
    walked: int


def goods(kinds: Goods | None = None, /, **more: int) -> Counts:
    """Goods by their initials: goods(o=2, s=1)."""
    named = {**(kinds or {}), **more}
    return tuple(named.get(kind, 0) for kind in KINDS)


def markers(*values: int) -> Counts:
    return tuple(values.count(v) for v in range(NVALUES))


def lay(table: Table, wanted: Wanted) -> None:
    table.order = list(wanted.get("order", range(table.seats)))
    for seat, city in enumerate(wanted.get("cogs", ())):
        table.cogs[seat] = city
    table.guild = wanted.get("guild", table.guild)
    table.guild_start = wanted.get("guild_start", table.guild_start)
    table.walked = wanted.get("walked", 0)
    lay_markers(table, wanted)
    lay_offices(table, wanted)
    lay_goods(table, wanted)
    lay_raids(table, wanted)
    lay_chips(table, wanted)
    table.seen = [0] * len(table.seen)
    table.known = [0] * len(table.known)
    table.known_cargo = [0] * len(table.known_cargo)
    held = table.reserve + table.stock + table.hands + table.goods + table.raids
    assert min(held) >= 0, "there are not so many pieces"


def lay_markers(table: Table, wanted: Wanted) -> None:
    """Hands, routes and market; what they lose goes to the reserve."""
    for seat, hand in wanted.get("hand", {}).items():
        replace(table.hands, seat * NVALUES, table.reserve, markers(*hand))
    for city, pair in wanted.get("routes", {}).items():
        for slot, value in enumerate(pair):
            lay_route(table, city * ROUTES + slot, value, FACE_UP)
    for (city, slot), (seat, value) in wanted.get("hidden", {}).items():
        lay_route(table, city * ROUTES + slot, value, seat)
    if "crest" in wanted:
        table.reserve[table.crest] += 1
        table.crest = wanted["crest"]
        table.reserve[table.crest] -= 1
    if "market" in wanted:
        lay_market(table, wanted["market"])
    for value in range(NVALUES):
        while table.reserve[value] < 0:
            fetch(table, value, wanted)
    if "reserve" in wanted:
        last = (table.seats - 1) * NVALUES
        assert table.seats - 1 not in wanted.get("hand", {})
        for value, count in enumerate(markers(*wanted["reserve"])):
            table.hands[last + value] += table.reserve[value] - count
            table.reserve[value] = count


def fetch(table: Table, value: int, wanted: Wanted) -> None:
    """A marker that is wanted elsewhere, out of a hand or the market that is not named."""
    for seat in range(table.seats):
        if seat not in wanted.get("hand", {}) and table.hands[seat * NVALUES + value]:
            table.hands[seat * NVALUES + value] -= 1
            table.reserve[value] += 1
            return
    assert "market" not in wanted, "there are not so many markers"
    at = next(i for i, pair in enumerate(table.market) if value in pair)
    other = table.reserve.index(max(table.reserve))
    pair = list(table.market[at])
    pair[pair.index(value)] = other
    table.market[at] = (min(pair), max(pair))
    table.reserve[other] -= 1
    table.reserve[value] += 1


def replace(places: list[int], first: int, source: list[int], counts: Counts) -> None:
    """Put these things there, out of the source; what lay there goes back to it."""
    for kind, count in enumerate(counts):
        source[kind] += places[first + kind] - count
        places[first + kind] = count


def lay_route(table: Table, slot: int, value: int, by: int) -> None:
    table.reserve[table.routes[slot]] += 1
    table.reserve[value] -= 1
    table.routes[slot] = value
    table.covered[slot] = by


def lay_market(table: Table, pairs: Sequence[tuple[int, int]]) -> None:
    for old in table.market:
        for value in old:
            table.reserve[value] += 1
    table.market = [(min(pair), max(pair)) for pair in pairs]
    for pair in pairs:
        for value in pair:
            table.reserve[value] -= 1


def lay_offices(table: Table, wanted: Wanted) -> None:
    if "offices" not in wanted:
        return
    table.sites = [NONE] * len(table.sites)
    for city, owners in wanted["offices"].items():
        table.sites[city * SITES : city * SITES + len(owners)] = owners
    table.offices = [OFFICES - table.sites.count(seat) for seat in range(table.seats)]


def lay_goods(table: Table, wanted: Wanted) -> None:
    for seat, hold in wanted.get("cargo", {}).items():
        replace(table.cargo, seat * NGOODS, table.stock, goods(hold))
    for city, wares in wanted.get("city", {}).items():
        replace(table.goods, city * NGOODS, table.stock, goods(wares))
    for city, sites in wanted.get("office_goods", {}).items():
        for site, wares in enumerate(sites):
            replace(table.site_goods, (city * SITES + site) * NGOODS, table.stock, goods(wares))
    for good, kind in enumerate(KINDS):
        level_stock(table, good, wanted.get("stock", {}).get(kind), wanted.get("city", {}))


def level_stock(table: Table, good: int, count: int | None, named: Container[int]) -> None:
    """So many in the stock, or at least not too few, by way of the cities that are not named."""
    elsewhere = [city * NGOODS + good for city in range(NCITIES) if city not in named]
    wanted = max(0, table.stock[good]) if count is None else count
    for place in elsewhere:
        moved = min(table.goods[place], max(0, wanted - table.stock[good]))
        table.goods[place] -= moved
        table.stock[good] += moved
    if table.stock[good] != wanted:
        table.goods[elsewhere[0]] += table.stock[good] - wanted
        table.stock[good] = wanted


def lay_raids(table: Table, wanted: Wanted) -> None:
    colours = (1 << table.seats) - 1
    if "strangers" in wanted:
        table.raided = [bits & colours for bits in table.raided]
        for colour, city in enumerate(wanted["strangers"]):
            table.raided[city] |= 1 << table.seats + colour
    for city, robbers in wanted.get("raided", {}).items():
        table.raided[city] &= ~colours
        table.raided[city] |= sum(1 << seat for seat in robbers)
    table.raids_aside = [wanted.get("aside", {}).get(seat, 1) for seat in range(table.seats)]
    if table.pirate != NONE:
        table.raids_aside[table.pirate] = 0
    for seat in range(table.seats):
        own = PIRATE_RAIDS if seat == table.pirate else RAID_MARKERS
        laid = sum(city >> seat & 1 for city in table.raided)
        table.raids_aside[seat] = min(table.raids_aside[seat], own - laid)
        table.raids[seat] = own - laid - table.raids_aside[seat]


def lay_chips(table: Table, wanted: Wanted) -> None:
    for seat, names in wanted.get("chips", {}).items():
        for kind in map(CHIPS.index, names):
            table.chips[seat * NCHIPS + kind] += 1
            table.chip_supply[kind] -= 1
    assert 0 <= min(table.chip_supply) <= CHIPS_OF_A_KIND
