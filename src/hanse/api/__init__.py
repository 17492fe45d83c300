"""The public names of the package, exposed by `import hanse`. See docs/library.md."""

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
from hanse.bots.standing import Standing
from hanse.core.errors import HanseError
from hanse.core.pickle_format import BadPickle
from hanse.core.setup import BadSetup
from hanse.core.types import BadRecord, IllegalMove, Move

__all__ = [
    "BadPickle",
    "BadRecord",
    "BadSetup",
    "Bot",
    "BotContext",
    "Game",
    "HanseError",
    "IllegalMove",
    "Move",
    "Reason",
    "Record",
    "Standing",
    "Standings",
    "Step",
    "Thought",
    "View",
    "bot_names",
    "game_names",
    "load",
    "rulebook",
    "simulate",
]
