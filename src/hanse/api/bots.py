"""Bots, given by name, as a class or as an object."""

from hanse.bots.bot import Bot
from hanse.bots.registry import BOTS
from hanse.core.setup import BadSetup

type AnyBot = str | Bot | type[Bot]


def bot_names(game: str = "") -> tuple[str, ...]:
    """Return the names of all bots, or of those that can play this game."""
    return tuple(name for name, bot in BOTS.items() if not game or bot.only in ("", game))


def bot_of(bot: AnyBot, game: str) -> Bot:
    """Return a bot for this game; create it if only its name or its class is given."""
    if isinstance(bot, Bot):
        return bot
    if isinstance(bot, type):
        return bot()
    if bot not in BOTS:
        raise BadSetup(f"there is no bot {bot}; there are: {', '.join(BOTS)}")
    return BOTS[bot](game)


def name_of_bot(bot: AnyBot) -> str:
    """Return the name under which a bot's results are shown."""
    if isinstance(bot, str):
        return bot
    return bot.__name__ if isinstance(bot, type) else type(bot).__name__
