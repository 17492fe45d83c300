"""Tables that people make and abandon, and people who play alone against bots, by address."""

import contextlib
import itertools
import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException

from tests.server.people import NONCE, Person, ask
from tests.server.running import Server, sql

NO_DEALS = {"readings": {"player_deals": "off"}}
"""Bots wait for the answer to an offer; without offers every wait is for a thought."""
WARMING = 4.0
WAITS = """
SELECT wait FROM (
    SELECT at, at - lag(at) OVER (PARTITION BY match ORDER BY number) AS wait, command
    FROM entry WHERE match = ANY($1)
) AS every WHERE command LIKE ':due:%' AND wait IS NOT NULL AND at > $2
"""


def from_address(address: str, secret: str = "") -> dict[str, str]:
    """Return the headers of a request from this address, by the owner of this seat."""
    told = {"x-forwarded-for": address}
    return told | {"authorization": f"Bearer {secret}"} if secret else told


def begin(server: Server, game: str, bots: tuple[str, ...], address: str, **more: Any) -> Any:
    """Begin a game of one person against these bots; return the person's seat."""
    seats = [{}, *({"bot": bot} for bot in bots)]
    wanted = {"game": game, "seats": seats, "stand_in": bots[0], **more}
    status, seated, _ = ask(server, "/api/tables", wanted, from_address(address))
    assert status == 201, seated
    where = f"/api/tables/{seated['match']}/nonce"
    status, told, _ = ask(server, where, {"nonce": NONCE}, from_address(address, seated["secret"]))
    assert status == 200, told
    return seated


def resign(server: Server, seated: Any, address: str) -> None:
    """Let a bot play on for the only person at a table."""
    where, secret = f"/api/tables/{seated['match']}/agree", seated["secret"]
    headers = from_address(address, secret)
    status, told, _ = ask(server, where, {"id": "resign", "act": "resign"}, headers)
    assert status == 200, told


STRONG = (("kogge", ("alderman",) * 3), ("luebeck", ("navigator",) * 2))


def abandon(server: Server, many: int, address: str, *, resigned: bool = True) -> list[str]:
    """Begin tables of the slowest bots and leave them: by resigning, or by closing the page."""
    made = []
    for game, bots in itertools.islice(itertools.cycle(STRONG), many):
        seated = begin(server, game, bots, address)
        if resigned:
            resign(server, seated, address)
        made.append(seated["match"])
    return made


class LonePlayer(threading.Thread):
    """A person who plays against bots and answers immediately, one game after another."""

    def __init__(self, server: Server, bots: tuple[str, ...], address: str) -> None:
        super().__init__(daemon=True)
        self.server, self.bots, self.address = server, bots, address
        self.matches: list[str] = []
        self.stopped = threading.Event()
        self.wrong: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play()
        except BaseException as wrong:
            self.wrong = wrong

    def play(self) -> None:
        seated = begin(self.server, "kogge", self.bots, self.address, **NO_DEALS)
        self.matches.append(seated["match"])
        person = Person(self.server, seated["match"], secret=seated["secret"], address=self.address)
        person.hello()
        while not (self.stopped.is_set() or person.over):
            if person.asked:
                person.answer()
            with contextlib.suppress(TimeoutError):
                person.hear(0.2 if not person.asked else 0.01)
        with contextlib.suppress(WebSocketException):
            person.socket.close()

    def stop(self) -> None:
        self.stopped.set()
        self.join(30)
        if self.wrong:
            raise self.wrong

    def waits(self, since: float = 0.0) -> list[float]:
        """Return how long each bot answer took after the answer before it, in seconds."""
        return [float(row[0]) for row in sql(self.server.url, WAITS, self.matches, since)]


def play_for(players: list[LonePlayer], seconds: float) -> list[list[float]]:
    """Let these people play at the same time; return each one's waits for bot answers.

    The first seconds do not count: processes of bots start then.
    """
    since = time.time() + WARMING
    for player in players:
        player.start()
    time.sleep(WARMING + seconds)
    for player in players:
        player.stop()
    return [player.waits(since) for player in players]
