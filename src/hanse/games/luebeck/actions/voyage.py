"""Starts of voyages: in Lübeck, or with a card in another city."""

from typing import ClassVar

from hanse.core.questions.shapes import Choice, Option
from hanse.core.types import Move, Pick, Refusal, Seat, name_of
from hanse.games.luebeck.actions.hand import CityCardAction
from hanse.games.luebeck.events import VoyageStarted
from hanse.games.luebeck.game import Luebeck
from hanse.games.luebeck.maps.chart import START
from hanse.games.luebeck.maps.deck import TRADE_VOYAGE
from hanse.games.luebeck.moves import StartVoyage, TradeVoyage
from hanse.games.luebeck.rules import Action
from hanse.games.luebeck.table import Table
from hanse.games.luebeck.transfers import embark, use_card

NAME = name_of(StartVoyage)


class Voyage(Action):
    """L-VOY-01, L-G-17: a voyage that starts in Lübeck, on a free cog or one that lies there.

    Players aboard cannot refuse another figure.
    """

    moves: ClassVar[tuple[type[Move], ...]] = (StartVoyage,)

    def offer(self, game: Luebeck, seat: Seat, options: list[Option]) -> None:
        cogs = cogs_from(game.table, seat, START)
        if cogs:
            options.append(Choice(StartVoyage, "L-VOY-01", cogs))

    def reason(self, game: Luebeck, seat: Seat) -> Refusal:
        return Refusal(NAME, "L-VOY-01", numbers=(game.table.reserve[seat],))

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, StartVoyage)
        joined = embark(game.table, seat, move.value, START)
        game.tell(VoyageStarted(seat, move.value, START, joined))


class TradeVoyages(CityCardAction):
    """L-SPEC-01: a voyage that starts in the city of the card."""

    moves: ClassVar[tuple[type[Move], ...]] = (TradeVoyage,)
    move: ClassVar[type[Pick]] = TradeVoyage
    sort: ClassVar[int] = TRADE_VOYAGE
    rule: ClassVar[str] = "L-SPEC-01"

    def targets(self, game: Luebeck, seat: Seat, card: int) -> tuple[int, ...]:
        return cogs_from(game.table, seat, game.rules.deck.cities[card])

    def rule_against(self, game: Luebeck, seat: Seat, card: int) -> str:
        """Return L-G-19, against cogs in other cities, unless the seat has no figure in reserve."""
        return "L-G-19" if game.table.reserve[seat] else "L-SPEC-01"

    def play(self, game: Luebeck, seat: Seat, move: Move) -> None:
        assert isinstance(move, TradeVoyage)
        use_card(game.table, seat, move.target)
        city = game.rules.deck.cities[move.target]
        joined = embark(game.table, seat, move.value, city)
        game.tell(VoyageStarted(seat, move.value, city, joined, move.target))


def cogs_from(table: Table, seat: Seat, city: int) -> tuple[int, ...]:
    """Return the cogs to board: all in this city, and a free one (L-G-06, L-G-19).

    A seat without a figure in reserve can board none.
    """
    if not table.reserve[seat]:
        return ()
    free = table.free_cog()
    return tuple([c for c, place in enumerate(table.places) if place == city or c == free])
