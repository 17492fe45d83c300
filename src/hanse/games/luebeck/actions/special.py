"""Pirates and the ship change."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Move, Pick, Refusal, Seat, name_of
from hanse.games.luebeck.actions.hand import CardAction
from hanse.games.luebeck.events import CogPirated, ShipChanged
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.deck import PIRATES, SHIP_CHANGE
from hanse.games.luebeck.moves import ChangeShip, SendPirates
from hanse.games.luebeck.table import FIELD, Table
from hanse.games.luebeck.transfers import end_voyage, move_to_field_if_empty, use_card


class Pirates(CardAction):
    """L-SPEC-03, L-G-09: pirates, who end the voyage of a cog in any city, even the seat's own."""

    moves: ClassVar[tuple[type[Move], ...]] = (SendPirates,)
    move: ClassVar[type[Pick]] = SendPirates
    sort: ClassVar[int] = PIRATES
    rule: ClassVar[str] = "L-SPEC-03"

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        """Offer pirates once, for any cog in a city, since all pirate cards are equal."""
        cogs = tuple(cogs_at_sea(game.table))
        if cogs and self.held_cards(game, seat):
            options.append(Choice(SendPirates, self.rule, cogs))

    def reason(self, game: Luebeck, seat: Seat) -> Refusal:
        return Refusal(name_of(SendPirates), "L-G-09")

    def is_playable(self, game: Luebeck, seat: Seat, card: int) -> bool:
        return bool(cogs_at_sea(game.table))

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, SendPirates)
        card = self.held_cards(game, seat)[0]
        city = game.table.places[move.value]
        use_card(game.table, seat, card)
        crew = end_voyage(game.table, move.value)
        game.tell(CogPirated(seat, card, move.value, city, crew))


class ShipChange(CardAction):
    """L-SPEC-04, L-G-08: moving a figure of the seat to another cog that is in a city."""

    moves: ClassVar[tuple[type[Move], ...]] = (ChangeShip,)
    move: ClassVar[type[Pick]] = ChangeShip
    sort: ClassVar[int] = SHIP_CHANGE
    rule: ClassVar[str] = "L-SPEC-04"

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        """Offer a choice of other cogs for each cog that a figure of the seat can leave."""
        if not self.held_cards(game, seat):
            return
        afloat = cogs_at_sea(game.table)
        for left in game.table.aboard(seat):
            others = tuple([cog for cog in afloat if cog != left])
            if others:
                options.append(Choice(ChangeShip, self.rule, others, left))

    def reason(self, game: Luebeck, seat: Seat) -> Refusal:
        """Return the refusal: no figure is aboard, or there is no second cog (L-G-09)."""
        return Refusal(name_of(ChangeShip), "L-G-09", numbers=(len(cogs_at_sea(game.table)),))

    def is_playable(self, game: Luebeck, seat: Seat, card: int) -> bool:
        return len(cogs_at_sea(game.table)) > 1 and bool(game.table.aboard(seat))

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, ChangeShip)
        table = game.table
        left, boarded = move.target, move.value
        card = self.held_cards(game, seat)[0]
        use_card(table, seat, card)
        table.crews[left * table.seats + seat] -= 1
        table.crews[boarded * table.seats + seat] += 1
        emptied = move_to_field_if_empty(table, left)
        game.tell(ShipChanged(seat, card, left, boarded, emptied))


def cogs_at_sea(table: Table) -> list[int]:
    """Return the cogs in any city, including Lübeck, but not those on the field."""
    return [cog for cog, place in enumerate(table.places) if place != FIELD]
