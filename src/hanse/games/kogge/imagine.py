"""A game that the viewer cannot tell from the real one, built from his view alone.

What he cannot see is dealt anew: what he knows to be in a seat's pool goes there, the rest is
shuffled over the places that are left.
"""

from collections.abc import Sequence

from hanse.core.bags import some_of
from hanse.core.dice import Dice
from hanse.core.shapes import Choice
from hanse.core.types import Seat
from hanse.games.kogge.actions.exile import ExileVote
from hanse.games.kogge.actions.guild_deal import ChooseMarker
from hanse.games.kogge.actions.raid import Picking
from hanse.games.kogge.board import (
    GOOD_OF,
    GOOD_PIECES,
    MARKER_PIECES,
    NGOODS,
    NVALUES,
    ROUTES,
)
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.lying import Standing
from hanse.games.kogge.phases.setup import StartPicks, start_question
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.table import NONE, Table
from hanse.games.kogge.view import OfferSeen, View

ATTEMPTS = 1000


class Impossible(Exception):
    """This deal contradicts what is seen; another may not."""


def imagine(rules: Rules, view: View, dice: Dice) -> Kogge:
    """Deal until those who are asked could really be asked what they are."""
    for _ in range(ATTEMPTS):
        try:
            game = deal(rules, view, dice)
        except Impossible:
            continue
        if plausible(game, view):
            dice.drawn = []
            return game
    raise AssertionError("no game fits this view")


def plausible(game: Kogge, view: View) -> bool:
    """Are the same seats asked, and has each an answer?"""
    if sorted(game.asking) != [seat for seat, _ in view.now.asked]:
        return False
    return all(q.values for q in game.asking.values() if isinstance(q, Choice))


def deal(rules: Rules, view: View, dice: Dice) -> Kogge:
    table = laid_open(view)
    game = Kogge(view.setup, rules, table, dice)
    game.agenda = list(view.now.agenda)
    game.ply = view.now.ply
    game.asked_at = dict(view.now.asked)
    lay_own(table, view)
    deal_goods(game, view)
    deal_markers(game, view)
    deal_votes(game, view)
    table.offers = [stand(table, view, seen, dice) for seen in view.talk.offers]
    game.wake()
    return game


def laid_open(view: View) -> Table:
    """What everybody sees; every pool as far as the public knows it."""
    table = Table.boxed(view.setup.seats)
    table.goods = list(view.board.goods)
    table.sites = list(view.board.sites)
    table.site_goods = list(view.board.site_goods)
    table.routes = list(view.board.routes)
    table.covered = list(view.board.covered)
    table.raided = list(view.board.raided)
    table.cogs = list(view.fleet.cogs)
    table.order = list(view.fleet.order)
    table.guild, table.guild_start = view.fleet.guild, view.fleet.guild_start
    table.walked = view.fleet.walked
    table.stock = list(view.supply.stock)
    table.market = list(view.supply.market)
    table.chip_supply = list(view.supply.chip_supply)
    table.raids = list(view.players.raids)
    table.raids_aside = list(view.players.raids_aside)
    table.offices = list(view.players.offices)
    table.chips = list(view.players.chips)
    table.bids = list(view.players.bids)
    table.offers_made, table.offer_count = list(view.talk.made), view.talk.count
    table.round, table.last_round = view.now.round, view.now.last_round
    table.result = view.now.result
    table.known = list(view.pools.markers) * (table.seats + 1)
    table.known_cargo = list(view.pools.goods) * (table.seats + 1)
    return table


def lay_own(table: Table, view: View) -> None:
    """What the viewer knows besides."""
    own = view.own
    if own is None:
        return
    seat, markers, goods = own.seat, table.seats * NVALUES, table.seats * NGOODS
    table.hands[seat * NVALUES : (seat + 1) * NVALUES] = own.hand
    table.cargo[seat * NGOODS : (seat + 1) * NGOODS] = own.cargo
    for slot, value in own.laid:
        table.routes[slot] = value
    table.sealed[seat] = own.sealed
    table.votes[seat] = own.vote
    table.piles = list(own.piles)
    table.known[seat * markers : (seat + 1) * markers] = own.pools.markers
    table.known_cargo[seat * goods : (seat + 1) * goods] = own.pools.goods


def others(view: View) -> list[Seat]:
    me = view.own.seat if view.own else NONE
    return [seat for seat in range(view.setup.seats) if seat != me]


def knowledge(view: View) -> tuple[Sequence[int], Sequence[int]]:
    pools = view.own.pools if view.own else view.pools
    return pools.markers, pools.goods


def spread(counts: Sequence[int]) -> list[int]:
    """A bag as a list of its things."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def subtract(unseen: list[int], counts: Sequence[int]) -> None:
    for kind, count in enumerate(counts):
        unseen[kind] -= count


def deal_goods(game: Kogge, view: View) -> None:
    """The cargo of the others, and the piles if the viewer may not look at them."""
    table = game.table
    if view.players.cargo_open:
        table.cargo = [count for hold in view.players.cargo_open for count in hold]
        table.piles = list(view.players.piles_open)
        return
    unseen = unseen_goods(table)
    victim, sizes = piled_up(game, view)
    _, known = knowledge(view)
    room = {seat: view.players.cargo[seat] for seat in others(view)}
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


def unseen_goods(table: Table) -> list[int]:
    unseen = list(GOOD_PIECES)
    for good in range(NGOODS):
        for lying in (table.stock, table.goods, table.site_goods, table.cargo):
            unseen[good] -= sum(lying[good::NGOODS])
        unseen[good] -= sum(pile[good] for pile in table.piles)
    return unseen


def piled_up(game: Kogge, view: View) -> tuple[Seat, Sequence[int]]:
    """Whose cargo lies in piles, and how large they are."""
    step = game.agenda[-1] if game.agenda else None
    return (step.victim, view.players.piles) if isinstance(step, Picking) else (NONE, ())


def pile_up(table: Table, hold: list[int], sizes: Sequence[int]) -> list[int]:
    """The victim's cargo in piles of these sizes; piles of one size the richer first."""
    piles = []
    for size in sizes:
        pile, hold = hold[:size], hold[size:]
        piles.append(tuple(pile.count(good) for good in range(NGOODS)))
    table.piles = sorted(piles, key=lambda pile: (sum(pile), pile), reverse=True)
    return hold


def fill(
    unseen: list[int], room: dict[Seat, int], sure: dict[Seat, Sequence[int]], dice: Dice
) -> dict[Seat, list[int]]:
    """What is sure goes where it is; the rest is shuffled over the room that is left."""
    for seat in room:
        subtract(unseen, sure[seat])
    if min(unseen) < 0:
        raise AssertionError("more is known than there can be")
    rest = dice.shuffle(spread(unseen))
    filled = {}
    for seat, size in room.items():
        things = spread(sure[seat])
        while len(things) < size:
            things.append(rest.pop())
        filled[seat] = dice.shuffle(things)
    subtract(unseen, unseen)
    for kind in rest:
        unseen[kind] += 1
    return filled


def deal_markers(game: Kogge, view: View) -> None:
    """The hands of the others, what they laid face down, and the reserve."""
    table = game.table
    unseen = unseen_markers(table, view)
    in_reserve, not_there = reserve_shown(view)
    subtract(unseen, [1 if value in in_reserve else 0 for value in range(NVALUES)])
    known, _ = knowledge(view)
    room = {seat: pool_size(table, view, seat) for seat in others(view)}
    sure = {seat: known[seat * NVALUES : (seat + 1) * NVALUES] for seat in room}
    dealt = fill(unseen, room, sure, game.dice)
    for value in in_reserve:
        unseen[value] += 1
    if any(unseen[value] for value in not_there):
        raise Impossible
    table.reserve = unseen
    for seat, pool in dealt.items():
        lay_pool(game, view, seat, pool)


def unseen_markers(table: Table, view: View) -> list[int]:
    unseen = list(MARKER_PIECES)
    for pair in table.market:
        for value in pair:
            unseen[value] -= 1
    for value in table.routes:
        if value != NONE:
            unseen[value] -= 1
    for bid in table.bids:
        subtract(unseen, bid)
    if view.own is not None:
        subtract(unseen, view.own.hand)
        if view.own.sealed != NONE:
            unseen[view.own.sealed] -= 1
    return unseen


def reserve_shown(view: View) -> tuple[Sequence[int], Sequence[int]]:
    """G-62: who chooses a marker sees which values of a colour are in the reserve, and not."""
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
    return view.players.hands[seat] + table.covered.count(seat) + sealed


def lay_pool(game: Kogge, view: View, seat: Seat, pool: list[int]) -> None:
    """A pool's markers: those laid face down, a sealed one, the rest in hand."""
    table = game.table
    offered = offered_to_me(view, seat)
    for value in offered:
        pool.remove(value)
    for slot, layer in enumerate(table.covered):
        if layer == seat:
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
    """G-72: what the maker offered the viewer is in his hand, not among his face-down routes."""
    makers = {seen.offer: seen.maker for seen in view.talk.offers}
    mine = [
        give for number, give, _ in (view.own.offers if view.own else ()) if makers[number] == maker
    ]
    return spread([max(counts) for counts in zip(*mine, strict=True)])


def stand(table: Table, view: View, seen: OfferSeen, dice: Dice) -> Standing:
    """An open offer; markers that the viewer may not know are any that its maker holds."""
    values = {number: (give, take) for number, give, take in (view.own.offers if view.own else ())}
    give, take = values.get(seen.offer) or (
        some_of(table.hand(seen.maker), seen.give_count, dice.below),
        some_of((seen.take_count,) * NVALUES, seen.take_count, dice.below),
    )
    return Standing(
        seen.offer,
        seen.maker,
        seen.to,
        seen.give_goods,
        give,
        seen.take_goods,
        take,
        seen.promise,
        round=view.now.round,
    )


def take_one(pool: list[int], allowed: Sequence[int]) -> int:
    for value in pool:
        if value in allowed:
            pool.remove(value)
            return value
    raise Impossible


def deal_votes(game: Kogge, view: View) -> None:
    """Votes that others have cast, any of those they may."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, ExileVote):
        for seat in others(view):
            if view.players.ready[seat]:
                game.table.votes[seat] = step.ways[game.dice.below(len(step.ways))]
