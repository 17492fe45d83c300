"""Bots at the server's tables: their input and their answers."""

from hanse.bots.bot import Bot
from hanse.bots.budget import USUAL_NODES, Budget
from hanse.bots.context import BotContext
from hanse.bots.process import BotProcesses, DistantBot
from hanse.bots.registry import BOTS
from hanse.bots.replies import reply_of
from hanse.bots.rng import Rng
from hanse.core.questions.shapes import Question
from hanse.core.types import Below, Move, Seat
from hanse.match.match import Match
from hanse.tables.live.live import Live, events_for

MAX_SECONDS = 5.0
"""The time limit for one answer of a bot, in seconds."""


def context_for(
    match: Match, seat: Seat, below: Below, question: Question | None = None
) -> BotContext:
    """Return a bot's input: its seat's view and events, and nothing else about the match."""
    view = match.spec.see.view(match.game, seat)
    return BotContext(
        match.spec,
        seat,
        question or view.asked.question,
        lambda: view,
        rng=Rng(below),
        listen=lambda: events_for(match, seat),
        budget=Budget(USUAL_NODES, MAX_SECONDS),
    )


class BotRoom:
    """Bots and the processes they think in: third-party bots always think in separate processes.

    Hanse's own bots do so only if processes are configured. They always reply to asides in this
    process, because their replies take no time and a separate process may be busy.
    """

    def __init__(self, processes: int) -> None:
        self.distant = processes > 0
        self.processes = BotProcesses(max(1, processes))

    def bot(self, match: Match, name: str, *, aside: bool = False) -> Bot:
        """Return the bot of this name, or its link to a separate process that runs it."""
        bot = BOTS[name](match.spec.about.name)
        if not is_own(bot) or (self.distant and not aside):
            return DistantBot(type(bot), self.processes, MAX_SECONDS, listens=not is_own(bot))
        return bot

    def close(self) -> None:
        self.processes.close()


def is_own(bot: Bot) -> bool:
    """Return whether this bot is part of Hanse and so can be trusted to return."""
    return type(bot).__module__.startswith("hanse.")


def bot_move(live: Live, match: Match, seat: Seat, bot: Bot, below: Below) -> Move:
    """Return the bot's answer: the next move of its plan, or a newly chosen one.

    `match` holds the position of the bot's question; the table may have changed since.
    """
    live.plans.follow(match)
    return live.plans.next_move(bot, context_for(match, seat, below))


def bot_offer(match: Match, seat: Seat, bot: Bot, below: Below) -> Move | None:
    """Return the bot's aside before it answers its question; None if it makes none."""
    menu = match.game.asides(seat) if bot.proposes else None
    if menu is None:
        return None
    said = bot.speak(context_for(match, seat, below, menu))
    return said if said is not None and menu.allows(said) else None


def bot_reply(match: Match, seat: Seat, bot: Bot, below: Below) -> Move | None:
    """Return the bot's reply to an aside; None if no aside awaits one."""
    menu = match.game.asides(seat)
    if menu is None:
        return None
    return reply_of(bot, context_for(match, seat, below, menu), match.game)
