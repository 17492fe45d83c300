"""People at a table, as programs: they see sections and events, and answer what they are asked."""

import json
import random
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hanse.core.spec import AnySpec
from hanse.core.types import Move
from hanse.core.wire import encode
from hanse.games import GAMES
from tests.server.running import Server, some_address, sql

PROTOCOL = 2
NONCE = "00112233445566778899aabbccddeeff"


def ask(
    server: Server, path: str, body: object = None, headers: dict[str, str] | None = None
) -> tuple[int, Any, list[str]]:
    """A request: status, answer, cookies."""
    data = None if body is None else json.dumps(body).encode()
    told = {"content-type": "application/json", "x-forwarded-for": some_address()}
    told |= headers or {}
    try:
        with urlopen(Request(server.origin + path, data, told), timeout=10) as answer:
            return answer.status, json.load(answer), answer.headers.get_all("set-cookie") or []
    except HTTPError as wrong:
        return wrong.code, json.load(wrong), []


def new_table(server: Server, bots: int, people: int, **more: object) -> tuple[dict[str, Any], str]:
    """A table with so many people and bots: one's seat, and the cookie for it."""
    game, nonce = str(more.pop("game", "kogge")), str(more.pop("nonce", NONCE))
    breed = {"kogge": "builder", "luebeck": "skipper"}[game]
    seats: list[dict[str, str]] = [{} for _ in range(people)] + [
        {"bot": breed} for _ in range(bots)
    ]
    status, seated, cookies = ask(
        server, "/api/tables", {"game": game, "seats": seats, "name": "Anna", **more}
    )
    assert status == 201, seated
    if people and nonce:
        give_nonce(server, seated, nonce)
    return seated, cookies[0].split(";")[0]


def give_nonce(server: Server, seated: dict[str, Any], nonce: str = "") -> Any:
    """Add to the chance of the table at which one sits; how it stands then."""
    secret = {"authorization": f"Bearer {seated['secret']}"}
    given = {"nonce": nonce or NONCE}
    status, told, _ = ask(server, f"/api/tables/{seated['match']}/nonce", given, secret)
    assert status == 200, told
    return told


def join(server: Server, match: str, name: str = "Ben") -> tuple[dict[str, Any], str]:
    """Sit down and add to the chance: one's seat, and the cookie for it."""
    status, seated, cookies = ask(server, f"/api/tables/{match}/join", invited(server, match, name))
    assert status == 201, seated
    give_nonce(server, seated)
    return seated, cookies[0].split(";")[0]


def invited(server: Server, match: str, name: str = "Ben") -> dict[str, str]:
    """What somebody says who sits down by the link that the host gave him."""
    found = sql(server.url, "SELECT invite FROM match WHERE id = $1", match)
    return {"name": name, "invite": found[0][0]}


class Sent(Struct):
    """An update, its sections as they came."""

    sections: dict[str, Raw]


def raw_sections(text: bytes) -> dict[str, bytes]:
    sent = msgspec.json.decode(text, type=Sent)
    return {name: bytes(section) for name, section in sent.sections.items()}


def sample_move(spec: AnySpec, sections: dict[str, Any], chance: random.Random) -> Move:
    """Return some answer to the question in a view, by the shape of the question alone."""
    view = spec.see.read_view(json.dumps(sections).encode())
    move: Move = view.asked.question.sample(chance.randrange)
    return move


class Person:
    """A socket to a match, and what came over it."""

    def __init__(
        self,
        server: Server,
        match: str,
        cookie: str = "",
        game: str = "kogge",
        secret: str = "",
        *,
        address: str = "",
    ) -> None:
        self.server = server
        self.address = address
        self.match = match
        self.cookie = cookie
        self.secret = secret
        self.raw: dict[str, bytes] = {}
        self.texts: list[str] = []
        self.spec: AnySpec = GAMES[game]
        self.sections: dict[str, Any] = {}
        self.events: list[Any] = []
        self.messages: list[Any] = []
        self.undo = 0
        self.chance = random.Random(match)
        self.socket = self.connect()

    def connect(self, origin: str | None = None) -> ClientConnection:
        where = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.match}/socket"
        headers = [("X-Forwarded-For", self.address or some_address())]
        headers += [("Cookie", self.cookie)] if self.cookie else []
        if self.secret:
            headers.append(("Authorization", f"Bearer {self.secret}"))
        told = None if self.secret else Origin(origin or self.server.origin)
        return connect(
            where, additional_headers=headers, origin=told, legacy=True, ping_interval=None
        )  # a socket of a killed server asks nothing later, in the middle of another test

    def come_back(self) -> None:
        """A new socket, with what one had on one's screen."""
        self.socket.close()
        self.socket = self.connect()
        self.hello()

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hello(self) -> Any:
        """Greet, and be shown everything."""
        self.say({"say": "hello", "protocol": PROTOCOL, "events": len(self.events)})
        welcome = self.hear()
        self.hear_until("update")
        return welcome

    def hear(self, seconds: float = 10.0) -> Any:
        text = str(self.socket.recv(timeout=seconds))
        message = json.loads(text)
        self.texts.append(text)
        self.messages.append(message)
        if message["say"] == "update":
            self.sections.update(message["sections"])
            self.raw.update(raw_sections(text.encode()))
            self.events += message.get("events", [])
            self.undo = message.get("undo", 0)
            assert len(self.events) == message["number"]
        return message

    def hear_until(self, *kinds: str, seconds: float = 10.0) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.hear(max(0.1, end - time.monotonic()))
            if message["say"] in kinds:
                return message
        raise TimeoutError(f"none of {kinds} was heard")

    @property
    def asked(self) -> Any:
        asked = self.sections.get("asked")
        return None if not asked or asked.get("ready") else asked

    @property
    def over(self) -> bool:
        return bool(self.sections["now"]["result"])

    def some_move(self) -> Move:
        """Any answer to one's question, by its shape alone."""
        return sample_move(self.spec, self.sections, self.chance)

    def command(self, move: Move, question: int | None = None, number: str = "") -> str:
        number = number or uuid.uuid4().hex
        told = {"say": "command", "id": number, "move": json.loads(encode(move))}
        self.say({**told, "question": question})
        return number

    def answer(self) -> str:
        """Answer one's question, once it is put, and wait until that is written down."""
        while not self.asked:
            self.hear_until("update")
        asked = self.asked
        number = self.command(self.some_move(), asked["id"])
        message = self.hear_until("done", "refused")
        assert message == {"say": "done", "id": number}
        return number
