"""Views of one seat or of a spectator, built from scratch, in sections."""

from hanse.core.types import Counts, Seat
from hanse.core.views import Sections, question_for
from hanse.games.kogge.actions.raid import Picking
from hanse.games.kogge.actions.three_piles import LeavingPile
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.scoring import development_by_seat
from hanse.games.kogge.table import FACE_UP, NONE, Table
from hanse.games.kogge.terms import terms_of
from hanse.games.kogge.view.sections import (
    Board,
    Fleet,
    Now,
    OfferSeen,
    Own,
    Players,
    Pools,
    Supply,
    Talking,
)
from hanse.games.kogge.view.table_rules import brings, costs, ends, scores


def public(game: Kogge) -> Sections:
    """Return the sections that everyone sees."""
    table = game.table
    on_board, at_table = board(table), players(game)
    return {
        "setup": game.setup,
        "board": on_board,
        "fleet": fleet(table),
        "supply": supply(game),
        "costs": costs(game.rules, on_board.sites, table.crest),
        "scores": scores(game),
        "ends": ends(game, on_board.raided, at_table.development),
        "players": at_table,
        "pools": pools(table, table.seats),
        "talk": talking(table),
        "now": now(game),
    }


def private(game: Kogge, viewer: Seat) -> Sections:
    """Return the sections of this seat alone."""
    return {
        "own": own(game, viewer),
        "asked": question_for(game, viewer),
        "asides": game.asides(viewer),
    }


def board(table: Table) -> Board:
    seen = table.routes[:]
    for slot in covered_slots(table):
        seen[slot] = NONE
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
    """Return the covered routes that a viewer knows, each slot with its value."""
    if viewer not in table.covered and not any(table.seen):
        return ()
    known = [slot for slot in covered_slots(table) if table.knows(viewer, slot)]
    return tuple([(slot, table.routes[slot]) for slot in known])


def covered_slots(table: Table) -> list[int]:
    return [slot for slot, layer in enumerate(table.covered) if layer != FACE_UP]


def fleet(table: Table) -> Fleet:
    order = tuple(table.order)
    return Fleet(tuple(table.cogs), order, table.guild, table.guild_start, table.walked)


def supply(game: Kogge) -> Supply:
    table = game.table
    stock = tuple(table.stock)
    return Supply(
        stock,
        sum(table.reserve),
        tuple(table.market),
        tuple(table.chip_supply),
        tuple(table.gone),
        brings(game.rules.goods_per_marker, stock, table.crest),
    )


def players(game: Kogge) -> Players:
    table = game.table
    seats = range(table.seats)
    offices, chips = tuple(table.offices), tuple(table.chips)
    return Players(
        hands=hand_sizes(table),
        cargo=tuple(sizes(table.cargo, NGOODS)),
        cargo_open=tuple([table.hold(s) for s in seats]) if all_see_cargo(game) else (),
        raids=tuple(table.raids),
        raids_aside=tuple(table.raids_aside),
        offices=offices,
        chips=chips,
        development=development_by_seat(offices, chips),
        bids=tuple(table.bids),
        ready=ready(table),
        piles=tuple([sum(pile) for pile in table.piles]),
        piles_open=tuple(table.piles) if all_see_piles(game) else (),
        intercepted=tuple(table.intercepted),
        pirate=table.pirate,
        noted=table.noted,
    )


def sizes(counts: list[int], kinds: int) -> list[int]:
    """Return each seat's number of pieces, from counts by seat and kind."""
    return [sum(counts[at : at + kinds]) for at in range(0, len(counts), kinds)]


def hand_sizes(table: Table) -> Counts:
    """Return each seat's number of markers; those laid in a conflict still count as in hand."""
    held = sizes(table.hands, NVALUES)
    if any(table.fights):
        return tuple([size + sum(laid) for size, laid in zip(held, table.fights, strict=True)])
    return tuple(held)


def ready(table: Table) -> tuple[bool, ...]:
    """Return for each seat whether it has made a sealed choice."""
    if table.sealed.count(NONE) == table.votes.count(NONE) == table.seats and not any(table.fights):
        return (False,) * table.seats
    sealed = zip(table.sealed, table.votes, table.fights, strict=True)
    return tuple([one != NONE or vote != NONE or fight != () for one, vote, fight in sealed])


def all_see_cargo(game: Kogge) -> bool:
    """Return whether all see the cargo: it is open (D-14), or the game is over (K-END-03)."""
    return game.rules.cargo_open or game.table.result is not None


def all_see_piles(game: Kogge) -> bool:
    """Return whether all see the piles: cargo is open, or the goods are a city's."""
    top = game.agenda[-1] if game.agenda else None
    return game.rules.cargo_open or isinstance(top, LeavingPile)


def pools(table: Table, viewer: int) -> Pools:
    """Return a viewer's knowledge of all pools; spectators come after the last seat."""
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
        tuple(table.piles) if table.piles and sees_piles(game, seat) else (),
        pools(table, seat),
        own_offers(table, seat) if table.offers else (),
    )


def own_offers(table: Table, seat: Seat) -> tuple[tuple[int, Counts, Counts], ...]:
    """Return the offers that this seat made or received, with their markers."""
    mine = [o for o in table.offers if seat in (o.maker, o.to)]
    return tuple([(o.offer, o.give_markers, o.take_markers) for o in mine])


def talking(table: Table) -> Talking:
    seen = [
        OfferSeen(
            offer=o.offer,
            maker=o.maker,
            to=o.to,
            give_count=sum(o.give_markers),
            take_count=sum(o.take_markers),
            **terms_of(o),
        )
        for o in table.offers
    ]
    return Talking(tuple(seen), tuple(table.vows), tuple(table.offers_made), table.offer_count)


def sees_piles(game: Kogge, seat: Seat) -> bool:
    """Return whether the seat sees the robbed cargo, as robber and victim do."""
    step = game.agenda[-1] if game.agenda else None
    return isinstance(step, Picking) and seat in (step.robber, step.victim)
