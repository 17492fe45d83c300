"""Offers of every sort, good, bad and absurd, in games that bots played."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from hanse.core.questions.deal import Deal
from hanse.core.setup import Setup
from hanse.core.types import Below, Counts, Seat
from hanse.games.kogge.board import NGOODS, NVALUES
from hanse.games.kogge.game import Kogge
from hanse.games.kogge.moves import Accept, Offer
from hanse.games.kogge.scoring import development
from tests.bots.tables import chance, positions

SETUPS = (
    Setup("kogge", 4),
    Setup("kogge", 4, "english"),
    Setup("kogge", 2, "italian"),
    Setup("kogge", 5, "english", ("five_players", "office_trade")),
    Setup("kogge", 3, "english", ("office_trade", "bonus_chips")),
    Setup("kogge", 4, "english", ("pirate", "bornholm")),
    Setup("kogge", 3, "english", (), (("two_lap_end", "finish_round"),)),
)
"""By every number of seats, with promises that bind, and deals with offices too."""

NEAR = 4
"""Whoever has so many points may win in his next turn."""

NO_GOODS, NO_MARKERS = (0,) * NGOODS, (0,) * NVALUES

type Making = Callable[[Kogge, Deal, Below], Offer | None]


@dataclass(frozen=True)
class Sample:
    """An offer that stands: the game before and after it was made, by whom, and of what sort."""

    before: Kogge
    game: Kogge
    maker: Seat
    offer: Offer
    sort: str

    def can_be_met(self) -> bool:
        menu = self.game.asides(self.offer.to)
        return menu is not None and menu.allows(Accept(self.game.table.offers[-1].offer))

    def accepted(self) -> Kogge:
        """Return the game as it is once the offer is taken."""
        game = self.game.copy()
        game.play(self.offer.to, Accept(game.table.offers[-1].offer))
        return game


def samples(count: int) -> Iterator[Sample]:
    """Yield so many offers, of one setup after the other."""
    each = count // len(SETUPS) + 1
    games = (offers_of(SETUPS[seed % len(SETUPS)], seed) for seed in range(count))
    return islice((one for game in games for one in islice(game, each)), count)


def offers_of(setup: Setup, seed: int) -> Iterator[Sample]:
    """Yield a few offers of one game; as many of those who are ahead as of others."""
    below = chance("offers of", seed).below
    left = {NEAR: 5, NEAR - 1: 3}
    others = 4
    for table in positions(setup, "builder", 7000 + seed):
        assert isinstance(table.game, Kogge)
        made = any_offer(table.game, below)
        points = development(made.game.table, made.maker) if made else 0
        if made and left.get(points, others) and (points >= NEAR - 1 or below(4) == 0):
            left[points] = left.get(points, others) - 1
            yield made


def any_offer(game: Kogge, below: Below) -> Sample | None:
    """Return a game in which somebody has just offered something of one sort, if anybody can."""
    makers = [(seat, deal) for seat in range(game.seats) for deal in deals_of(game, seat)]
    if not makers:
        return None
    makers.sort(key=lambda one: -development(game.table, one[0]))
    seat, deal = makers[0 if below(2) else below(len(makers))]
    sort = tuple(SORTS)[below(len(SORTS))]
    offer = SORTS[sort](game, deal, below)
    if offer is None or not deal.allows(offer):
        return None
    after = game.copy()
    after.play(seat, offer)
    return Sample(game.copy(), after, seat, offer, sort)


def deals_of(game: Kogge, seat: Seat) -> list[Deal]:
    menu = game.asides(seat)
    return [one for one in menu.options if isinstance(one, Deal)] if menu else []


def partner_of(game: Kogge, deal: Deal, below: Below) -> tuple[Seat, Counts, Counts]:
    """Return somebody to deal with, with the goods and markers he could really give."""
    seat = deal.partners[below(len(deal.partners))][0]
    return seat, tuple(deal.theirs or game.table.hold(seat)), tuple(game.table.hand(seat))


def any_of(have: Counts, below: Below) -> Counts:
    """Return one thing out of these, if there is any."""
    kinds = [kind for kind, many in enumerate(have) if many]
    chosen = kinds[below(len(kinds))] if kinds else -1
    return tuple(int(kind == chosen) for kind in range(len(have)))


def at_random(game: Kogge, deal: Deal, below: Below) -> Offer:
    made = deal.sample(below)
    assert isinstance(made, Offer)
    return made


def gift(game: Kogge, deal: Deal, below: Below) -> Offer | None:
    to = partner_of(game, deal, below)[0]
    goods = any_of(deal.first, below)
    markers = NO_MARKERS if any(goods) else any_of(deal.second, below)
    return Offer(to, goods, markers, NO_GOODS, NO_MARKERS, target=deal.target)


def request(game: Kogge, deal: Deal, below: Below) -> Offer | None:
    to, goods, markers = partner_of(game, deal, below)
    return Offer(
        to, NO_GOODS, NO_MARKERS, any_of(goods, below), any_of(markers, below), target=deal.target
    )


def plunder(game: Kogge, deal: Deal, below: Below) -> Offer | None:
    """All that the other has, for a single thing."""
    to, goods, _ = partner_of(game, deal, below)
    return Offer(to, any_of(deal.first, below), NO_MARKERS, goods, NO_MARKERS, target=deal.target)


def swap(game: Kogge, deal: Deal, below: Below) -> Offer | None:
    """What the other has not, for what he has twice."""
    to, goods, _ = partner_of(game, deal, below)
    lacked = tuple(mine if not his else 0 for mine, his in zip(deal.first, goods, strict=True))
    spare = tuple(many if many > 1 else 0 for many in goods)
    if not any(lacked) or not any(spare):
        return None
    return Offer(
        to, any_of(lacked, below), NO_MARKERS, any_of(spare, below), NO_MARKERS, target=deal.target
    )


def bargain(game: Kogge, deal: Deal, below: Below) -> Offer | None:
    """All that the maker has aboard, for a single thing."""
    to, goods, markers = partner_of(game, deal, below)
    taken = any_of(goods, below)
    wanted = NO_MARKERS if any(taken) else any_of(markers, below)
    return Offer(to, deal.first, NO_MARKERS, taken, wanted, target=deal.target)


def promise(game: Kogge, deal: Deal, below: Below) -> Offer | None:
    """A promise, for one or for a thing; without promises that bind, words for a thing."""
    to, goods, _ = partner_of(game, deal, below)
    if not deal.pledges:
        return Offer(to, NO_GOODS, NO_MARKERS, any_of(goods, below), NO_MARKERS, target=deal.target)
    vow = deal.pledges[below(len(deal.pledges))]
    wants = deal.pledges[below(len(deal.pledges))] if below(2) else 0
    taken = NO_GOODS if wants else any_of(goods, below)
    return Offer(
        to, NO_GOODS, NO_MARKERS, taken, NO_MARKERS, target=deal.target, vow=vow, wants=wants
    )


SORTS: Mapping[str, Making] = {
    "at random": at_random,
    "gift": gift,
    "request": request,
    "plunder": plunder,
    "swap": swap,
    "bargain": bargain,
    "promise": promise,
}
