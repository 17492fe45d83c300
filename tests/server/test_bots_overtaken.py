"""A table that goes on while a bot thinks: the bot is not asked what nobody asks any more."""

import asyncio

import pytest
from msgspec.structs import replace

from hanse.core.setup import Setup
from hanse.core.types import Move, Seat
from hanse.match.match import OutOfDate
from hanse.tables.bot_turns.bot_answers import BotAnswers
from hanse.tables.bot_turns.worker import Worker
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.live.live import Live
from hanse.tables.live.lobby import Lobby
from hanse.tables.store.memory import MemoryStore
from tests.server.seats import a_row

BOTS = {0: "builder", 1: "builder", 2: "builder"}


class Overtaken(BotAnswers):
    """While a bot looks for an offer, its question is answered; then it must not be asked."""

    async def offer(self, live: Live, seat: Seat, name: str) -> Move | None:
        match = copy_match(live.match)
        while seat in match.game.asking:
            match.play(seat, match.game.asking[seat].sample(lambda _: 0))
        live.put(replace(live.row, version=len(match.played)), match)
        return None

    async def answer(self, live: Live, seat: Seat, name: str) -> list[Move]:
        raise AssertionError("a bot was asked after its question was closed")


def test_a_bot_whose_question_was_closed_is_not_asked() -> None:
    row = a_row(Setup("kogge", 3), bots=BOTS)
    live = Live(row, rebuild(row, []))
    worker = Worker(Lobby(MemoryStore(), 1, 0.0), 1)
    worker.bots = Overtaken()
    with pytest.raises(OutOfDate):
        asyncio.run(worker.bot_turn(live, row, min(live.match.game.asking), "builder"))
