"""Answers, offers and replies of bots at tables, and default answers if the bots fail."""

import asyncio
import random
from collections.abc import Iterator

from hanse.bots.process import FailedBot
from hanse.bots.running_process import TimeUp
from hanse.core.spec import first_answer
from hanse.core.types import Move, Seat
from hanse.match.match import Match
from hanse.tables.bot_turns.bot_room import BotRoom, bot_move, bot_offer, bot_reply
from hanse.tables.environment import SILENT_ENVIRONMENT, Environment
from hanse.tables.live.live import Live
from hanse.tables.seats.agreements import bot_of


class BotAnswers:
    """Bots' answers, found in threads; a bot that fails is logged and counted, and gives none."""

    def __init__(self, processes: int = 0, environment: Environment = SILENT_ENVIRONMENT) -> None:
        self.log, self.metrics = environment.log, environment.metrics
        self.room = BotRoom(processes)
        self.chance = random.SystemRandom()

    async def offer(self, live: Live, seat: Seat, name: str) -> Move | None:
        """Return the offer that the bot makes before it answers; None if it makes none or fails."""
        match = live.match
        try:
            below, bot = self.chance.randrange, self.room.bot(match, name)
            return await asyncio.to_thread(bot_offer, match, seat, bot, below)
        except Exception as wrong:
            self.log_bot_failure(live, seat, name, wrong)
            return None

    async def reply(self, live: Live, seat: Seat) -> list[Move]:
        """Return the moves to try as a reply to an aside: the bot's, then a plain refusal."""
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
        """Return the bot's answer, as a list of one move.

        The list is empty if the bot fails, or if its question does not allow the move.
        """
        match = live.match
        try:
            with self.metrics.bot.time():
                below = self.chance.randrange
                bot = self.room.bot(match, name)
                move = await asyncio.to_thread(bot_move, live, match, seat, bot, below)
            if match.game.asking[seat].allows(move):
                return [move]
            self.log_failure(
                "not_allowed", bot=name, match=live.row.id, seat=seat, kind=kind_of(move)
            )
        except Exception as wrong:
            self.log_bot_failure(live, seat, name, wrong)
        return []

    def answers_for(self, match: Match, seat: Seat) -> Iterator[Move]:
        """Yield the answers to try for an absent player (T-AWAY-01).

        The first is the game's default answer, the second the first answer that the question lists.
        """
        try:
            gone = match.spec.play.default_answer(match.game, seat)
        except Exception:
            self.log_failure("failed", seat=seat, exc_info=True)
        else:
            yield gone
        yield first_answer(match.game, seat)

    def log_bot_failure(self, live: Live, seat: Seat, name: str | None, wrong: Exception) -> None:
        """Log a bot's failure: with a traceback, or in one line if a separate process failed."""
        there = {"bot": name, "match": live.row.id, "seat": seat}
        if isinstance(wrong, FailedBot | TimeUp):
            self.log_failure("failed", **there, error=str(wrong))
        else:
            self.log_failure("failed", **there, exc_info=True)

    def log_failure(self, why: str, **about: object) -> None:
        """Log and count a rejected answer, by a bot or for an absent player, without its move."""
        self.log.error("an answer does not count", why=why, **about)
        self.metrics.failed_bots.labels(why).inc()


def kind_of(move: object) -> str:
    return type(move).__name__
