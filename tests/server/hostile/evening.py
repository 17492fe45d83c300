"""An evening of honest people: how they sit down, and what they did and waited for."""

import json
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.asking import Program
from tests.server.histories import Act
from tests.server.hostile.attacker import LOST, Tally
from tests.server.hostile.seat import PAUSE
from tests.server.people import NONCE
from tests.server.running import Server

SETUPS: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("kogge", 4, ()), ("kogge", 2, ()), ("luebeck", 3, ()), ("kogge", 1, ("captain", "mate")),
    ("luebeck", 1, ("skipper", "pilot")),
)  # fmt: skip
"""Game, people and bots of every fifth table."""


@dataclass
class Evening:
    """What honest people did and how long they waited, over all tables."""

    server: Server
    targets: Path
    end: float
    """When it is over, by the monotonic clock."""
    tally: Tally = field(default_factory=Tally)
    counting: bool = False
    waits: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    acts: dict[str, list[Act]] = field(default_factory=dict)
    playing: dict[int, str] = field(default_factory=dict)
    lost_sockets: int = 0
    turned_away: int = 0
    """How often a request to make or join a table was refused."""

    def note(self, what: str, seconds: float) -> None:
        if self.counting:
            self.waits[what].append(seconds)

    def write_targets(self) -> None:
        """Tell attackers where people play now."""
        whole = self.targets.with_suffix(".new")
        whole.write_text("\n".join(self.playing.values()), "ascii")
        whole.replace(self.targets)


def request(evening: Evening, path: str, body: object, secret: str = "") -> dict[str, Any]:
    """Ask until the server agrees, as people do; raise TimeoutError when the evening is over."""
    while time.monotonic() < evening.end:
        program = Program(evening.server, secret)
        try:
            status, told = program.ask(
                "POST", path, json.dumps(body).encode(), content_type="application/json"
            )
            evening.tally.note(path, status, told)
            if status < 300:
                found: dict[str, Any] = json.loads(told)
                return found
        except LOST:
            pass
        finally:
            program.close()
        evening.turned_away += 1
        time.sleep(PAUSE)
    raise TimeoutError("nobody could sit down any more")


def seat_people(evening: Evening, number: int) -> tuple[str, list[str]]:
    """Make a table and let everyone sit down; return it with the secrets of its people."""
    game, people, bots = SETUPS[number % len(SETUPS)]
    seats: list[dict[str, str]] = [{}] * people + [{"bot": bot} for bot in bots]
    asked = {"game": game, "seats": seats, "name": "Anna", "clock": "none"}
    first = request(evening, "/api/tables", asked)
    match = first["match"]
    seated = [first]
    for guest in range(1, people):
        asked = {"name": f"Guest {guest}", "invite": first["invite"]}
        seated.append(request(evening, f"/api/tables/{match}/join", asked))
    for one in seated:
        request(evening, f"/api/tables/{match}/nonce", {"nonce": NONCE}, one["secret"])
    return match, [one["secret"] for one in seated]
