"""The public names of the package, exposed by `import hanse`. See docs/library.md."""

from hanse.api.arena_rows import ArenaRow, arena
from hanse.api.bots import bot_names
from hanse.api.game import Game, View
from hanse.api.reason import Reason
from hanse.api.record import Record, Step
from hanse.api.record_files import load
from hanse.api.rules import rulebook
from hanse.api.setups import game_names
from hanse.api.simulation import Standings, simulate
from hanse.bots.bot import Bot, Thought
from hanse.bots.context import BotContext
from hanse.bots.game_state import GameState
from hanse.bots.standing import Standing
from hanse.core.errors import (
    BadAnswer,
    BadSeat,
    BotStopped,
    HanseError,
    MissingWords,
    NoAnswer,
    NotAsked,
    NothingToUndo,
    UnknownMove,
)
from hanse.core.notation.moves import Ambiguous, BadText, Unreadable
from hanse.core.pickle_format import BadPickle
from hanse.core.setup import BadSetup
from hanse.core.types import BadRecord, IllegalMove, Move
from hanse.lab.arena_game import ArenaResult

__all__ = [
    "Ambiguous",
    "ArenaResult",
    "ArenaRow",
    "BadAnswer",
    "BadPickle",
    "BadRecord",
    "BadSeat",
    "BadSetup",
    "BadText",
    "Bot",
    "BotContext",
    "BotStopped",
    "Game",
    "GameState",
    "HanseError",
    "IllegalMove",
    "MissingWords",
    "Move",
    "NoAnswer",
    "NotAsked",
    "NothingToUndo",
    "Reason",
    "Record",
    "Standing",
    "Standings",
    "Step",
    "Thought",
    "UnknownMove",
    "Unreadable",
    "View",
    "arena",
    "bot_names",
    "game_names",
    "load",
    "rulebook",
    "simulate",
]
