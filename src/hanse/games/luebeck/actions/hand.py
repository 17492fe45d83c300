"""The common parts of playing a card of any kind."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Pick, Refusal, Seat, name_of
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.rules import Action
from hanse.games.luebeck.table import NONE


class CardAction(Action):
    """An action by a card of one sort, open to its holders."""

    move: ClassVar[type[Pick]]
    sort: ClassVar[int]
    rule: ClassVar[str]

    def concerns(self, game: Luebeck, seat: Seat) -> bool:
        return bool(self.held_cards(game, seat))

    def is_playable(self, game: Luebeck, seat: Seat, card: int) -> bool:
        """Return whether this card would find a cog, if the seat held it."""
        raise NotImplementedError

    def held_cards(self, game: Luebeck, seat: Seat) -> list[int]:
        """Return the cards of this sort in hand, equal ones once."""
        sorts = game.rules.deck.sorts
        found: list[int] = []
        for card in game.table.hands[seat]:
            if sorts[card] == self.sort and card not in found:
                found.append(card)
        return found


class CityCardAction(CardAction):
    """A card of a city, played for a cog."""

    def targets(self, game: Luebeck, seat: Seat, card: int) -> tuple[int, ...]:
        """Return the cogs for which the card may be played."""
        raise NotImplementedError

    def is_playable(self, game: Luebeck, seat: Seat, card: int) -> bool:
        return bool(self.targets(game, seat, card))

    def rule_against(self, game: Luebeck, seat: Seat, card: int) -> str:
        """Return why no cog is possible."""
        return self.rule

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        for card in self.held_cards(game, seat):
            cogs = self.targets(game, seat, card)
            if cogs:
                options.append(Choice(self.move, self.rule, cogs, card))

    def refuse(self, game: Luebeck, seat: Seat, options: list[Option]) -> list[Refusal]:
        """Return the reason for each card that is not on the menu."""
        playable = [o.target for o in options if isinstance(o, Choice) and o.move is self.move]
        cards = [card for card in self.held_cards(game, seat) if card not in playable]
        return [self.refusal(game, seat, card) for card in cards]

    def refusal(self, game: Luebeck, seat: Seat, card: int) -> Refusal:
        city = game.rules.deck.cities[card]
        return Refusal(name_of(self.move), self.rule_against(game, seat, card), card, (city,))


def cogs_for(game: Luebeck, seat: Seat, city: int) -> tuple[int, ...]:
    """Return own cogs before the city, and the first of those in it (L-GOOD-01, L-G-07).

    The cogs in the city are all alike, so only one of them is named.
    """
    table, before = game.table, game.rules.chart.before[city]
    found: list[int] = []
    there = False
    for cog in table.aboard(seat):
        place = table.places[cog]
        if place in before or (place == city and not there):
            found.append(cog)
            there = there or place == city
    return tuple(found)


def is_against_wind(game: Luebeck, seat: Seat, city: int) -> bool:
    """Return whether an own cog could reach the city only against an arrow (L-GOOD-03)."""
    after = game.rules.chart.after[city]
    return any(game.table.places[cog] in after for cog in game.table.aboard(seat))


def bring(game: Luebeck, cog: int, city: int) -> int:
    """Sail the cog with all aboard; return its start, or NONE if it was there (L-GOOD-02)."""
    table = game.table
    place = table.places[cog]
    if place == city:
        return NONE
    table.places[cog] = city
    return place
