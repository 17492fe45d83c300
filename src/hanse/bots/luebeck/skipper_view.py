"""A seat's view, as the skipper reads it, and what a move would make of it."""

from dataclasses import dataclass, replace

from hanse.core.types import Move
from hanse.games.luebeck.chart import START, Chart
from hanse.games.luebeck.deck import PIRATES, SHIP_CHANGE, Deck
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
from hanse.games.luebeck.table import FIELD
from hanse.games.luebeck.transfers import without
from hanse.games.luebeck.view import View

type Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What one has: cards, cogs with own figures (one entry for each), and the points so far."""

    hand: Cards
    cogs: tuple[int, ...]
    reserve: int
    doubled: tuple[int, ...]
    places: tuple[int, ...]
    points: float = 0.0


class SkipperView:
    """Map, deck and view, and where one stands."""

    __slots__ = ("chart", "deck", "last_round", "now", "seat", "view")

    chart: Chart
    deck: Deck

    def __init__(self, view: View) -> None:
        own = view.own
        if own is None:
            raise ValueError("spectators do not play")
        rules = rules_of(view.setup)
        self.view = view
        self.chart, self.deck = rules.chart, rules.deck
        self.seat = own.seat
        self.last_round = view.now.last_round
        figures = view.sea.crews[own.seat :: view.setup.seats]
        self.now = Standing(
            own.hand,
            tuple(cog for cog, count in enumerate(figures) for _ in range(count)),
            view.players.reserve[own.seat],
            tuple(self.deck.cities[card] for card in view.players.doublings[own.seat]),
            view.sea.places,
        )

    def strangers(self, cog: int) -> int:
        """How many figures of others are aboard."""
        seats = self.view.setup.seats
        crew = self.view.sea.crews[cog * seats : (cog + 1) * seats]
        return sum(crew) - crew[self.seat]

    def after(self, move: Move) -> Standing:
        """Where one would stand after an action."""
        now = self.now
        match move:
            case PlayGoods(cog, card):
                city = self.deck.cities[card]
                worth = self.deck.values[card] * (2 if city in now.doubled else 1)
                return replace(self.sailed(cog, city, card), points=float(worth))
            case LayDoubling(cog, card):
                city = self.deck.cities[card]
                return replace(self.sailed(cog, city, card), doubled=(*now.doubled, city))
            case TradeVoyage(cog, card):
                return replace(self.boarded(cog, self.deck.cities[card]), hand=self.rid_of(card))
            case StartVoyage(cog):
                return self.boarded(cog, START)
            case SendPirates(cog):
                return self.pirated(cog)
            case ChangeShip(boarded, left):
                cogs = (*without(now.cogs, left), boarded)
                return replace(now, hand=self.rid_of(self.deck.kind(SHIP_CHANGE)), cogs=cogs)
            case Discard(card):
                cost = float(self.deck.costs[card])
                return replace(now, hand=self.rid_of(card), points=-cost)
        return now

    def rid_of(self, card: int) -> Cards:
        return without(self.now.hand, card)

    def sailed(self, cog: int, city: int, card: int) -> Standing:
        places = self.now.places
        moved = (*places[:cog], city, *places[cog + 1 :])
        return replace(self.now, hand=self.rid_of(card), places=moved)

    def boarded(self, cog: int, city: int) -> Standing:
        now = self.now
        moved = (*now.places[:cog], city, *now.places[cog + 1 :])
        return replace(now, cogs=(*now.cogs, cog), reserve=now.reserve - 1, places=moved)

    def pirated(self, cog: int) -> Standing:
        now = self.now
        lost = now.cogs.count(cog)
        moved = (*now.places[:cog], FIELD, *now.places[cog + 1 :])
        return replace(
            now,
            hand=self.rid_of(self.deck.kind(PIRATES)),
            cogs=tuple(c for c in now.cogs if c != cog),
            reserve=now.reserve + lost,
            places=moved,
        )
