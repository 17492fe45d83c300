"""Rules that forbid asides; only the player who tries an aside learns its rule."""

from msgspec.structs import replace

from hanse.core.bags import within
from hanse.core.questions.deal import Deal
from hanse.core.types import Seat
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Decline, Offer, Withdraw
from hanse.games.kogge.table import NONE, Table

MAX_OPEN = 3
MAX_PER_ROUND = 12

type TalkMove = Offer | Accept | Decline | Withdraw


def may_offer(table: Table, seat: Seat) -> bool:
    """Return whether the seat may make an offer: up to three open, twelve in a round (G-74)."""
    mine = [o for o in table.offers if o.maker == seat]
    return len(mine) < MAX_OPEN and table.offers_made[seat] < MAX_PER_ROUND


def why_refused(game: Kogge, seat: Seat, said: TalkMove) -> str:
    """Return the rule against an aside that is impossible now, though deals are allowed."""
    if isinstance(said, Offer):
        return why_no_offer(game, seat, said)
    found = [o for o in game.table.offers if o.offer == said.value and not said.target]
    mine = [o for o in found if isinstance(said, Accept) and o.to == seat]
    met = all(game.rules.talk.may_deal(game, o.maker, seat) for o in mine)
    return "G-72" if met else "G-28"


def why_no_offer(game: Kogge, seat: Seat, made: Offer) -> str:
    """Return the rule that an offer breaks by its partner, number or terms (G-28, G-74)."""
    kinds = [kind for kind in game.rules.deals if kind.covers(made.target)]
    if not kinds:
        return "K-DEAL-03"
    deals = [
        d for d in kinds[0].offers(game, seat) if d.target == made.target and is_partner(d, made.to)
    ]
    if deals:
        return wrong_terms(deals[0], made) if may_offer(game.table, seat) else "G-74"
    return kinds[0].rule if game.rules.talk.may_deal(game, seat, made.to) else "G-28"


def is_partner(deal: Deal, partner: Seat) -> bool:
    return any(seat == partner for seat, _, _ in deal.partners)


def wrong_terms(deal: Deal, made: Offer) -> str:
    """Return the rule that the terms break: pieces, the offer answered, or words (D-09, G-72)."""
    covered = within(made.give_goods, deal.first) and within(made.give_markers, deal.second)
    if not covered or (made.answers != NONE and (made.answers, made.to) not in deal.counters):
        return "G-72"
    wordless = replace(made, promise="", vow=0, wants=0)
    return "D-09" if deal.allows(wordless) else deal.rule
