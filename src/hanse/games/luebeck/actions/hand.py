"""The parts that all actions with cards share."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Pick, Refusal, Seat, name_of
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.rules import Action
from hanse.games.luebeck.table import NONE


class CardAction(Action):
    """An action with a card of one sort, possible for the seats that hold such a card."""

    move: ClassVar[type[Pick]]
    sort: ClassVar[int]
    rule: ClassVar[str]

    def concerns(self, game: Luebeck, seat: Seat) -> bool:
        return bool(self.held_cards(game, seat))

    def is_playable(self, game: Luebeck, seat: Seat, card: int) -> bool:
        """Return whether the seat could play this card for some cog, if the seat held the card."""
        raise NotImplementedError

    def held_cards(self, game: Luebeck, seat: Seat) -> list[int]:
        """Return the seat's cards of this sort, each kind once."""
        sorts = game.rules.deck.sorts
        found: list[int] = []
        for card in game.table.hands[seat]:
            if sorts[card] == self.sort and card not in found:
                found.append(card)
        return found


class CityCardAction(CardAction):
    """An action with a card that names a city, played for a cog."""

    def targets(self, game: Luebeck, seat: Seat, card: int) -> tuple[int, ...]:
        """Return the cogs for which the card may be played."""
        raise NotImplementedError

    def is_playable(self, game: Luebeck, seat: Seat, card: int) -> bool:
        return bool(self.targets(game, seat, card))

    def rule_against(self, game: Luebeck, seat: Seat, card: int) -> str:
        """Return the rule that forbids this card for every cog."""
        return self.rule

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        for card in self.held_cards(game, seat):
            cogs = self.targets(game, seat, card)
            if cogs:
                options.append(Choice(self.move, self.rule, cogs, card))

    def refuse(self, game: Luebeck, seat: Seat, options: list[Option]) -> list[Refusal]:
        """Return a refusal for each of the seat's cards that is not on the menu."""
        playable = [o.target for o in options if isinstance(o, Choice) and o.move is self.move]
        cards = [card for card in self.held_cards(game, seat) if card not in playable]
        return [self.refusal(game, seat, card) for card in cards]

    def refusal(self, game: Luebeck, seat: Seat, card: int) -> Refusal:
        city = game.rules.deck.cities[card]
        return Refusal(name_of(self.move), self.rule_against(game, seat, card), card, (city,))


def cogs_for(game: Luebeck, seat: Seat, city: int) -> tuple[int, ...]:
    """Return the seat's cogs one line before the city, and one in it (L-GOOD-01, L-G-07).

    The cogs in the city are all alike, so only the first is listed.
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
    """Return whether a cog of the seat could reach the city only against an arrow (L-GOOD-03)."""
    after = game.rules.chart.after[city]
    return any(game.table.places[cog] in after for cog in game.table.aboard(seat))


def bring(game: Luebeck, cog: int, city: int) -> int:
    """Sail the cog to a city; return the city it left, or NONE if it lay there (L-GOOD-02)."""
    table = game.table
    place = table.places[cog]
    if place == city:
        return NONE
    table.places[cog] = city
    return place
