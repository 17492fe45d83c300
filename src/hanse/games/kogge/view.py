"""What one seat, or a spectator, may know, built from nothing, in sections."""

from msgspec import Struct

from hanse.core.setup import Setup
from hanse.core.shapes import Menu
from hanse.core.spec import Asked
from hanse.core.types import SPECTATOR, Counts, Seat
from hanse.games.kogge.actions.raid import Picking
from hanse.games.kogge.actions.three_piles import LeavingPile
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.lying import OpenOffer, Result, Vow
from hanse.games.kogge.steps import AnyStep
from hanse.games.kogge.table import FACE_UP, NONE, Table


class Board(Struct, frozen=True):
    """The cities. A covered route's value is NONE here; who laid it is known to all.

    `shown` are covered routes that all have seen, each slot with its value (K-ADV-MEM-03); `crest`
    is the number of a tenth city (B-SETUP-01), or NONE where there are nine.
    """

    goods: Counts
    sites: Counts
    site_goods: Counts
    routes: Counts
    covered: Counts
    raided: Counts
    shown: tuple[tuple[int, int], ...]
    crest: int


class Fleet(Struct, frozen=True):
    """The cogs, the order of play, and the guild master with his way so far."""

    cogs: Counts
    order: Counts
    guild: int
    guild_start: int
    walked: int


class Supply(Struct, frozen=True):
    """Stock and market; of the reserve only its size (G-62); goods that left the game (S-GM-03)."""

    stock: Counts
    reserve: int
    market: tuple[tuple[int, int], ...]
    chip_supply: Counts
    gone: Counts


class Players(Struct, frozen=True):
    """K-SETUP-05, D-14: how much each has; what it is only where that is open.

    `pirate` is a seat, or NONE where there is none; `noted` are his points so far (P-06).
    """

    hands: Counts
    cargo: Counts
    cargo_open: tuple[Counts, ...]
    raids: Counts
    raids_aside: Counts
    offices: Counts
    chips: Counts
    bids: tuple[Counts, ...]
    ready: tuple[bool, ...]
    piles: Counts
    piles_open: tuple[Counts, ...]
    intercepted: Counts
    pirate: int
    noted: int


class OfferSeen(Struct, frozen=True):
    """G-73: an open offer as everybody sees it; the words of a promise bind nobody (D-09)."""

    offer: int
    maker: Seat
    to: Seat
    give_goods: Counts
    give_count: int
    take_goods: Counts
    take_count: int
    promise: str
    of: int
    vow: int
    wants: int


class Talking(Struct, frozen=True):
    """The open offers, how many each seat made this round, how many there were; binding vows."""

    offers: tuple[OfferSeen, ...]
    vows: tuple[Vow, ...]
    made: Counts
    count: int


class Pools(Struct, frozen=True):
    """So much a viewer knows of each seat's markers and cargo, value by value, kind by kind."""

    markers: Counts
    goods: Counts


class Now(Struct, frozen=True):
    """Where the game stands: its agenda, and who is asked since which ply.

    `drawn` was the virtual player's last bid; `outbid`: with it he won the auction (S-BID-01).
    """

    agenda: tuple[AnyStep, ...]
    asked: tuple[tuple[Seat, int], ...]
    ply: int
    round: int
    last_round: bool
    drawn: Counts
    outbid: bool
    result: Result | None


class Own(Struct, frozen=True):
    """What this seat alone knows."""

    seat: Seat
    hand: Counts
    cargo: Counts
    routes: tuple[tuple[int, int], ...]
    sealed: int
    vote: int
    fight: Counts
    piles: tuple[Counts, ...]
    pools: Pools
    offers: tuple[tuple[int, Counts, Counts], ...]


class View(Struct, frozen=True):
    """One field for each section: public ones, the seat's own, the seat's question."""

    setup: Setup
    board: Board
    fleet: Fleet
    supply: Supply
    players: Players
    pools: Pools
    talk: Talking
    now: Now
    own: Own | None = None
    asked: Asked | None = None
    asides: Menu | None = None


def view(game: Kogge, viewer: Seat = SPECTATOR) -> View:
    """Everything this viewer may know."""
    return View(**public(game), **private(game, viewer))  # type: ignore[arg-type]


def public(game: Kogge) -> dict[str, Struct | None]:
    """The sections that everybody sees."""
    table = game.table
    return {
        "setup": game.setup,
        "board": board(table),
        "fleet": fleet(table),
        "supply": supply(table),
        "players": players(game),
        "pools": pools(table, table.seats),
        "talk": talking(table),
        "now": now(game),
    }


def private(game: Kogge, viewer: Seat) -> dict[str, Struct | None]:
    """The sections of this seat alone; a spectator has none."""
    if viewer == SPECTATOR:
        return {}
    return {
        "own": own(game, viewer),
        "asked": asked(game, viewer),
        "asides": game.asides(viewer),
    }


def board(table: Table) -> Board:
    seen = [r if c == FACE_UP else NONE for r, c in zip(table.routes, table.covered, strict=True)]
    return Board(
        tuple(table.goods),
        tuple(table.sites),
        tuple(table.site_goods),
        tuple(seen),
        tuple(table.covered),
        tuple(table.raided),
        known_routes(table, table.seats),
        table.crest,
    )


def known_routes(table: Table, viewer: int) -> tuple[tuple[int, int], ...]:
    """The covered routes that a viewer knows."""
    covered = [slot for slot, layer in enumerate(table.covered) if layer != FACE_UP]
    return tuple([(slot, table.routes[slot]) for slot in covered if table.knows(viewer, slot)])


def fleet(table: Table) -> Fleet:
    order = tuple(table.order)
    return Fleet(tuple(table.cogs), order, table.guild, table.guild_start, table.walked)


def supply(table: Table) -> Supply:
    return Supply(
        tuple(table.stock),
        sum(table.reserve),
        tuple(table.market),
        tuple(table.chip_supply),
        tuple(table.gone),
    )


def players(game: Kogge) -> Players:
    table = game.table
    seats = range(table.seats)
    return Players(
        hands=tuple([table.hand_size(s) + sum(table.fights[s]) for s in seats]),
        cargo=tuple([table.hold_size(seat) for seat in seats]),
        cargo_open=tuple([table.hold(s) for s in seats]) if game.rules.cargo_open else (),
        raids=tuple(table.raids),
        raids_aside=tuple(table.raids_aside),
        offices=tuple(table.offices),
        chips=tuple(table.chips),
        bids=tuple(table.bids),
        ready=tuple([is_ready(table, s) for s in seats]),
        piles=tuple([sum(pile) for pile in table.piles]),
        piles_open=tuple(table.piles) if all_see_piles(game) else (),
        intercepted=tuple(table.intercepted),
        pirate=table.pirate,
        noted=table.noted,
    )


def is_ready(table: Table, seat: Seat) -> bool:
    """Has the seat made a sealed choice? What it laid still counts as in hand."""
    return table.sealed[seat] != NONE or table.votes[seat] != NONE or table.fights[seat] != ()


def all_see_piles(game: Kogge) -> bool:
    """Where cargo is open, and of a city's goods always."""
    top = game.agenda[-1] if game.agenda else None
    return game.rules.cargo_open or isinstance(top, LeavingPile)


def pools(table: Table, viewer: int) -> Pools:
    """A viewer's own rows; spectators have the row behind the last seat."""
    markers, goods = table.seats * NVALUES, table.seats * NGOODS
    return Pools(
        tuple(table.known[viewer * markers : (viewer + 1) * markers]),
        tuple(table.known_cargo[viewer * goods : (viewer + 1) * goods]),
    )


def now(game: Kogge) -> Now:
    table = game.table
    return Now(
        tuple(game.agenda),  # type: ignore[arg-type]
        tuple(sorted(game.asked_at.items())),
        game.ply,
        table.round,
        table.last_round,
        tuple(table.drawn),
        table.outbid,
        table.result,
    )


def own(game: Kogge, seat: Seat) -> Own:
    table = game.table
    return Own(
        seat,
        table.hand(seat),
        table.hold(seat),
        known_routes(table, seat),
        table.sealed[seat],
        table.votes[seat],
        table.fights[seat],
        tuple(table.piles) if sees_piles(game, seat) else (),
        pools(table, seat),
        tuple([(o.offer, o.give_markers, o.take_markers) for o in own_offers(table, seat)]),
    )


def own_offers(table: Table, seat: Seat) -> list[OpenOffer]:
    """The offers that this seat made or was made."""
    return [o for o in table.offers if seat in (o.maker, o.to)]


def talking(table: Table) -> Talking:
    seen = [
        OfferSeen(
            o.offer,
            o.maker,
            o.to,
            o.give_goods,
            sum(o.give_markers),
            o.take_goods,
            sum(o.take_markers),
            o.promise,
            o.of,
            o.vow,
            o.wants,
        )
        for o in table.offers
    ]
    return Talking(tuple(seen), tuple(table.vows), tuple(table.offers_made), table.offer_count)


def sees_piles(game: Kogge, seat: Seat) -> bool:
    """Robber and victim see the robbed cargo."""
    step = game.agenda[-1] if game.agenda else None
    return isinstance(step, Picking) and seat in (step.robber, step.victim)


def asked(game: Kogge, seat: Seat) -> Asked | None:
    """The seat's question, also one that it has answered in secret and may still change."""
    question = game.asking.get(seat)
    if question is not None:
        return Asked(game.asked_at[seat], question, tuple(game.refusals(seat)))
    changing = game.agenda_changes().get(seat)
    return Asked(game.question_id(seat), changing, ready=True) if changing else None
