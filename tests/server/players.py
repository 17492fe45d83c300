"""Scripted players who go on whatever happens to the server, and remember what they did and saw."""

import contextlib
import json
import random
import threading
import time
import uuid
from dataclasses import dataclass
from typing import Any

from websockets.exceptions import WebSocketException

from hanse.core.wire import encode
from tests.server.histories import OK, REFUSED, UNKNOWN, Act
from tests.server.people import Person
from tests.server.running import Server

GIVES_UP, TAKES_BACK, ARRANGES = 0.3, 0.1, 0.08
ACTS = ("resign", "resign", "end", "play_on", "restart", "return")
TROUBLE = (WebSocketException, OSError, TimeoutError, EOFError)


@dataclass
class Pending:
    """A command that was not answered yet, and over which socket it was sent."""

    message: dict[str, Any]
    sent: float
    over: Person


class Player(threading.Thread):
    """One seat. A command whose answer got lost is sent again, or now and then given up."""

    def __init__(
        self, server: Server, match: str, seat: int, cookie: str, seed: str, *, game: str = "kogge"
    ) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.server, self.match, self.seat, self.cookie = server, match, seat, cookie
        self.chance = random.Random(f"{seed} {seat}")
        self.acts: list[Act] = []
        self.person: Person | None = None
        self.pending: Pending | None = None
        self.resumed = threading.Event()
        self.resumed_at = 0.0
        self.left = False
        """Whether somebody else answers for this seat, as far as it knows."""
        self.over = threading.Event()
        self.stopped = threading.Event()
        self.wrong: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                with contextlib.suppress(*TROUBLE):
                    self.play(self.sit_down())
                self.stopped.wait(0.02)
        except BaseException as wrong:
            self.wrong = wrong
            self.resumed.set()
        self.close(UNKNOWN)

    def sit_down(self) -> Person:
        """With everything one had before; what is missing comes from the server."""
        person = Person(self.server, self.match, self.cookie, self.game)
        if self.person:
            person.events, person.sections = self.person.events, dict(self.person.sections)
        self.person = person
        person.hello()
        self.resumed_at = time.monotonic()
        self.resumed.set()
        return person

    def play(self, person: Person) -> None:
        while not self.stopped.is_set():
            if self.pending:
                self.settle(person, self.pending)
            elif not person.over and (
                self.left or person.asked or (person.undo and self.chance.random() < TAKES_BACK)
            ):
                self.act(person)
            else:
                if person.over:
                    self.over.set()
                with contextlib.suppress(TimeoutError):
                    person.hear(0.2)

    def act(self, person: Person) -> None:
        """Answer, take an answer back, or arrange something beside the game."""
        message: dict[str, Any] = {"id": uuid.uuid4().hex}
        if self.left or self.chance.random() < ARRANGES:
            message |= {"say": "agree", "act": "return" if self.left else self.chance.choice(ACTS)}
        elif not person.asked or (person.undo and self.chance.random() < TAKES_BACK):
            message |= {"say": "undo", "answers": 1}
        else:
            move = json.loads(encode(person.some_move()))
            message |= {"say": "command", "move": move, "question": person.asked["id"]}
        self.pending = Pending(message, time.monotonic(), person)
        person.say(message)

    def settle(self, person: Person, pending: Pending) -> None:
        """Wait for the answer; after a loss say it again, or give up and go by what is there."""
        if pending.over is not person:
            if self.chance.random() < GIVES_UP:
                self.close(UNKNOWN)
                return
            pending.over = person
            person.say(pending.message)
        heard = person.hear_until("done", "refused")
        if heard.get("code") == "try_again":
            person.say(pending.message)
        elif heard["id"] == pending.message["id"]:
            resigned = pending.message.get("act") == "resign" and heard["say"] == "done"
            self.left = resigned or heard.get("code") == "seat_left"
            self.close(OK if heard["say"] == "done" else REFUSED)

    def close(self, outcome: str) -> None:
        if self.pending:
            message, sent = self.pending.message, self.pending.sent
            self.acts.append(Act(self.seat, message["id"], sent, time.monotonic(), outcome))
            self.pending = None
