"""What bots at the server's tables answer, offer and reply, and what is played if they fail."""

import asyncio
import random
from collections.abc import Iterator

import structlog

from hanse.bots.process import FailedBot
from hanse.bots.running_process import TimeUp
from hanse.core.spec import first_answer
from hanse.core.types import Move, Seat
from hanse.match.match import Match
from hanse.server.operations import metrics
from hanse.server.tables.bot_turns.bot_room import BotRoom, bot_move, bot_offer, bot_reply
from hanse.server.tables.live.live import Live
from hanse.server.tables.seats.agreements import bot_of

log = structlog.get_logger()


class BotAnswers:
    """Asks bots in threads; whatever goes wrong in one is told and counted, and is no answer."""

    def __init__(self, processes: int = 0) -> None:
        self.room = BotRoom(processes)
        self.chance = random.SystemRandom()

    async def offer(self, live: Live, seat: Seat, name: str) -> Move | None:
        """Return what the bot offers before it answers; nothing, if it fails."""
        match = live.match
        try:
            below, bot = self.chance.randrange, self.room.bot(match, name)
            return await asyncio.to_thread(bot_offer, match, seat, bot, below)
        except Exception as wrong:
            bot_failed(live, seat, name, wrong)
            return None

    async def reply(self, live: Live, seat: Seat) -> list[Move]:
        """Return what a bot says to what was said to it; no, if it fails."""
        match, name = live.match, bot_of(live.row, live.match, seat)
        plain = match.spec.play.plain_reply(match.game, seat)
        try:
            below = self.chance.randrange
            bot = self.room.bot(match, name or "", aside=True)
            found = await asyncio.to_thread(bot_reply, match, seat, bot, below)
        except Exception as wrong:
            bot_failed(live, seat, name, wrong)
            found = None
        return [move for move in (found, plain) if move]

    async def answer(self, live: Live, seat: Seat, name: str) -> list[Move]:
        """Return the bot's answer.

        None if it fails, or gives one that its question does not allow.
        """
        match = live.match
        try:
            with metrics.BOT.time():
                below = self.chance.randrange
                bot = self.room.bot(match, name)
                move = await asyncio.to_thread(bot_move, live, match, seat, bot, below)
            if match.game.asking[seat].allows(move):
                return [move]
            failed("not_allowed", bot=name, match=live.row.id, seat=seat, kind=kind_of(move))
        except Exception as wrong:
            bot_failed(live, seat, name, wrong)
        return []


def answers_for(match: Match, seat: Seat) -> Iterator[Move]:
    """G-61: as if it had gone, and should that be refused too, whatever is on the list first."""
    try:
        gone = match.spec.play.default_answer(match.game, seat)
    except Exception:
        failed("failed", seat=seat, exc_info=True)
    else:
        yield gone
    yield first_answer(match.game, seat)


def bot_failed(live: Live, seat: Seat, name: str | None, wrong: Exception) -> None:
    """Say where it was; what went wrong in a process of its own is told in a line."""
    there = {"bot": name, "match": live.row.id, "seat": seat}
    if isinstance(wrong, FailedBot | TimeUp):
        failed("failed", **there, error=str(wrong))
    else:
        failed("failed", **there, exc_info=True)


def failed(why: str, **told: object) -> None:
    """Log that a bot's answer, or one given for somebody, does not count. Moves may be secret."""
    log.error("an answer does not count", why=why, **told)
    metrics.FAILED_BOTS.labels(why).inc()


def kind_of(move: object) -> str:
    return type(move).__name__
