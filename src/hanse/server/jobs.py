"""What is due in a match: a bot's answer, or the answer of somebody whose time is up."""

import asyncio
from collections.abc import Iterable
from itertools import chain

import structlog

from hanse.core.types import IllegalMove, Move, Seat
from hanse.match.clock import QUIET
from hanse.match.match import GIVEN_FOR, OutOfDate
from hanse.server import metrics
from hanse.server.agreements import bot_of
from hanse.server.bot_answers import BotAnswers, answers_for, failed, kind_of
from hanse.server.live import Live, due, late, spoken_to
from hanse.server.load import Load
from hanse.server.lobby import Lobby, NoSuchMatch
from hanse.server.setting_aside import CODE, SetAside
from hanse.server.store.database import Unavailable
from hanse.server.store.rows import MatchRow, Taken
from hanse.server.tracing import span

IDLE = 0.15
"""How often one looks for what is due."""
log = structlog.get_logger()


class Worker:
    """Takes what is due from the store and does it; several may run anywhere."""

    def __init__(
        self, lobby: Lobby, at_once: int, processes: int = 0, load: Load | None = None
    ) -> None:
        self.lobby = lobby
        self.at_once = at_once
        self.load = load or Load()
        self.bots = BotAnswers(processes)
        self.busy: set[asyncio.Task[None]] = set()
        self.thinking: set[str] = set()
        """The matches in which a bot is thinking."""

    async def run(self) -> None:
        """Until it is cancelled; what has been begun is then finished."""
        try:
            while True:
                await self.look()
        finally:
            if self.busy:
                await asyncio.wait(self.busy, timeout=5)
            self.bots.room.close()

    async def look(self) -> None:
        """Take as much as there are hands free; people's clocks and offers wait for no bot.

        Under load one hand is enough. A failure of the database is waited out.
        """
        free = (1 if self.load.high else self.at_once) - len(self.busy)
        if free <= 0 and await self.some_done():
            return
        self.lobby.next_due.clear()
        try:
            found = await self.lobby.store.take_due(max(1, free), CODE, bots=free > 0)
        except Unavailable as wrong:
            log.warning("cannot look for what is due", error=str(wrong))
            self.lobby.pulse.lost()
            await asyncio.sleep(1)
            return
        for taken in found:
            self.begin(taken)
        if not found and free > 0:
            await self.rest()

    async def some_done(self) -> bool:
        """Wait a moment for what is being done; return whether any of it is."""
        waiting = self.busy.copy()
        done, _ = await asyncio.wait(waiting, timeout=IDLE, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)

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
                with span("due", match=match):
                    await self.answer(live, taken)
        except (NoSuchMatch, OutOfDate, SetAside):
            log.debug("nothing is due any more", match=match)
        except Unavailable as wrong:
            log.warning("what was due must wait", match=match, error=str(wrong))
        except Exception:
            metrics.FAILURES.labels("due").inc()
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
            await self.time_out(live, taken, times_up[0])
        elif spoken or bots:
            await self.ask_bot(live, spoken, bots)
        else:
            await self.put_off(live)

    async def time_out(self, live: Live, taken: Taken, seat: Seat) -> None:
        """Answer for somebody whose time is up; soon after an outage nobody's may be."""
        metrics.TIMEOUTS.inc()
        outages = self.lobby.pulse.outages
        metrics.EARLY_TIMEOUTS.inc(bool(outages) and 0 <= taken.now - outages[-1].ended < QUIET)
        await self.play(live, live.row, seat, answers_for(live.match, seat))

    async def ask_bot(self, live: Live, spoken: list[Seat], bots: list[tuple[Seat, str]]) -> None:
        """Play what a bot replies, offers or answers, unless one is thinking about it already."""
        row = live.row
        if row.id in self.thinking:
            return
        self.thinking.add(row.id)
        try:
            if spoken:
                await self.play(live, row, spoken[0], await self.bots.reply(live, spoken[0]))
            else:
                await self.bot_turn(live, row, *bots[0])
        finally:
            self.thinking.discard(row.id)

    async def bot_turn(self, live: Live, row: MatchRow, seat: Seat, bot: str) -> None:
        """Play what the bot offers, or else what it answers; without a bot, what is usual.

        While it looked for an offer, its question may have been closed by others.
        """
        match = live.match
        offer = await self.bots.offer(live, seat, bot) if bot else None
        if live.row.version != row.version:
            raise OutOfDate("the table went on while a bot thought")
        if offer:
            await self.play(live, row, seat, [offer])
            return
        found = await self.bots.answer(live, seat, bot) if bot else []
        await self.play(live, row, seat, chain(found, answers_for(match, seat)))

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
