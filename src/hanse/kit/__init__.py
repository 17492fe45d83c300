"""Everything that a game, a variant or a bot outside this package needs.

The page on the game kit in the documentation explains them. The names in `__all__` are stable: what
a package imports from here today works in every later version with the same first number. New names
and new optional arguments may be added. Everything else in `hanse` may change at any time, apart
from the names that `import hanse` exposes.
"""

from msgspec import Struct, field

from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.core import bags
from hanse.core.dice import Dice
from hanse.core.game_words import UNKNOWN, GameWords
from hanse.core.notation.codecs import Codec
from hanse.core.notation.moves import Notation, Wording
from hanse.core.questions.exchange import Exchange
from hanse.core.questions.shapes import Bag, Choice, Go, Menu, Pay, Question, Split
from hanse.core.setup import BadSetup, Setup
from hanse.core.spec import GameSpec, Preset
from hanse.core.steps import Asking, InOrder, Sealed, Step
from hanse.core.types import (
    SPECTATOR,
    Counts,
    Event,
    IllegalMove,
    Move,
    Payment,
    Pick,
    Piles,
    Plain,
    Refusal,
    Seat,
    Some,
    Swap,
)
from hanse.kit.definition import GameDefinition
from hanse.kit.kinds import Kind, Place
from hanse.kit.table import Ended, Game, Result, Table
from hanse.kit.variants import Reading, Variant, unchanged
from hanse.kit.views import Secrets

__all__ = [
    "SPECTATOR",
    "UNKNOWN",
    "Asking",
    "BadSetup",
    "Bag",
    "Bot",
    "BotContext",
    "Choice",
    "Codec",
    "Counts",
    "Dice",
    "Ended",
    "Event",
    "Exchange",
    "Game",
    "GameDefinition",
    "GameSpec",
    "GameWords",
    "Go",
    "IllegalMove",
    "InOrder",
    "Kind",
    "Menu",
    "Move",
    "Notation",
    "Pay",
    "Payment",
    "Pick",
    "Piles",
    "Place",
    "Plain",
    "Preset",
    "Question",
    "Reading",
    "Refusal",
    "Result",
    "Sealed",
    "Seat",
    "Secrets",
    "Setup",
    "Some",
    "Split",
    "Step",
    "Struct",
    "Swap",
    "Table",
    "Thought",
    "Variant",
    "Wording",
    "bags",
    "field",
    "unchanged",
]
