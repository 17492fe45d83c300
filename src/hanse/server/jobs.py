"""What is due in a match: a bot's answer, or the answer of somebody whose time is up."""

import asyncio
import random
import time

import structlog

from hanse.bots.chair import Chair
from hanse.bots.registry import BOTS
from hanse.core.types import Move, Seat
from hanse.match.match import OutOfDate, fallback
from hanse.server.live import Gone, Live, Lobby

IDLE = 0.15
log = structlog.get_logger()


class Worker:
    """Takes what is due from the store and does it; several may run anywhere."""

    def __init__(self, lobby: Lobby, at_once: int) -> None:
        self.lobby = lobby
        self.at_once = at_once
        self.chance = random.SystemRandom()

    async def run(self) -> None:
        """Until it is cancelled. A failure of the database is waited out."""
        while True:
            try:
                found = await self.lobby.store.take_due(self.at_once)
            except Exception as wrong:
                log.warning("cannot look for what is due", error=str(wrong))
                found = []
                await asyncio.sleep(1)
            if not found:
                await asyncio.sleep(IDLE)
            for match in found:
                await self.do(match)

    async def do(self, match: str) -> None:
        try:
            live = await self.lobby.live(match)
            await self.answer(live)
        except (Gone, OutOfDate):
            log.info("nothing is due any more", match=match)
        except Exception:
            log.exception("what was due could not be done", match=match)

    async def answer(self, live: Live) -> None:
        """One answer; whatever is due after it is written down with it."""
        game = live.game
        bots = [seat for seat in sorted(game.asking) if live.row.seats[seat].bot]
        late = live.match.clock.late(time.time())
        if bots:
            seat, move = bots[0], await asyncio.to_thread(self.bot_move, live, bots[0])
        elif late:
            seat, move = late[0], fallback(game, late[0])
        else:
            return
        command = f"due-{live.row.version}-{seat}"
        await self.lobby.play(live, seat, move, command, game.asked_at.get(seat))

    def bot_move(self, live: Live, seat: Seat) -> Move:
        """A bot gets the seat's view and what the seat was told, and nothing else."""
        spec, game = live.spec, live.game
        view, told = spec.view(game, seat), live.events_for(seat)
        bot = BOTS[live.row.seats[seat].bot](spec.name, self.chance.randrange)
        return bot.answer(Chair(seat, view.asked.question, lambda: view, lambda: told))
