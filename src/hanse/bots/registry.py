"""Every bot by name."""

from collections.abc import Callable
from dataclasses import dataclass

from hanse.bots.bot import Bot
from hanse.bots.dabbler import Dabbler
from hanse.bots.kogge.builder import Builder
from hanse.bots.luebeck.skipper import Skipper
from hanse.core.setup import BadSetup


@dataclass(frozen=True)
class BotFactory:
    """How a bot of this name is made, and the one game it plays if it does not play all."""

    name: str
    make: Callable[[], Bot]
    only: str = ""

    def __call__(self, game: str) -> Bot:
        """Return a bot for this game."""
        if self.only not in ("", game):
            raise BadSetup(f"{self.name} plays only {self.only}, not {game}")
        return self.make()


BOTS: dict[str, BotFactory] = {
    breed.name: breed
    for breed in (
        BotFactory("dabbler", Dabbler),
        BotFactory("builder", Builder, only="kogge"),
        BotFactory("skipper", Skipper, only="luebeck"),
    )
}
