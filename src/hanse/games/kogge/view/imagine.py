"""A game built from a view alone, which its viewer cannot distinguish from the real one.

Hidden pieces are dealt again. The pieces that the viewer knows to be in a seat's pool go there; the
rest are shuffled over the remaining places.
"""

from hanse.core.bags import some_of
from hanse.core.dice import Dice
from hanse.core.questions.shapes import Choice
from hanse.core.views import resume_seen
from hanse.games.kogge.actions.exile import ExileVote, LandVote
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.phases.conflict import Fighting
from hanse.games.kogge.rules import Rules
from hanse.games.kogge.table import Table
from hanse.games.kogge.terms import OpenOffer, terms_of
from hanse.games.kogge.view.sample_hidden import (
    ImpossibleDeal,
    deal_goods,
    deal_markers,
    other_seats,
)
from hanse.games.kogge.view.sections import OfferSeen, View

ATTEMPTS = 1000


def imagine(rules: Rules, view: View, dice: Dice) -> Kogge:
    """Return an imagined game, dealt again until the asked seats could have their questions."""
    for _ in range(ATTEMPTS):
        try:
            game = deal(rules, view, dice)
        except ImpossibleDeal:
            continue
        if is_plausible(game, view):
            # Dealing is not a draw of the game: a preview reads `drawn` to see whether the move
            # itself drew.
            dice.drawn = []
            return game
    raise AssertionError("no game fits this view")


def is_plausible(game: Kogge, view: View) -> bool:
    """Return whether the same seats are asked and each has an answer."""
    if sorted(game.asking) != [seat for seat, _ in view.now.asked]:
        return False
    return all(q.values for q in game.asking.values() if isinstance(q, Choice))


def deal(rules: Rules, view: View, dice: Dice) -> Kogge:
    table = visible_table(view)
    game = Kogge(view.setup, rules, table, dice)
    game.agenda = list(view.now.agenda)
    lay_own(table, view)
    deal_goods(game, view)
    # Hands come before conflicts and offers, which take their markers from them.
    deal_markers(game, view)
    deal_votes(game, view)
    deal_fights(game, view)
    table.offers = [imagine_offer(table, view, seen, dice) for seen in view.talk.offers]
    resume_seen(game, view)
    return game


def visible_table(view: View) -> Table:
    """Return a table with everything public, including the public's knowledge of each pool."""
    table = Table.new(view.setup.seats)
    table.goods = list(view.board.goods)
    table.sites = list(view.board.sites)
    table.site_goods = list(view.board.site_goods)
    table.routes = list(view.board.routes)
    table.covered = list(view.board.covered)
    table.raided = list(view.board.raided)
    table.crest = view.board.crest
    table.seen = [0] * len(table.routes)
    for slot, value in view.board.shown:
        table.routes[slot] = value
        table.seen[slot] = (1 << table.seats + 1) - 1
    table.cogs = list(view.fleet.cogs)
    table.order = list(view.fleet.order)
    table.guild, table.guild_start = view.fleet.guild, view.fleet.guild_start
    table.walked = view.fleet.walked
    table.stock = list(view.supply.stock)
    table.market = list(view.supply.market)
    table.chip_supply = list(view.supply.chip_supply)
    table.gone = list(view.supply.gone)
    table.raids = list(view.players.raids)
    table.raids_aside = list(view.players.raids_aside)
    table.offices = list(view.players.offices)
    table.chips = list(view.players.chips)
    table.bids = list(view.players.bids)
    table.intercepted = list(view.players.intercepted)
    table.pirate, table.noted = view.players.pirate, view.players.noted
    table.vows = list(view.talk.vows)
    table.offers_made, table.offer_count = list(view.talk.made), view.talk.count
    table.round, table.last_round = view.now.round, view.now.last_round
    table.drawn, table.outbid = list(view.now.drawn), view.now.outbid
    table.result = view.now.result
    table.known = list(view.pools.markers) * (table.seats + 1)
    table.known_cargo = list(view.pools.goods) * (table.seats + 1)
    return table


def lay_own(table: Table, view: View) -> None:
    """Add the viewer's private knowledge to the table."""
    own = view.own
    if own is None:
        return
    seat, markers, goods = own.seat, table.seats * NVALUES, table.seats * NGOODS
    table.hands[seat * NVALUES : (seat + 1) * NVALUES] = own.hand
    table.cargo[seat * NGOODS : (seat + 1) * NGOODS] = own.cargo
    for slot, value in own.routes:
        table.routes[slot] = value
        table.seen[slot] |= (table.covered[slot] != seat) << seat
    table.sealed[seat] = own.sealed
    table.votes[seat] = own.vote
    table.fights[seat] = own.fight
    table.piles = list(own.piles)
    table.known[seat * markers : (seat + 1) * markers] = own.pools.markers
    table.known_cargo[seat * goods : (seat + 1) * goods] = own.pools.goods


def imagine_offer(table: Table, view: View, seen: OfferSeen, dice: Dice) -> OpenOffer:
    """Return an open offer, with random possible markers if the viewer may not see them."""
    values = {number: (give, take) for number, give, take in (view.own.offers if view.own else ())}
    give, take = values.get(seen.offer) or (
        some_of(table.hand(seen.maker), seen.give_count, dice.below),
        some_of((seen.take_count,) * NVALUES, seen.take_count, dice.below),
    )
    return OpenOffer(
        offer=seen.offer,
        maker=seen.maker,
        to=seen.to,
        give_markers=give,
        take_markers=take,
        round=view.now.round,
        **terms_of(seen),
    )


def deal_votes(game: Kogge, view: View) -> None:
    """Deal a random legal vote to each other seat that has voted."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, ExileVote | LandVote):
        ways = step.ways if isinstance(step, ExileVote) else step.cities
        for seat in other_seats(view):
            if view.players.ready[seat]:
                game.table.votes[seat] = ways[game.dice.below(len(ways))]


def deal_fights(game: Kogge, view: View) -> None:
    """Deal random legal markers to each other seat that has committed some to a conflict."""
    step = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Fighting):
        return
    table = game.table
    for seat in [s for s in other_seats(view) if view.players.ready[s]]:
        least = min(step.least(game, seat), table.hand_size(seat))
        size = least + game.dice.below(table.hand_size(seat) - least + 1)
        laid = some_of(table.hand(seat), size, game.dice.below)
        table.fights[seat] = laid
        for value in range(NVALUES):
            table.hands[seat * NVALUES + value] -= laid[value]
