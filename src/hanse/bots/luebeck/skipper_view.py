"""A seat's view as the skipper reads it, and the effects of moves on it."""

from collections.abc import Sequence
from typing import NamedTuple

from hanse.core.types import Move, Seat
from hanse.games.luebeck.actions.goods import DOUBLED
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.chart import START, Chart
from hanse.games.luebeck.maps.deck import PIRATES, SHIP_CHANGE, Deck
from hanse.games.luebeck.moves import (
    ChangeShip,
    Discard,
    LayDoubling,
    PlayGoods,
    SendPirates,
    StartVoyage,
    TradeVoyage,
)
from hanse.games.luebeck.readings import rules_of
from hanse.games.luebeck.rules import Rules
from hanse.games.luebeck.table import FIELD
from hanse.games.luebeck.transfers import without
from hanse.games.luebeck.view.build import View

type Cards = tuple[int, ...]


class Standing(NamedTuple):
    """A seat's holdings: cards, a cog for each figure of the seat aboard, and points just made."""

    hand: Cards
    cogs: tuple[int, ...]
    reserve: int
    doubled: tuple[int, ...]
    places: tuple[int, ...]
    points: float = 0.0


class SkipperView:
    """The map, the deck, the open cards and figures, and the seat's standing."""

    __slots__ = (
        "chart", "crews", "deck", "last_round", "now", "packets", "rules", "seat", "seats",
    )  # fmt: skip

    chart: Chart
    deck: Deck

    def __init__(
        self, rules: Rules, seat: Seat, now: Standing, *,
        crews: Sequence[int], packets: Sequence[Cards], last_round: bool,
    ) -> None:  # fmt: skip
        self.rules, self.chart, self.deck = rules, rules.chart, rules.deck
        self.seat = seat
        self.now = now
        self.crews = crews
        self.seats = len(crews) // len(now.places)
        self.last_round = last_round
        self.packets = packets

    def count_others(self, cog: int) -> int:
        """Return the number of other seats' figures aboard."""
        crew = self.crews[cog * self.seats : (cog + 1) * self.seats]
        return sum(crew) - crew[self.seat]

    def after(self, move: Move) -> Standing:
        """Return the standing after an action."""
        now = self.now
        match move:
            case PlayGoods(cog, card):
                city = self.deck.cities[card]
                worth = self.deck.values[card] * (DOUBLED if city in now.doubled else 1)
                return self.after_sailing(cog, city, card)._replace(points=float(worth))
            case LayDoubling(cog, card):
                city = self.deck.cities[card]
                return self.after_sailing(cog, city, card)._replace(doubled=(*now.doubled, city))
            case TradeVoyage(cog, card):
                return self.after_boarding(cog, self.deck.cities[card])._replace(
                    hand=self.hand_without(card)
                )
            case StartVoyage(cog):
                return self.after_boarding(cog, START)
            case SendPirates(cog):
                return self.after_pirates(cog)
            case ChangeShip(boarded, left):
                cogs = (*without(now.cogs, left), boarded)
                return now._replace(hand=self.hand_without(self.first(SHIP_CHANGE)), cogs=cogs)
            case Discard(card):
                cost = float(self.deck.costs[card])
                return now._replace(hand=self.hand_without(card), points=-cost)
        return now

    def first(self, sort: int) -> int:
        """Return the seat's first card of this sort."""
        sorts = self.deck.sorts
        return next(card for card in self.now.hand if sorts[card] == sort)

    def hand_without(self, card: int) -> Cards:
        return without(self.now.hand, card)

    def after_sailing(self, cog: int, city: int, card: int) -> Standing:
        places = self.now.places
        moved = (*places[:cog], city, *places[cog + 1 :])
        return self.now._replace(hand=self.hand_without(card), places=moved)

    def after_boarding(self, cog: int, city: int) -> Standing:
        now = self.now
        moved = (*now.places[:cog], city, *now.places[cog + 1 :])
        return now._replace(cogs=(*now.cogs, cog), reserve=now.reserve - 1, places=moved)

    def after_pirates(self, cog: int) -> Standing:
        now = self.now
        lost = now.cogs.count(cog)
        moved = (*now.places[:cog], FIELD, *now.places[cog + 1 :])
        return now._replace(
            hand=self.hand_without(self.first(PIRATES)),
            cogs=tuple(c for c in now.cogs if c != cog),
            reserve=now.reserve + lost,
            places=moved,
        )


def read_view(view: View) -> SkipperView:
    """Return a seat's view as the skipper reads it."""
    own = view.own
    if own is None:
        raise ValueError("spectators do not play")
    rules = rules_of(view.setup)
    crews = view.sea.crews
    now = Standing(
        own.hand,
        cogs_of(crews[own.seat :: view.setup.seats]),
        view.players.reserve[own.seat],
        tuple(rules.deck.cities[card] for card in view.players.doublings[own.seat]),
        view.sea.places,
    )
    packets, last_round = view.cards.packets, view.now.last_round
    return SkipperView(rules, own.seat, now, crews=crews, packets=packets, last_round=last_round)


def read_table(game: Luebeck, seat: Seat) -> SkipperView:
    """Return a seat's skipper view of an imagined game, much faster than through its full view."""
    table, rules = game.table, game.rules
    crews, packets = table.crews, table.packets
    now = Standing(
        table.hands[seat],
        cogs_of(crews[seat :: table.seats]),
        table.reserve[seat],
        tuple([rules.deck.cities[card] for card in table.doublings[seat]]),
        tuple(table.places),
    )
    return SkipperView(rules, seat, now, crews=crews, packets=packets, last_round=table.last_round)


def cogs_of(figures: Sequence[int]) -> tuple[int, ...]:
    """Return the cogs that carry these figures, one entry for each figure."""
    return tuple([cog for cog, count in enumerate(figures) for _ in range(count)])
