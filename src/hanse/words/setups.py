"""What a setup brings with it and numbers by itself: the cities of a map, the cards of a deck."""

from dataclasses import dataclass

from hanse.core.setup import Setup
from hanse.games.luebeck.readings import rules_of


@dataclass(frozen=True)
class Given:
    """Cities by name; cards by their sort, their city and their value."""

    cities: tuple[str, ...]
    cards: tuple[tuple[int, int, int], ...]


def given(setup: Setup) -> Given | None:
    """Nothing, in a game whose pieces are always the same."""
    if setup.game != "luebeck":
        return None
    rules = rules_of(setup)
    deck = rules.deck
    return Given(rules.chart.cities, tuple(zip(deck.sorts, deck.cities, deck.values, strict=True)))
