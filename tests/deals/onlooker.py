"""Somebody who only hears what all are told, and works out which offers must stand (G-72, G-74)."""

from collections import Counter
from typing import Any

from hanse.core.types import SPECTATOR, Event, Seat
from hanse.games.kogge.events.actions import RouteChanged, Traded
from hanse.games.kogge.events.deals import (
    DealMade,
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    OfferWithdrawn,
)
from hanse.games.kogge.game import Kogge
from tests.rules.laid_out import SPEC

UNSEEN_CHANGES = (Traded, RouteChanged)
"""Changes that may leave hand and cargo as large as they were."""


class Onlooker:
    """Knows the open offers, who made how many this round, and everybody's numbers of pieces."""

    def __init__(self, game: Kogge) -> None:
        self.offers: dict[int, OfferMade] = {}
        self.made: Counter[Seat] = Counter()
        self.last = self.look(game)
        self.lapsing: list[int] = []
        self.lapsed: list[int] = []

    def look(self, game: Kogge) -> Any:
        return SPEC.see.view(game, SPECTATOR)

    def hears(self, game: Kogge) -> None:
        """What must lapse by the rules, and what is said to have lapsed."""
        events = [told.event for told in game.events if told.to is None]
        view = self.look(game)
        self.takes_down(events)
        changed = self.changed(view, events)
        over = view.now.round != self.last.now.round
        if over:
            self.made.clear()
        cogs = view.fleet.cogs
        self.lapsing = [
            number
            for number, made in self.offers.items()
            if over or made.seat in changed or cogs[made.seat] != cogs[made.to]
        ]
        self.lapsed = [event.offer for event in events if isinstance(event, OfferLapsed)]
        for number in self.lapsing:
            del self.offers[number]
        self.last = view

    def takes_down(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, OfferDeclined | OfferWithdrawn | DealMade):
                self.offers.pop(event.offer, None)
            elif isinstance(event, OfferMade):
                self.offers[event.offer] = event
                self.made[event.seat] += 1

    def changed(self, view: Any, events: list[Event]) -> set[Seat]:
        """Those whose hand or cargo is not what it was, as far as all can tell."""
        now, before = view.players, self.last.players
        found = {s for s, n in enumerate(now.hands) if n != before.hands[s]}
        found |= {s for s, n in enumerate(now.cargo) if n != before.cargo[s]}
        for event in events:
            if isinstance(event, UNSEEN_CHANGES):
                found.add(event.seat)
            elif isinstance(event, DealMade) and moves_pieces(event):
                found |= {event.seat, event.to}
        return found


def moves_pieces(deal: DealMade) -> bool:
    """Not promises alone."""
    return any((*deal.give_goods, *deal.take_goods, deal.give_count, deal.take_count))
