"""Every bot by name."""

from collections.abc import Callable
from dataclasses import dataclass

from hanse.bots.context import Bot
from hanse.bots.dabbler import Dabbler
from hanse.bots.kogge.builder import Builder
from hanse.bots.luebeck.skipper import Skipper
from hanse.core.setup import BadSetup
from hanse.core.types import Below


@dataclass(frozen=True)
class BotFactory:
    """How a bot of this name is made, and the one game it plays if it does not play all."""

    name: str
    make: Callable[[Below], Bot]
    only: str = ""

    def __call__(self, game: str, below: Below) -> Bot:
        """A bot for this game, with its own source of chance."""
        if self.only not in ("", game):
            raise BadSetup(f"{self.name} plays only {self.only}, not {game}")
        return self.make(below)


BOTS: dict[str, BotFactory] = {
    breed.name: breed
    for breed in (
        BotFactory("dabbler", Dabbler),
        BotFactory("builder", Builder, only="kogge"),
        BotFactory("skipper", Skipper, only="luebeck"),
    )
}
