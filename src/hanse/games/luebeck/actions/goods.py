"""Goods cards, and the doubling of their values."""

from typing import ClassVar

from hanse.core.types import Move, Pick, Seat
from hanse.games.luebeck.actions.hand import CityCardAction, bring, cogs_for, is_against_wind
from hanse.games.luebeck.events import DoublingLaid, GoodsPlayed
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.deck import DOUBLING, GOODS
from hanse.games.luebeck.moves import LayDoubling, PlayGoods
from hanse.games.luebeck.transfers import lose_card, use_card


class Goods(CityCardAction):
    """L-GOOD-01, L-GOOD-02: playing goods for a cog in their city, or one that sails there."""

    moves: ClassVar[tuple[type[Move], ...]] = (PlayGoods,)
    move: ClassVar[type[Pick]] = PlayGoods
    sort: ClassVar[int] = GOODS
    rule: ClassVar[str] = "L-GOOD-01"

    def targets(self, game: Luebeck, seat: Seat, card: int) -> tuple[int, ...]:
        return cogs_for(game, seat, game.rules.deck.cities[card])

    def rule_against(self, game: Luebeck, seat: Seat, card: int) -> str:
        upwind = is_against_wind(game, seat, game.rules.deck.cities[card])
        return "L-GOOD-03" if upwind else self.rule

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, PlayGoods)
        cog, card = move.value, move.target
        city = game.rules.deck.cities[card]
        use_card(game.table, seat, card)
        sailed = bring(game, cog, city)
        points = card_points(game, seat, card)
        game.table.scores[seat] += points
        game.tell(GoodsPlayed(seat, card, cog, city, points, sailed))


class Doubling(CityCardAction):
    """L-SPEC-02: a doubling, played like goods but kept before the seat until the round is over."""

    moves: ClassVar[tuple[type[Move], ...]] = (LayDoubling,)
    move: ClassVar[type[Pick]] = LayDoubling
    sort: ClassVar[int] = DOUBLING
    rule: ClassVar[str] = "L-SPEC-02"

    def targets(self, game: Luebeck, seat: Seat, card: int) -> tuple[int, ...]:
        return cogs_for(game, seat, game.rules.deck.cities[card])

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, LayDoubling)
        cog, card = move.value, move.target
        city = game.rules.deck.cities[card]
        lose_card(game.table, seat, card)
        game.table.doublings[seat] += (card,)
        sailed = bring(game, cog, city)
        game.tell(DoublingLaid(seat, card, cog, city, sailed))


DOUBLED = 2
"""The factor for a card's value where a doubling lies (L-SPEC-02)."""


def card_points(game: Luebeck, seat: Seat, card: int) -> int:
    """Return the card's value, doubled if a doubling for its city was laid (L-SPEC-02, L-G-10)."""
    deck = game.rules.deck
    city = deck.cities[card]
    for doubling in game.table.doublings[seat]:
        if deck.cities[doubling] == city:
            return DOUBLED * deck.values[card]
    return deck.values[card]
