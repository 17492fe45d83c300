"""Somebody who plays: by what he was told, over a socket that breaks, until he has his answer."""

import asyncio
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct, UnsetType, json

from hanse.core.types import SPECTATOR, Seat
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.tables.messages.wire import PROTOCOL
from hanse.tables.seats.seating import Asker
from tests.server.histories import OK, REFUSED, UNKNOWN, Act
from tests.simulation.sockets import Gone, SimulatedSocket

if TYPE_CHECKING:
    from tests.simulation.world import World

ACTS = ("resign", "end", "play_on", "restart", "return")
GIVES_UP, TWICE, ARRANGES, TAKES_BACK, TALKS, HANGS_UP = 0.2, 0.1, 0.05, 0.1, 0.1, 0.05


class Heard(Struct, forbid_unknown_fields=False):
    """Any message of the server, as far as it is read here; the rest is kept as it came."""

    say: str
    id: str = ""
    code: str = ""
    number: int = 0
    words: str = ""
    sections: dict[str, Raw] = {}
    events: tuple[Raw, ...] = ()
    undo: int = 0
    restart: int = 0
    deadlines: tuple[float | None, ...] = ()
    agreed: Raw | UnsetType = Raw(b"{}")


class Asked(Struct):
    """A question, as far as a client must know it."""

    id: int = -1
    ready: bool = False


@dataclass
class Pending:
    """A command that was not answered yet, and over which socket it was sent."""

    message: dict[str, Any]
    sent: float
    over: SimulatedSocket | None = None
    sockets: int = 1


class Client:
    """One page of one viewer: what it shows, and what it has done."""

    def __init__(self, world: "World", match: str, seat: Seat, number: int) -> None:
        self.world = world
        self.match = match
        self.seat = seat
        self.name = f"{match}.{seat}.{number}"
        self.chance = random.Random(f"{world.plan.seed} {self.name}")
        self.spec = GAMES[world.rows[match].setup.game]
        self.sections: dict[str, Raw] = {}
        self.events: list[bytes] = []
        self.chat: list[str] = []
        self.last: Heard | None = None
        self.welcomed = False
        self.pending: Pending | None = None
        self.acts: list[Act] = []
        self.resent: set[str] = set()
        """Commands that went over more than one socket."""
        self.sent = 0
        self.playing = True
        self.seen: list[tuple[float, int]] = []
        """When it was shown how many events."""
        self.socket: SimulatedSocket | None = None

    async def run(self) -> None:
        """Come back however often the socket breaks."""
        while True:
            server = self.chance.choice(self.world.serving)
            self.socket = server.accept(self.match, Asker(self.seat))
            if self.socket:
                await self.look(self.socket)
            self.socket = None
            await asyncio.sleep(self.chance.uniform(0.01, 0.3))

    async def look(self, socket: SimulatedSocket) -> None:
        self.welcomed = False
        thinks = asyncio.create_task(self.think(socket))
        have = {"events": len(self.events), "chat": len(self.chat)}
        self.say(socket, {"say": "hello", "protocol": PROTOCOL, **have})
        try:
            while True:
                self.hear(socket, await socket.to_client.receive())
        except Gone:
            return
        finally:
            thinks.cancel()

    def say(self, socket: SimulatedSocket, message: dict[str, Any]) -> None:
        socket.to_server.send(encode(message).decode())

    def hear(self, socket: SimulatedSocket, text: str) -> None:
        heard = json.decode(text, type=Heard)
        self.world.note(self.name, "hears", heard.say, heard.id or heard.number, heard.code)
        if heard.say == "update":
            self.take(heard)
        elif heard.say == "chat_line":
            self.listen(heard)
        elif heard.say in ("done", "refused"):
            self.settle(socket, heard)

    def listen(self, heard: Heard) -> None:
        if heard.number > len(self.chat) + 1:
            self.world.blame(f"{self.name} misses what was said before line {heard.number}")
        self.chat += [heard.words] if heard.number > len(self.chat) else []

    def take(self, heard: Heard) -> None:
        """Show it, as web/src/match does: by the numbers of the events, whoever tells them."""
        self.sections |= heard.sections
        first = heard.number - len(heard.events)
        if first > len(self.events):
            self.world.blame(f"{self.name} misses events {len(self.events)} to {first}")
        self.events = [*self.events[:first], *map(bytes, heard.events)]
        self.last, self.welcomed = heard, True
        self.seen.append((self.world.loop.time(), heard.number))

    def settle(self, socket: SimulatedSocket, heard: Heard) -> None:
        pending = self.pending
        if pending is None or pending.message["id"] != heard.id:
            return
        if heard.code == "try_again":
            pending.over = None
        else:
            self.close(OK if heard.say == "done" else REFUSED)

    def close(self, outcome: str) -> None:
        if self.pending:
            number, sent = self.pending.message["id"], self.pending.sent
            self.acts.append(Act(self.seat, number, sent, self.world.loop.time(), outcome))
            if self.pending.sockets > 1:
                self.resent.add(number)
            self.pending = None

    async def think(self, socket: SimulatedSocket) -> None:
        """Say again what was not answered; else do something if there is anything to do."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.0, self.world.plan.thinking))
            if not self.welcomed:
                continue
            if self.pending and self.pending.over is not socket:
                self.say_again(socket, self.pending)
            elif self.playing and not self.pending and self.seat != SPECTATOR:
                self.act(socket)

    def say_again(self, socket: SimulatedSocket, pending: Pending) -> None:
        if self.playing and self.chance.random() < GIVES_UP:
            self.close(UNKNOWN)
            return
        pending.over = socket
        pending.sockets += 1
        self.say(socket, pending.message)

    def act(self, socket: SimulatedSocket) -> None:
        """Answer, take back, arrange, talk; sometimes twice, sometimes gone at once."""
        if self.chance.random() < TALKS:
            self.say(socket, {"say": "chat", "words": f"{self.name} {self.sent}"})
        message = self.some_command()
        if message is None:
            return
        self.sent += 1
        message["id"] = f"{self.name}.{self.sent}"
        self.world.note(self.name, "says", message["say"], message["id"])
        self.pending = Pending(message, self.world.loop.time(), socket)
        for _ in range(2 if self.chance.random() < TWICE else 1):
            self.say(socket, message)
        if self.chance.random() < HANGS_UP:
            asyncio.get_running_loop().call_later(self.chance.uniform(0.0, 0.02), socket.lose)

    def some_command(self) -> dict[str, Any] | None:
        left = self.last is not None and str(self.seat).encode() in bytes(self.stand_ins())
        if left or self.chance.random() < ARRANGES:
            return {"say": "agree", "act": "return" if left else self.chance.choice(ACTS)}
        if self.last and self.last.undo and self.chance.random() < TAKES_BACK:
            return {"say": "undo", "answers": 1}
        asked = json.decode(self.sections.get("asked", b"null"), type=Asked | None)
        if asked is None or asked.ready:
            return None
        view = self.spec.see.read_view(encode(self.sections))
        move = view.asked.question.sample(self.chance.randrange)
        return {"say": "command", "move": Raw(encode(move)), "question": asked.id}

    def stand_ins(self) -> bytes:
        """Who answers for seats that were left, as it was told."""
        assert self.last
        agreed = json.decode(bytes(self.last.agreed)) if self.last.agreed else {}
        return encode(list(agreed.get("stand_ins", {})))
