"""What is malformed is refused and changes nothing, whatever it is and however it comes."""

import contextlib
import http.client
import random
from collections import Counter
from contextlib import closing
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from hanse.core.setup import Setup
from tests.server.asking import Program
from tests.server.counts import SEED, count
from tests.server.garbling import WORDS, wrong_text
from tests.server.people import Person
from tests.server.running import Server, sql
from tests.server.seats import a_row, put, secret

TRIED = count("malformed", 400, 5000)
ILLEGAL = {"move": "move_guild", "value": 1}
"""A move as it should be, but not at this moment: whatever is left of it is no answer either."""
SAID = [
    {"say": "command", "id": "abc", "move": ILLEGAL, "question": 0},
    {"say": "command", "id": "abc", "move": {"move": "bid", "items": [1, 2, 3]}},
    {"say": "undo", "id": "abc", "answers": 1},
    {"say": "hello", "protocol": 2, "events": 0, "chat": 0},
    {"say": "ping"},
]
ASKED = [
    ("POST", "/commands", {"id": "abc", "move": ILLEGAL, "question": 0}),
    ("POST", "/undo", {"id": "abc", "answers": 1}),
    ("POST", "/join", {"name": "Ben", "secret": ""}),
    ("POST", "/nonce", {"nonce": "00" * 16}),
    ("POST", "/rematch", {}),
    ("GET", "/screen?since=0", None),
    ("GET", "", None),
]
NEW = {"game": "kogge", "seats": [{}, {"bot": "builder"}], "name": "A", "edition": "",
       "variants": ["memory"], "readings": {}, "bank": 1.5}  # fmt: skip
TYPES = ("application/json",) * 8 + ("text/plain", "", "application/json; charset=latin-1")


class Victim:
    """A match at which all this is thrown."""

    def __init__(self, server: Server) -> None:
        row = a_row(Setup("kogge", 2))
        put(server.url, row)
        self.server, self.match, self.path = server, row.id, f"/api/tables/{row.id}"
        self.before = self.state()

    def state(self) -> list[tuple[object, ...]]:
        """Everything that is stored of it."""
        # Any request for a table notes for a while that somebody watches it; that is no change.
        row = "(to_jsonb(match) - 'watched_until')"
        told = f"SELECT md5({row}::text) FROM match WHERE id = $1 UNION ALL"
        told += " SELECT md5(entry::text) FROM entry WHERE match = $1 UNION ALL"
        return sql(self.server.url, f"{told} SELECT words FROM chat WHERE match = $1", self.match)


@pytest.fixture(scope="module")
def victim(server: Server) -> Victim:
    return Victim(server)


def test_no_malformed_message_breaks_or_changes_anything(
    victim: Victim, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, answers = random.Random(f"messages {SEED}"), Counter[str]()
    person = Person(victim.server, victim.match, secret=secret(0))
    person.hello()
    for _ in range(TRIED):
        text = wrong_text(list(SAID), chance)
        try:
            person.socket.send(text_or_bytes(text, chance))
            person.socket.send('{"say":"ping"}')
            answers.update(heard_until_pong(person))
        except ConnectionClosed as closed:
            answers[f"closed {closed.rcvd.code if closed.rcvd else 0}"] += 1
            person.come_back()
    person.socket.close()
    with capsys.disabled():
        print(f"\nmalformed messages: {TRIED}, {dict(answers)}")
    assert not {"closed 1011", "closed 0", "failed"} & answers.keys()
    assert victim.state() == victim.before
    fresh = Person(victim.server, victim.match, secret=secret(0))
    fresh.hello()
    fresh.socket.close()


def text_or_bytes(text: bytes, chance: random.Random) -> str | bytes:
    """As text where it is text, now and then as bytes."""
    with contextlib.suppress(UnicodeDecodeError):
        if chance.random() < 0.95:
            return text.decode()
    return text


def heard_until_pong(person: Person) -> list[str]:
    heard: list[str] = []
    while True:
        person.events = []
        message = person.socket.recv(timeout=20)
        kind = str(message)[8:15]
        if kind.startswith("pong"):
            return heard
        heard.append(kind.partition('"')[0])


def test_no_malformed_request_breaks_or_changes_anything(
    victim: Victim, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, answers = random.Random(f"requests {SEED}"), Counter[str]()
    broken = []
    with closing(Program(victim.server, secret(0))) as program:
        for _ in range(TRIED):
            asked = wrong_request(victim, chance)
            status = asked_for(program, asked, chance.choice(TYPES))
            broken += [asked] if status >= 500 else []
            answers[str(status)] += 1
    with capsys.disabled():
        print(f"\nmalformed requests: {TRIED}, {dict(answers)}")
    assert broken == []
    assert victim.state() == victim.before
    assert answers["0"] < TRIED / 10


def asked_for(program: Program, asked: tuple[str, str, bytes | None], kind: str) -> int:
    """The status; 0 if the connection was closed on us."""
    try:
        return program.ask(*asked, content_type=kind)[0]
    except (http.client.HTTPException, ConnectionError):
        return 0


def wrong_request(victim: Victim, chance: random.Random) -> tuple[str, str, bytes | None]:
    if chance.random() < 0.2:
        return "POST", "/api/tables", wrong_text([NEW], chance)
    method, path, body = chance.choice(ASKED)
    whole = victim.path + path
    if chance.random() < 0.3:
        whole = wrong_path(whole, chance)
    if chance.random() < 0.1:
        method = chance.choice(("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "GET", "POST"))
    return method, whole, wrong_text([body], chance) if body or method == "POST" else None


def wrong_path(path: str, chance: random.Random) -> str:
    place = chance.randrange(len(path))
    word = quote(chance.choice(WORDS), safe=chance.choice(("", "/%")))
    wrong = path[:place] + word + path[place + chance.choice((0, 1, 5)) :]
    return "/" + "".join(c for c in wrong if "!" <= c <= "~").lstrip("/")


def test_what_is_too_large_is_turned_away(victim: Victim) -> None:
    large = b"[" + b"1," * 5_000_000 + b"1]"
    with closing(Program(victim.server, secret(0))) as program:
        asked = ("POST", f"{victim.path}/commands", large)
        assert asked_for(program, asked, "application/json") in (0, 413)
    person = Person(victim.server, victim.match, secret=secret(0))
    person.say("x" * 20_000)
    with pytest.raises(ConnectionClosed, match="1009"):
        person.hear()
    assert victim.state() == victim.before
