"""The plan of an arena: every draw of chance is played once with each placement of the bots."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b

from msgspec import Struct

from hanse.bots.bot import Bot
from hanse.bots.fingerprint import fingerprint
from hanse.bots.registry import BOTS, BotFactory, take_bot
from hanse.core.dice import Dice
from hanse.core.setup import BadSetup, Setup


class ArenaPlan(Struct, frozen=True):
    """A plan, which always gives the same games in the same order."""

    setup: Setup
    bots: tuple[str, ...]
    """Bots in seat order; only the first is measured, except at mixed tables."""
    draws: int
    seed: int = 1
    hashes: tuple[str, ...] = ()
    """Fingerprints of the code and weights of each bot."""

    def dice(self, draw: int, use: str) -> Dice:
        """Return the dice for one use in a draw; they are the same for all placements."""
        name = f"arena/{self.seed}/{draw}/{use}".encode()
        return Dice(blake2b(name, digest_size=32).digest())

    def bots_by_seat(self, shift: int) -> tuple[int, ...]:
        """Return the bot of each seat, as an index into `bots`, shifted by this many seats."""
        seats = self.setup.seats
        return tuple((seat - shift) % seats for seat in range(seats))


type BotClasses = Mapping[str, type[Bot]]
"""Classes of bots that are in no registry, by name."""

NO_BOT_CLASSES: BotClasses = {}


def make_bot(name: str, game: str, bot_classes: BotClasses = NO_BOT_CLASSES) -> Bot:
    """Return a bot of this name for the game."""
    return factory_of(name, bot_classes)(game)


def factory_of(name: str, bot_classes: BotClasses) -> BotFactory:
    """Return the factory of a bot; classes that were given come before registered ones."""
    if name in bot_classes:
        return take_bot(name, bot_classes[name])
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name}; there are: {', '.join(BOTS)}")
    return BOTS[name]


def hash_of(bot: type[Bot]) -> str:
    """Return the fingerprint of a bot, or an empty text if its source is in no file."""
    try:
        return fingerprint(bot)
    except (AssertionError, OSError, ValueError):  # as in a notebook
        return ""


def plan_one_against(
    setup: Setup,
    bot: str,
    others: Sequence[str],
    games: int,
    seed: int = 1,
    *,
    bot_classes: BotClasses = NO_BOT_CLASSES,
) -> ArenaPlan:
    """Return a plan for one bot, in each seat in turn, against others in the remaining seats."""
    if setup.seats < 2:
        raise BadSetup("an arena needs two seats at least")
    left = setup.seats - 1
    if len(others) > left:
        raise BadSetup(f"{len(others)} opponents, and {left} seats for them")
    dealt = [others[place % len(others)] for place in range(left)]
    return plan_of(setup, (bot, *dealt), games, seed, bot_classes=bot_classes)


def plan_of(
    setup: Setup,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    *,
    bot_classes: BotClasses = NO_BOT_CLASSES,
) -> ArenaPlan:
    """Return a plan of at least this many games, with every draw played at each placement."""
    for name in bots:
        make_bot(name, setup.game, bot_classes)
    hashes = tuple(hash_of(factory_of(name, bot_classes).make) for name in bots)
    return ArenaPlan(setup, bots, -(-games // setup.seats), seed, hashes)
