"""Strangers who use what everyone may use: tables given up, seats taken, chat, questions."""

from typing import Any, ClassVar

from tests.server.hostile.attacker import Attacker, Targets
from tests.server.people import NONCE
from tests.server.running import Server

STRONG = {"kogge": "alderman", "luebeck": "navigator"}
"""The bots that think longest."""
ACTS = ("resign", "return", "end", "play_on", "restart", "go_back")
LASTING = 60
"""After so many acts a stranger makes a new table."""


class Stranger(Attacker):
    """Someone who sits at their own table."""

    def begin_table(self, game: str, bots: int = 3) -> dict[str, Any]:
        """Make a table with bots and begin to play; return the seat, or nothing if refused."""
        seats: list[dict[str, str]] = [{}, *({"bot": STRONG[game]} for _ in range(bots))]
        seated = self.post("/api/tables", {"game": game, "seats": seats, "name": "Zoe"})
        if seated:
            path = f"/api/tables/{seated['match']}/nonce"
            self.post(path, {"nonce": NONCE}, seated["secret"])
        return seated

    def arrange(self, seated: dict[str, Any], act: str) -> None:
        number = f"a{self.chance.randrange(1 << 60):x}"
        path = f"/api/tables/{seated['match']}/agree"
        self.post(path, {"id": number, "act": act}, seated["secret"])


class AbandonedTables(Stranger):
    """Tables of strong bots whose only person gives up at once, and tables of bots alone."""

    rate: ClassVar[float] = 1.5

    def act(self) -> None:
        game = self.chance.choice(sorted(STRONG))
        if self.chance.random() < 0.2:
            seats = [{"bot": STRONG[game]}] * 4
            self.post("/api/tables", {"game": game, "seats": seats})
            return
        seated = self.begin_table(game)
        if seated:
            self.arrange(seated, "resign")


class Joiners(Stranger):
    """People who take seats they were not given, fill tables, and leave them again."""

    rate: ClassVar[float] = 3.0

    def act(self) -> None:
        match = self.targets.one(self.chance)
        self.post(f"/api/tables/{match}/join", {"name": "Admin", "invite": "BCDFGH"})
        self.post(f"/api/tables/{match}/join", {"secret": "guess" * 4})
        if self.chance.random() < 0.3:
            self.fill_and_leave()

    def fill_and_leave(self) -> None:
        middle = self.chance.random() < 0.5
        asked = {"game": "kogge", "seats": [{}] * 4, "name": "Zoe", "middle": middle}
        seated = self.post("/api/tables", asked)
        for number in range(3 if seated else 0):
            named = {"name": f"Zoe {number}", "invite": seated["invite"]}
            taken = self.post(f"/api/tables/{seated['match']}/join", named)
            if taken:
                self.post(f"/api/tables/{taken['match']}/leave", {}, taken["secret"])


class Chatterers(Stranger):
    """People who flood the chat of a table, and resign and return again and again."""

    rate: ClassVar[float] = 15.0

    def __init__(self, server: Server, targets: Targets, seed: str) -> None:
        super().__init__(server, targets, seed)
        self.seated: dict[str, Any] = {}
        self.acts = 0

    def act(self) -> None:
        if self.acts % LASTING == 0:
            self.seated = self.begin_table("kogge", 2)
        self.acts += 1
        if not self.seated:
            return
        if self.chance.random() < 0.5:
            words = {"words": self.chance.choice(("x" * 400, "/hello", "<b>", "spam " * 40))}
            self.post(f"/api/tables/{self.seated['match']}/chat", words, self.seated["secret"])
        else:
            self.arrange(self.seated, self.chance.choice(ACTS))


class Questioners(Chatterers):
    """People who ask the coach, and for previews, steps and replays, as often as they can."""

    rate: ClassVar[float] = 6.0
    hands: ClassVar[int] = 2

    def act(self) -> None:
        if self.acts % LASTING == 0:
            self.seated = self.begin_table(self.chance.choice(sorted(STRONG)), 2)
        self.acts += 1
        if not self.seated:
            return
        path, secret = f"/api/tables/{self.seated['match']}", self.seated["secret"]
        way = self.chance.randrange(5)
        if way == 0:
            moves = [{"move": "bid", "items": [0] * 9}] * 20
            self.post(f"{path}/foresight", {"moves": moves}, secret)
        else:
            page = ("advice", "steps?since=0", "replay", "screen?since=0")[way - 1]
            self.ask("GET", f"{path}/{page}", secret=secret)
