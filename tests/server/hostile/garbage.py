"""Requests and frames that are wrong in every way."""

from contextlib import closing
from typing import ClassVar

from tests.server.frames import RawSocket, frame
from tests.server.garbling import wrong_text
from tests.server.hostile.attacker import Attacker
from tests.server.test_malformed import ASKED, NEW, SAID, TYPES, wrong_path

KINDS = (0, 1, 1, 1, 2, 8, 9, 10)
METHODS = ("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "GET", "POST")


class GarbageRequests(Attacker):
    """Requests whose paths, methods and bodies are not as they should be."""

    rate: ClassVar[float] = 15.0

    def act(self) -> None:
        chance = self.chance
        method, path, right = chance.choice([*ASKED, ("POST", "", NEW)])
        path = (
            f"/api/tables/{self.targets.one(chance)}{path}" if right is not NEW else "/api/tables"
        )
        if chance.random() < 0.3:
            path = wrong_path(path, chance)
        if chance.random() < 0.1:
            method = chance.choice(METHODS)
        body = wrong_text([right], chance) if right or method == "POST" else None
        self.ask(method, path, body, content_type=chance.choice(TYPES))


class GarbageFrames(Attacker):
    """Frames that are wrong in their heads or in what they say."""

    rate: ClassVar[float] = 4.0

    def act(self) -> None:
        try:
            match = self.targets.one(self.chance)
            with closing(RawSocket(self.server, match, self.address())) as one:
                self.tally.note("a handshake", one.status, one.heard)
                if one.status == 101:
                    self.throw(one)
                    self.tally.note_closed("garbage", one.close_code(0.2))
        except OSError:
            self.tally.answers["cut off"] += 1

    def throw(self, one: RawSocket) -> None:
        if self.chance.random() < 0.5:
            one.hello()
        for _ in range(self.chance.randrange(1, 40)):
            text = wrong_text(list(SAID), self.chance)
            whole = frame(self.chance.choice(KINDS), text)
            one.line.sendall(self.chance.randbytes(9) if self.chance.random() < 0.05 else whole)
