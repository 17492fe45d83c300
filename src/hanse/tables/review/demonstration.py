"""A game between bots for the front page: played once, kept in memory, the same for everyone.

The game has no table: the store holds nothing, bots think only once, and each visitor who watches
costs one small file.
"""

from msgspec import Raw

from hanse.bots.bot_game import BotGame
from hanse.bots.registry import BOTS
from hanse.core.dice import Dice
from hanse.core.encoded_views import EncodedSections, EncodedViews, changed_sections
from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.creation.table_terms import bot_seat
from hanse.tables.messages.replay_bodies import Demonstration
from hanse.tables.messages.wire import Player, Update
from hanse.tables.seats.agreements import usual_bot

KEY = b"demonstration".ljust(32, b"\0")
MAX_STEPS = 1000
"""The maximum number of steps shown."""


def demonstration(game: str) -> Demonstration:
    """Play a game between bots and return the messages that a watcher would get."""
    spec = GAMES[game]
    setup = Setup(game, spec.about.usual_seats())
    bot = usual_bot(game)
    chances = [Dice(KEY + bytes([seat])).below for seat in range(setup.seats)]
    bots = [BOTS[bot](game) for _ in chances]
    played = BotGame(spec, spec.play.new(setup, Dice(KEY)), bots, chances)
    players = tuple(Player(bot_seat(seat, bot).name, bot) for seat in range(setup.seats))
    return Demonstration(played.game.setup, players, tuple(updates(played)))


def updates(played: BotGame) -> list[Update]:
    """Play to the end; return a watcher's updates at the start and after each answer."""
    shown: EncodedSections = {}
    heard_before, sent = 0, []
    for _ in range(MAX_STEPS):
        now = EncodedViews(played.spec, played.game).sections(SPECTATOR)
        heard = [one.event for one in played.all_events if one.reaches(SPECTATOR)]
        events = tuple(Raw(encode(event)) for event in heard[heard_before:])
        sent.append(Update(len(heard), changed_sections(shown, now), events))
        shown, heard_before = now, len(heard)
        if played.game.over or not played.game.asking:
            break
        played.step()
    return sent
