"""Answers, offers and replies of bots at tables, and the default if they fail."""

import asyncio
import random
from collections.abc import Iterator

from hanse.bots.process import FailedBot
from hanse.bots.running_process import TimeUp
from hanse.core.spec import first_answer
from hanse.core.types import Move, Seat
from hanse.match.match import Match
from hanse.tables.bot_turns.bot_room import BotRoom, bot_move, bot_offer, bot_reply
from hanse.tables.environment import QUIET_PLACE, Environment
from hanse.tables.live.live import Live
from hanse.tables.seats.agreements import bot_of


class BotAnswers:
    """Asks bots in threads; whatever goes wrong in one is told and counted, and is no answer."""

    def __init__(self, processes: int = 0, environment: Environment = QUIET_PLACE) -> None:
        self.log, self.metrics = environment.log, environment.metrics
        self.room = BotRoom(processes)
        self.chance = random.SystemRandom()

    async def offer(self, live: Live, seat: Seat, name: str) -> Move | None:
        """Return what the bot offers before it answers; nothing, if it fails."""
        match = live.match
        try:
            below, bot = self.chance.randrange, self.room.bot(match, name)
            return await asyncio.to_thread(bot_offer, match, seat, bot, below)
        except Exception as wrong:
            self.log_bot_failure(live, seat, name, wrong)
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
            self.log_bot_failure(live, seat, name, wrong)
            found = None
        return [move for move in (found, plain) if move]

    async def answer(self, live: Live, seat: Seat, name: str) -> list[Move]:
        """Return the bot's answer.

        None if it fails, or gives one that its question does not allow.
        """
        match = live.match
        try:
            with self.metrics.bot.time():
                below = self.chance.randrange
                bot = self.room.bot(match, name)
                move = await asyncio.to_thread(bot_move, live, match, seat, bot, below)
            if match.game.asking[seat].allows(move):
                return [move]
            self.failed("not_allowed", bot=name, match=live.row.id, seat=seat, kind=kind_of(move))
        except Exception as wrong:
            self.log_bot_failure(live, seat, name, wrong)
        return []

    def answers_for(self, match: Match, seat: Seat) -> Iterator[Move]:
        """T-AWAY-01: as if it had gone, and if that is refused too, whatever is listed first."""
        try:
            gone = match.spec.play.default_answer(match.game, seat)
        except Exception:
            self.failed("failed", seat=seat, exc_info=True)
        else:
            yield gone
        yield first_answer(match.game, seat)

    def log_bot_failure(self, live: Live, seat: Seat, name: str | None, wrong: Exception) -> None:
        """Log where it was; what went wrong in a process of its own takes one line."""
        there = {"bot": name, "match": live.row.id, "seat": seat}
        if isinstance(wrong, FailedBot | TimeUp):
            self.failed("failed", **there, error=str(wrong))
        else:
            self.failed("failed", **there, exc_info=True)

    def failed(self, why: str, **about: object) -> None:
        """Log that a bot's answer, or one given for somebody, does not count. Moves are secret."""
        self.log.error("an answer does not count", why=why, **about)
        self.metrics.failed_bots.labels(why).inc()


def kind_of(move: object) -> str:
    return type(move).__name__
