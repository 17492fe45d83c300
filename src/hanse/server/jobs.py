"""What is due in a match: a bot's answer, or the answer of somebody whose time is up."""

import asyncio
import random
from collections.abc import Iterable, Iterator
from itertools import chain

import structlog

from hanse.bots.process import BotProcesses
from hanse.core.spec import first_answer
from hanse.core.types import IllegalMove, Move, Seat
from hanse.match.match import GIVEN_FOR, Match, OutOfDate
from hanse.server import metrics
from hanse.server.agreements import bot_of
from hanse.server.bots import bot_move, bot_named, bot_offer, bot_reply
from hanse.server.live import Live, due, late, spoken_to
from hanse.server.lobby import Lobby, NoSuchMatch
from hanse.server.setting_aside import CODE, SetAside
from hanse.server.store.database import Unavailable
from hanse.server.store.rows import MatchRow, Taken

IDLE = 0.15
"""How often one looks for what is due."""
log = structlog.get_logger()


class Worker:
    """Takes what is due from the store and does it; several may run anywhere."""

    def __init__(self, lobby: Lobby, at_once: int, processes: int = 0) -> None:
        self.lobby = lobby
        self.at_once = at_once
        self.bots = BotProcesses(processes) if processes else None
        """Where bots think; without, they do so here."""
        self.chance = random.SystemRandom()
        self.busy: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled; what has been begun is then finished."""
        try:
            while True:
                await self.look()
        finally:
            if self.busy:
                await asyncio.wait(self.busy, timeout=5)
            if self.bots:
                self.bots.close()

    async def look(self) -> None:
        """Take as much as there are hands free. A failure of the database is waited out."""
        free = self.at_once - len(self.busy)
        if free <= 0:
            await asyncio.wait(self.busy, return_when=asyncio.FIRST_COMPLETED)
            return
        self.lobby.next_due.clear()
        try:
            found = await self.lobby.store.take_due(free, CODE)
        except Unavailable as wrong:
            log.warning("cannot look for what is due", error=str(wrong))
            self.lobby.pulse.lost()
            await asyncio.sleep(1)
            return
        for taken in found:
            self.begin(taken)
        if not found:
            await self.rest()

    async def rest(self) -> None:
        try:
            async with asyncio.timeout(IDLE):
                await self.lobby.next_due.wait()
            await asyncio.sleep(min(IDLE, self.lobby.bot_delay))
        except TimeoutError:
            pass

    def begin(self, taken: Taken) -> None:
        task = asyncio.create_task(self.do(taken))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)

    async def do(self, taken: Taken) -> None:
        match = taken.id
        try:
            await self.lobby.learn(taken.outages)
            async with self.lobby.using(match) as live:
                if live.stale or live.row.version != taken.version:
                    await self.lobby.freshen(live)
                await self.answer(live, taken)
        except (NoSuchMatch, OutOfDate, SetAside):
            log.debug("nothing is due any more", match=match)
        except Unavailable as wrong:
            log.warning("what was due must wait", match=match, error=str(wrong))
        except Exception:
            log.exception("what was due could not be done", match=match)

    async def answer(self, live: Live, taken: Taken) -> None:
        """One answer; whatever is due after it is written down with it.

        What is looked at here does not change, and the answer counts only on this position.
        """
        row, match = live.row, live.match
        times_up = late(row, match, taken.now) if taken.served else []
        named = [(seat, bot_of(row, match, seat)) for seat in sorted(match.game.asking)]
        bots = [(seat, bot) for seat, bot in named if bot is not None]
        spoken = spoken_to(row, match)
        if times_up:
            metrics.TIMEOUTS.inc()
            await self.play(live, row, times_up[0], answers_for(match, times_up[0]))
        elif spoken:
            await self.play(live, row, spoken[0], await self.bot_reply(live, spoken[0]))
        elif bots:
            seat, bot = bots[0]
            offer = await self.bot_offer(live, seat, bot) if bot else None
            if offer:
                await self.play(live, row, seat, [offer])
                return
            found = await self.bot_answer(live, seat, bot) if bot else []
            await self.play(live, row, seat, chain(found, answers_for(match, seat)))
        else:
            await self.put_off(live)

    async def play(self, live: Live, row: MatchRow, seat: Seat, moves: Iterable[Move]) -> None:
        """Play the first of these that is not refused: nobody waits for ever for a better one."""
        for move in moves:
            command = f"{GIVEN_FOR}{row.version}"
            try:
                await self.lobby.play(live, seat, move, command, version=row.version)
                return
            except IllegalMove as wrong:
                failed("refused", match=row.id, seat=seat, kind=kind_of(move), rule=wrong.rule)

    async def put_off(self, live: Live) -> None:
        """Put off what came too early, or what this process did not know to be done."""
        await self.lobby.freshen(live)
        await self.lobby.store.set_due(live.row, due(live.row, live.match, self.lobby.bot_delay))

    async def bot_offer(self, live: Live, seat: Seat, name: str) -> Move | None:
        """Return what the bot offers before it answers; nothing, if it fails."""
        match = live.match
        try:
            below, bot = self.chance.randrange, bot_named(match, name)
            return await asyncio.to_thread(bot_offer, match, seat, bot, below)
        except Exception:
            failed("failed", bot=name, exc_info=True)
            return None

    async def bot_reply(self, live: Live, seat: Seat) -> list[Move]:
        """Return what a bot says to what was said to it; no, if it fails."""
        match, name = live.match, bot_of(live.row, live.match, seat)
        plain = match.spec.play.plain_reply(match.game, seat)
        try:
            below = self.chance.randrange
            bot = bot_named(match, name or "", self.bots)
            found = await asyncio.to_thread(bot_reply, match, seat, bot, below)
        except Exception:
            failed("failed", bot=name, exc_info=True)
            found = None
        return [move for move in (found, plain) if move]

    async def bot_answer(self, live: Live, seat: Seat, name: str) -> list[Move]:
        """Return the bot's answer.

        None if it fails, or gives one that its question does not allow.
        """
        match = live.match
        try:
            with metrics.BOT.time():
                below = self.chance.randrange
                bot = bot_named(match, name, self.bots)
                move = await asyncio.to_thread(bot_move, live, match, seat, bot, below)
            if match.game.asking[seat].allows(move):
                return [move]
            failed("not_allowed", bot=name, kind=kind_of(move))
        except Exception:
            failed("failed", bot=name, exc_info=True)
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


def failed(why: str, **told: object) -> None:
    """Log that a bot's answer, or one given for somebody, does not count. Moves may be secret."""
    log.error("an answer does not count", why=why, **told)
    metrics.FAILED_BOTS.labels(why).inc()


def kind_of(move: object) -> str:
    return type(move).__name__
