"""Random deals of everything a viewer cannot see: cargo, hands, covered routes, reserve."""

from collections.abc import Sequence

from hanse.core.dice import Dice
from hanse.core.questions.shapes import Choice
from hanse.core.types import Seat
from hanse.games.kogge.actions.guild_deal import ChooseMarker
from hanse.games.kogge.actions.raid import Picking
from hanse.games.kogge.board import (
    GOOD_OF,
    NGOODS,
    NVALUES,
    ROUTES,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.setup import StartPicks, start_question
from hanse.games.kogge.table import NOBODY, NONE, Table
from hanse.games.kogge.view.sections import View


class ImpossibleDeal(Exception):
    """An error in a random deal that contradicts the view; another deal may fit."""


def other_seats(view: View) -> list[Seat]:
    me = view.own.seat if view.own else NONE
    return [seat for seat in range(view.setup.seats) if seat != me]


def knowledge(view: View) -> tuple[Sequence[int], Sequence[int]]:
    pools = view.own.pools if view.own else view.pools
    return pools.markers, pools.goods


def spread(counts: Sequence[int]) -> list[int]:
    """Return the things in a bag as a list."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def subtract(unseen: list[int], counts: Sequence[int]) -> None:
    for kind, count in enumerate(counts):
        unseen[kind] -= count


def deal_goods(game: Kogge, view: View) -> None:
    """Deal the cargo of the others, and the piles if the viewer may not look at them."""
    table = game.table
    table.piles = table.piles or list(view.players.piles_open)
    if view.players.cargo_open:
        table.cargo = [count for hold in view.players.cargo_open for count in hold]
        return
    unseen = unseen_goods(game)
    victim, sizes = piled_cargo(game, view)
    _, known = knowledge(view)
    room = {seat: view.players.cargo[seat] for seat in other_seats(view)}
    if victim in room and not table.piles:
        room[victim] += sum(sizes)
    sure = {s: known[s * NGOODS : (s + 1) * NGOODS] if room[s] else () for s in room}
    if victim in room and table.piles:
        sure[victim] = ()
    holds = fill(unseen, room, sure, game.dice)
    for seat, hold in holds.items():
        unpiled = seat != victim or table.piles
        for good in hold if unpiled else pile_up(table, hold, sizes):
            table.cargo[seat * NGOODS + good] += 1


def unseen_goods(game: Kogge) -> list[int]:
    table, unseen = game.table, list(game.rules.good_pieces)
    for good in range(NGOODS):
        for place in (table.stock, table.gone, table.goods, table.site_goods, table.cargo):
            unseen[good] -= sum(place[good::NGOODS])
        unseen[good] -= sum(pile[good] for pile in table.piles)
    return unseen


def piled_cargo(game: Kogge, view: View) -> tuple[Seat, Sequence[int]]:
    """Return the owner of cargo in piles, and the sizes of the piles."""
    step = game.agenda[-1] if game.agenda else None
    return (step.victim, view.players.piles) if isinstance(step, Picking) else (NONE, ())


def pile_up(table: Table, hold: list[int], sizes: Sequence[int]) -> list[int]:
    """Put the victim's cargo in piles of these sizes, the largest first; return the rest."""
    piles = []
    for size in sizes:
        pile, hold = hold[:size], hold[size:]
        piles.append(tuple(pile.count(good) for good in range(NGOODS)))
    table.piles = sorted(piles, key=lambda pile: (sum(pile), pile), reverse=True)
    return hold


def fill(
    unseen: list[int],
    room: dict[Seat, int],
    sure: dict[Seat, Sequence[int]],
    dice: Dice,
    not_left: Sequence[int] = (),
) -> dict[Seat, list[int]]:
    """Put known pieces into their places; shuffle the rest over the remaining room.

    `unseen` keeps the pieces left over, none of which is of a kind in `not_left`.
    """
    for seat in room:
        subtract(unseen, sure[seat])
    if min(unseen) < 0 or any(sum(sure[seat]) > room[seat] for seat in room):
        raise AssertionError("more is known than there can be")
    rest = dice.shuffle(spread(unseen))
    left = len(rest) - sum(room[seat] - sum(sure[seat]) for seat in room)
    move_out(rest, left, not_left, dice)
    filled = {}
    for seat, size in room.items():
        things = spread(sure[seat])
        while len(things) < size:
            things.append(rest.pop())
        # Shuffled once more, because face-down routes take the first marker that fits: known
        # markers must not always come first.
        filled[seat] = dice.shuffle(things)
    subtract(unseen, unseen)
    for kind in rest:
        unseen[kind] += 1
    return filled


def move_out(rest: list[int], left: int, kinds: Sequence[int], dice: Dice) -> None:
    """Swap pieces of these kinds out of the first `left`, which will be left over."""
    for place in range(left):
        if rest[place] in kinds:
            others = [i for i in range(left, len(rest)) if rest[i] not in kinds]
            if not others:
                raise ImpossibleDeal
            other = others[dice.below(len(others))]
            rest[place], rest[other] = rest[other], rest[place]


NOBODYS_ROUTES = -1
"""The routes that nobody laid, as a place to deal markers to, next to the seats' pools."""


def deal_markers(game: Kogge, view: View) -> None:
    """Deal the hands of the others, the face-down routes, and the reserve."""
    table = game.table
    unseen = unseen_markers(game, view)
    in_reserve, not_there = reserve_shown(view)
    subtract(unseen, [1 if value in in_reserve else 0 for value in range(NVALUES)])
    known, _ = knowledge(view)
    room = {seat: pool_size(table, view, seat) for seat in other_seats(view)}
    sure: dict[Seat, Sequence[int]] = {seat: known_markers(view, known, seat) for seat in room}
    room[NOBODYS_ROUTES], sure[NOBODYS_ROUTES] = len(unknown_routes(table, NOBODY)), ()
    dealt = fill(unseen, room, sure, game.dice, not_there)
    for value in in_reserve:
        unseen[value] += 1
    table.reserve = unseen
    for slot, value in zip(unknown_routes(table, NOBODY), dealt.pop(NOBODYS_ROUTES), strict=True):
        table.routes[slot] = value
    for seat, pool in dealt.items():
        lay_pool(game, view, seat, pool)


def known_markers(view: View, known: Sequence[int], seat: Seat) -> Sequence[int]:
    """Return the markers that the viewer knows in a pool, including those offered to them."""
    offered = offered_to_me(view, seat)
    at = seat * NVALUES
    return [max(known[at + value], offered.count(value)) for value in range(NVALUES)]


def unknown_routes(table: Table, layer: Seat) -> list[int]:
    """Return the face-down routes laid by this seat that the viewer has not seen."""
    covered = [slot for slot, by in enumerate(table.covered) if by == layer]
    return [slot for slot in covered if table.routes[slot] == NONE]


def unseen_markers(game: Kogge, view: View) -> list[int]:
    table, unseen = game.table, list(game.rules.marker_pieces)
    for pair in table.market:
        for value in pair:
            unseen[value] -= 1
    for value in (*table.routes, table.crest):
        if value != NONE:
            unseen[value] -= 1
    for bid in table.bids:
        subtract(unseen, bid)
    if view.own is not None:
        subtract(unseen, view.own.hand)
        subtract(unseen, view.own.fight)
        if view.own.sealed != NONE:
            unseen[view.own.sealed] -= 1
    return unseen


def reserve_shown(view: View) -> tuple[Sequence[int], Sequence[int]]:
    """Return the values that a seat choosing a marker sees in the reserve, and the rest (G-62)."""
    step = view.now.agenda[-1] if view.now.agenda else None
    if not isinstance(step, ChooseMarker) or view.own is None or step.seat != view.own.seat:
        return (), ()
    assert view.asked is not None
    assert isinstance(view.asked.question, Choice)
    there = view.asked.question.values
    colour = [v for v in range(NVALUES) if GOOD_OF[v] == step.good]
    return there, [v for v in colour if v not in there]


def pool_size(table: Table, view: View, seat: Seat) -> int:
    sealed = view.players.ready[seat] and isinstance(view.now.agenda[-1], StartPicks)
    return view.players.hands[seat] + len(unknown_routes(table, seat)) + sealed


def lay_pool(game: Kogge, view: View, seat: Seat, pool: list[int]) -> None:
    """Lay a pool's markers: those laid face down, a sealed one, the rest in hand."""
    table = game.table
    offered = offered_to_me(view, seat)
    for value in offered:
        pool.remove(value)
    for slot in unknown_routes(table, seat):
        table.routes[slot] = take_one(pool, [v for v in range(NVALUES) if v != slot // ROUTES])
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, StartPicks) and view.players.ready[seat]:
        for value in pool:
            table.hands[seat * NVALUES + value] += 1
        allowed = start_question(table, seat, step.barred[seat]).values
        table.sealed[seat] = take_one(pool, allowed)
        table.hands[seat * NVALUES : (seat + 1) * NVALUES] = [0] * NVALUES
    for value in pool + offered:
        table.hands[seat * NVALUES + value] += 1


def offered_to_me(view: View, maker: Seat) -> list[int]:
    """Return the markers that the maker offers the viewer, and so must hold (G-72)."""
    makers = {seen.offer: seen.maker for seen in view.talk.offers}
    mine = [
        give for number, give, _ in (view.own.offers if view.own else ()) if makers[number] == maker
    ]
    return spread([max(counts) for counts in zip(*mine, strict=True)])


def take_one(pool: list[int], allowed: Sequence[int]) -> int:
    for value in pool:
        if value in allowed:
            pool.remove(value)
            return value
    raise ImpossibleDeal
