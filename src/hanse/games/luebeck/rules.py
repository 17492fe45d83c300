"""Rules: the parts of the game, and every choice that readings and data may change."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanse.games.luebeck.chart import Chart
from hanse.games.luebeck.deck import Deck

if TYPE_CHECKING:
    from hanse.core.steps import Step
    from hanse.games.luebeck.actions.acting import Action
    from hanse.games.luebeck.game import Luebeck

type Parts = tuple["Step[Luebeck]", ...]


@dataclass(frozen=True, eq=False)
class Rules:
    """What is in play, the map and the deck among it."""

    setup: Parts
    round: Parts
    actions: tuple["Action", ...]
    chart: Chart
    deck: Deck
