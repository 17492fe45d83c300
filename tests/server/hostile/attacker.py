"""What all attackers share: claimed addresses, bounded rates and a tally of the answers."""

import http.client
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from tests.server.asking import Program
from tests.server.running import Server, some_address

LOST = (http.client.HTTPException, OSError)
MOST_FAULTS = 20
"""An attacker remembers so many answers that should not have been given."""
REREAD = 5.0
"""Seconds after which an attacker looks for new tables to disturb."""
PATIENCE = 30.0
ONE_ADDRESS = "203.0.113.7"
NETWORK = "2001:db8:77"
"""A /48, in which each request may come from another /64."""
INTERNAL_ERROR = 1011


def claimed_address(chance: random.Random) -> str:
    """Return one fixed address, an address in another /64 of one site, or any address."""
    way = chance.randrange(3)
    if way == 0:
        return ONE_ADDRESS
    return f"{NETWORK}:{chance.randrange(1 << 16):x}::1" if way == 1 else some_address()


@dataclass
class Tally:
    """How often each answer came, and the answers that no client may get."""

    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def note(self, what: str, status: int, body: bytes = b"") -> None:
        """Count an answer. A 5xx is a fault, unless it is a 503 that gives its reason."""
        self.answers[str(status)] += 1
        if status >= 500 and not (status == 503 and has_reason(body)):
            self.note_fault(f"{status} for {what}: {body[:200]!r}")

    def note_closed(self, what: str, code: int) -> None:
        """Count a closed socket; -1 stands for one that is still open."""
        self.answers[f"closed {code}" if code >= 0 else "open"] += 1
        if code == INTERNAL_ERROR:
            self.note_fault(f"closed with {code} after {what}")

    def note_fault(self, fault: str) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)

    def add(self, other: "Tally") -> None:
        self.answers += other.answers
        self.faults += other.faults


def has_reason(body: bytes) -> bool:
    try:
        told = json.loads(body)
    except ValueError:
        return False
    return isinstance(told, dict) and bool(told.get("code"))


class Targets:
    """The tables that people play at, as the run writes them into a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.matches: list[str] = []
        self.read_at = 0.0

    def one(self, chance: random.Random) -> str:
        if time.monotonic() - self.read_at > REREAD:
            self.matches = self.path.read_text("ascii").split()
            self.read_at = time.monotonic()
        return chance.choice(self.matches)


class Attacker:
    """Acts again and again, no faster than its rate. `hands` do so at the same time."""

    rate: ClassVar[float]
    """Acts per second, of all hands together."""
    hands: ClassVar[int] = 1

    def __init__(self, server: Server, targets: Targets, seed: str) -> None:
        self.server = server
        self.targets = targets
        self.chance = random.Random(seed)
        self.tally = Tally()
        self.program = Program(server)
        self.program.connection.timeout = PATIENCE

    def act(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.program.close()

    def address(self) -> str:
        return claimed_address(self.chance)

    def ask(
        self, method: str, path: str, body: bytes | None = None, *, secret: str = "", **headers: str
    ) -> tuple[int, bytes]:
        """Send a request from some address; return status and body, 0 if no answer came."""
        self.program.address, self.program.secret = self.address(), secret
        try:
            status, text = self.program.ask(method, path, body, **headers)
        except LOST as lost:
            self.program.close()
            self.tally.answers["late" if isinstance(lost, TimeoutError) else "cut off"] += 1
            return 0, b""
        self.tally.note(f"{method} {path[:80]}", status, text)
        return status, text

    def post(self, path: str, body: object, secret: str = "") -> dict[str, Any]:
        """Send JSON; return the answer to it if it was welcome, and nothing if not."""
        text = json.dumps(body).encode()
        status, told = self.ask("POST", path, text, secret=secret, content_type="application/json")
        found: dict[str, Any] = json.loads(told) if 200 <= status < 300 else {}
        return found
