"""Every bot by name.

A package in this folder holds the bots of one game and lists them in `BOTS`. An installed package
adds a bot by an entry point of the group `hanse.bots`, which has the bot's name and points to its
class.
"""

from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from hanse import bots
from hanse.bots.bot import Bot
from hanse.bots.dabbler import Dabbler
from hanse.core.registry import Registry
from hanse.core.setup import BadSetup

GROUP = "hanse.bots"


@dataclass(frozen=True)
class BotFactory:
    """A factory for bots of one name; `only` is the game that they play, or empty for all games."""

    name: str
    make: type[Bot]
    only: str = ""

    def __call__(self, game: str) -> Bot:
        """Return a bot for this game."""
        if self.only not in ("", game):
            raise BadSetup(f"{self.name} plays only {self.only}, not {game}")
        return self.make()


def take_bot(name: str, found: object) -> BotFactory:
    """Return a factory for this class of bots; raise TypeError if it is none."""
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise TypeError(f"{found!r} is no class of bots")
    return BotFactory(name, found, found.only)


def own_bots() -> dict[str, type[Bot]]:
    """Return the bot that plays all games, and each game's own bots."""
    found: dict[str, type[Bot]] = {"dabbler": Dabbler}
    for package in [one for one in iter_modules(bots.__path__) if one.ispkg]:
        found |= import_module(f"{bots.__name__}.{package.name}").BOTS
    return found


OWN_BOTS = own_bots()
BOTS: dict[str, BotFactory] = Registry(
    {name: take_bot(name, bot) for name, bot in OWN_BOTS.items()}, GROUP, take_bot
)
