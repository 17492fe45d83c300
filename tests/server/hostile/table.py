"""Tables of honest people: real moves at a person's pace, each remembered and timed."""

import asyncio
import json
import random
import time
import uuid
from functools import partial

from hanse.core.wire import encode
from hanse.games import GAMES
from tests.server.histories import OK, REFUSED, UNKNOWN, Act
from tests.server.hostile.evening import SETUPS, Evening, seat_people
from tests.server.hostile.seat import Seat
from tests.server.people import sample_move

SLOWEST, FASTEST = 3.0, 1.0
"""Seconds between two moves of a table."""
PATIENCE = 60.0
"""Seconds after which people stop waiting; their wait counts as that long."""
LOOK = 0.05


class Table:
    """One game, from its first move to its end or the end of the evening."""

    def __init__(self, evening: Evening, number: int, match: str, secrets: list[str]) -> None:
        self.evening = evening
        game, _, self.bots = SETUPS[number % len(SETUPS)]
        self.spec = GAMES[game]
        self.everyone_sees = game == "kogge" and not self.bots
        """Whether each move changes what everyone else sees."""
        self.chance = random.Random(match)
        self.acts: list[Act] = []
        self.seats = [Seat(evening.server, match, one, evening.tally) for one in secrets]
        self.waiting: set[int] = set()
        self.all_seen = asyncio.Event()
        self.bots_since = 0.0
        """When it was the bots' turn, if it is."""
        for place, seat in enumerate(self.seats):
            seat.seen = partial(self.see, place)

    def see(self, seat: int) -> None:
        """Note that a person was shown something new."""
        self.waiting.discard(seat)
        if not self.waiting:
            self.all_seen.set()
        if self.bots_since:
            self.evening.note("bot", time.monotonic() - self.bots_since)
        waits_for_bots = self.bots and not any(one.asked or one.over for one in self.seats)
        self.bots_since = time.monotonic() if waits_for_bots else 0.0

    async def play(self) -> None:
        """Play until the game is over or time is up."""
        sitting = [asyncio.create_task(seat.run()) for seat in self.seats]
        try:
            while time.monotonic() < self.evening.end and not any(seat.over for seat in self.seats):
                await asyncio.sleep(self.chance.uniform(FASTEST, SLOWEST))
                while not (asked := self.asked_seats()) and time.monotonic() < self.evening.end:
                    if any(seat.over for seat in self.seats):
                        return
                    await asyncio.sleep(LOOK)
                if asked:
                    await self.move(self.chance.choice(asked))
        finally:
            if self.bots_since:
                self.evening.note("bot", time.monotonic() - self.bots_since)
            self.evening.lost_sockets += sum(seat.lost for seat in self.seats)
            for task in sitting:
                task.cancel()
            await asyncio.gather(*sitting, return_exceptions=True)

    def asked_seats(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.asked and seat.socket]

    async def move(self, number: int) -> None:
        """Send a move; time its confirmation and the moment everyone else has seen it."""
        seat = self.seats[number]
        assert seat.asked
        move = json.loads(encode(sample_move(self.spec, seat.sections, self.chance)))
        message = {"say": "command", "id": uuid.uuid4().hex, "move": move}
        message["question"] = seat.asked["id"]
        self.waiting = set(range(len(self.seats))) - {number}
        self.all_seen.clear()
        sent = time.monotonic()
        code = await seat.command(message, PATIENCE)
        ended = time.monotonic()
        self.evening.note("confirmed", ended - sent)
        outcome = {"": UNKNOWN, "done": OK}.get(code, REFUSED)
        self.acts.append(Act(number, message["id"], sent, ended, outcome))
        if outcome == OK and self.everyone_sees and self.waiting:
            await self.wait_until_seen()
        if outcome == OK and self.everyone_sees:
            self.evening.note("shown", time.monotonic() - sent)

    async def wait_until_seen(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.all_seen.wait()
        except TimeoutError:
            pass


async def keep_playing(evening: Evening, number: int) -> None:
    """Play one game after the other until the evening is over."""
    while time.monotonic() < evening.end:
        try:
            match, secrets = await asyncio.to_thread(seat_people, evening, number)
        except TimeoutError:
            return
        table = Table(evening, number, match, secrets)
        evening.acts[match] = table.acts
        evening.playing[number] = match
        evening.write_targets()
        await table.play()
