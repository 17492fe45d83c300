"""The worker for due answers: of bots, and for players whose time is up."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from hanse.core.types import IllegalMove, Move, Seat
from hanse.match.clock import QUIET
from hanse.match.match import GIVEN_FOR, OutOfDate
from hanse.tables.bot_turns.bot_answers import BotAnswers, kind_of
from hanse.tables.bot_turns.thinking_turns import ThinkingTurns
from hanse.tables.live.due import bots_addressed, late_seats, next_due_work
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.live.unreadable_matches import CODE, UnreadableMatch
from hanse.tables.seats.agreements import bot_of
from hanse.tables.seats.seating import NoSuchMatch
from hanse.tables.store.errors import Unavailable
from hanse.tables.store.rows import DueMatch, MatchRow, TakenWork

IDLE = 0.15
"""Seconds between polls for due work."""
OVERTAKEN = 0.02
"""Seconds to wait when other workers took all the chosen work."""
MAX_URGENT = 8
"""The maximum number of time-outs and replies that one poll starts."""


class Worker:
    """A worker that takes due work from the store and does it; several can run, in any process.

    A bot needs a slot to think, of which there are `max_thinking`. Time-outs and replies need none.
    """

    def __init__(
        self,
        lobby: Lobby,
        max_thinking: int,
        processes: int = 0,
        is_behind: Callable[[], bool] = lambda: False,
        turns: ThinkingTurns | None = None,
    ) -> None:
        self.lobby = lobby
        self.max_thinking = max_thinking
        self.is_behind = is_behind
        """A function that returns whether this process lags; then the worker uses only one slot."""
        self.environment, self.metrics = lobby.environment, lobby.metrics
        self.log, self.clock = lobby.environment.log, lobby.environment.clock
        self.turns = turns or ThinkingTurns(0)
        self.pauses = True
        """Whether tables without people pause while nobody watches them."""
        self.bots = BotAnswers(processes, lobby.environment)
        self.busy: set[asyncio.Task[None]] = set()
        self.slots: dict[asyncio.Task[None], DueMatch] = {}
        self.thinking: set[str] = set()
        """The matches in which a bot is thinking."""

    async def run(self) -> None:
        """Run until cancelled, then finish the work that has begun."""
        try:
            while True:
                await self.look()
        finally:
            if self.busy:
                await asyncio.wait(self.busy, timeout=5)
            self.bots.room.close()

    async def look(self) -> None:
        """Poll for due work once, and start it if a slot is free or the work needs none.

        A process that lags uses only one slot. If the store is down, wait a second.
        """
        slots = 1 if self.is_behind() else self.max_thinking
        full = len(self.slots) >= slots
        if full and await self.wait_for_slot():
            return
        # Clear the event before the query: work that becomes due meanwhile sets it again, so that
        # no event is lost.
        self.lobby.next_due.clear()
        try:
            found = await self.take(slots)
        except Unavailable as wrong:
            if self.lobby.database_clock.can_store:
                self.log.warning("cannot look for what is due", error=str(wrong))
            self.lobby.database_clock.note_failure(wrong)
            await asyncio.sleep(1)
            return
        if not found and not full:
            await self.rest()

    async def take(self, slots: int) -> bool:
        """Start all due work that may start now; return whether there was any."""
        waiting = await self.find_waiting()
        self.count_waiting(waiting)
        urgent = [one for one in waiting if one.is_urgent][:MAX_URGENT]
        bots = [one for one in waiting if not one.is_urgent]
        chosen = urgent + self.turns.choose(bots, self.slots.values(), slots)
        if not chosen:
            return False
        by_id = {one.id: one for one in chosen}
        found = await self.lobby.store.due_work.take(chosen)
        for taken in found:
            self.begin(taken, by_id[taken.id])
        if not found:
            await asyncio.sleep(OVERTAKEN)
        return True

    def count_waiting(self, waiting: Sequence[DueMatch]) -> None:
        """Expose the number of tables that wait for a thinking slot, before any gets one."""
        totals = {one.kind: one.total for one in waiting}
        self.metrics.bots_waiting.labels("yes").set(totals.get("bot", 0))
        self.metrics.bots_waiting.labels("no").set(totals.get("alone", 0))

    async def find_waiting(self) -> list[DueMatch]:
        """Return the due work, after pausing tables of bots alone that nobody watches."""
        waiting = await self.lobby.store.due_work.due_matches(CODE)
        if not self.pauses:
            return waiting
        kept = [one for one in waiting if one.watched or not one.has_bots_only]
        if len(kept) < len(waiting):
            await self.lobby.store.due_work.pause()
        return kept

    async def wait_for_slot(self) -> bool:
        """Wait a moment for a slot; return whether a bot has finished and freed one."""
        waiting = list(self.slots)
        done, _ = await asyncio.wait(waiting, timeout=IDLE, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)

    async def rest(self) -> None:
        try:
            async with asyncio.timeout(IDLE):
                await self.lobby.next_due.wait()
            await asyncio.sleep(min(IDLE, self.lobby.bot_delay))
        except TimeoutError:
            pass

    def begin(self, taken: TakenWork, waiting: DueMatch) -> None:
        kind = "bot" if taken.kind == "alone" else taken.kind
        self.metrics.due_late.labels(kind).observe(max(0.0, taken.late))
        task = asyncio.create_task(self.do(taken))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)
        if not waiting.is_urgent:
            self.slots[task] = waiting
            began = self.clock()
            task.add_done_callback(lambda done: self.give_up_slot(done, began))

    def give_up_slot(self, task: asyncio.Task[None], began: float) -> None:
        """Free the slot; the table's address pays for the time that it was held."""
        waiting = self.slots.pop(task)
        self.turns.spend(waiting.address, self.clock() - began)

    async def do(self, taken: TakenWork) -> None:
        match = taken.id
        try:
            # Learn of outages first, so that no player times out because of an outage that this
            # process does not know yet.
            await self.lobby.learn(taken.outages)
            async with self.lobby.use(match) as live:
                if live.stale or live.row.version != taken.version:
                    await self.lobby.freshen(live)
                with self.environment.span("due", match=match):
                    await self.answer(live, taken)
        except (NoSuchMatch, OutOfDate, UnreadableMatch):
            self.log.debug("nothing is due any more", match=match)
        except Unavailable as wrong:
            if self.lobby.database_clock.can_store:
                self.log.warning("what was due must wait", match=match, error=str(wrong))
        except Exception:
            self.metrics.failures.labels("due").inc()
            self.log.exception("what was due could not be done", match=match)

    async def answer(self, live: Live, taken: TakenWork) -> None:
        """Give one answer and store the next due work together with it.

        The match read here does not change, and the answer counts only for its position.
        """
        row, match = live.row, live.match
        # While no server is up, players cannot answer, so no time is up (decision 16).
        times_up = late_seats(row, match, taken.now) if taken.served else []
        named = [(seat, bot_of(row, match, seat)) for seat in sorted(match.game.asking)]
        bots = [(seat, bot) for seat, bot in named if bot is not None]
        spoken = bots_addressed(row, match)
        if times_up:
            await self.time_out(live, taken, times_up[0])
        elif spoken or bots:
            await self.ask_bot(live, spoken, bots)
        else:
            await self.postpone(live)

    async def time_out(self, live: Live, taken: TakenWork, seat: Seat) -> None:
        """Answer for a player whose time is up.

        Also count time-outs soon after an outage, which must not happen.
        """
        self.metrics.timeouts.inc()
        outages = self.lobby.database_clock.outages
        self.metrics.early_timeouts.inc(
            bool(outages) and 0 <= taken.now - outages[-1].ended < QUIET
        )
        await self.play(live, live.row, seat, self.bots.answers_for(live.match, seat))

    async def ask_bot(self, live: Live, spoken: list[Seat], bots: list[tuple[Seat, str]]) -> None:
        """Play a bot's reply, offer or answer, unless a bot of this match is already thinking."""
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
        """Play the bot's offer, or else its answer; without a bot, the default answer.

        Raise OutOfDate if the table changed while the bot looked for an offer.
        """
        match = live.match
        offer = await self.bots.offer(live, seat, bot) if bot else None
        # Otherwise the bot would answer the question of an older position.
        if live.row.version != row.version:
            raise OutOfDate("the table went on while a bot thought")
        if offer:
            await self.play(live, row, seat, [offer])
            return
        found = await self.bots.answer(live, seat, bot) if bot else []
        await self.play(live, row, seat, chain(found, self.bots.answers_for(match, seat)))

    async def play(self, live: Live, row: MatchRow, seat: Seat, moves: Iterable[Move]) -> None:
        """Play the first of these moves that is legal, so that nobody waits forever."""
        for move in moves:
            # Clients cannot send such an id. Otherwise a seat could use up the id of a bot's next
            # answer (decision 10).
            command = f"{GIVEN_FOR}{row.version}"
            try:
                await self.lobby.play(live, seat, move, command, version=row.version)
                return
            except IllegalMove as wrong:
                kind, rule = kind_of(move), wrong.rule
                self.bots.log_failure("refused", match=row.id, seat=seat, kind=kind, rule=rule)

    async def postpone(self, live: Live) -> None:
        """Postpone work that came too early, or that another process has already done."""
        await self.lobby.freshen(live)
        after = next_due_work(live.row, live.match, self.lobby.bot_delay)
        await self.lobby.store.due_work.set_due(live.row, after)
