"""Maps, decks and records that cost far more to read than to send."""

import json
import random
from pathlib import Path
from typing import ClassVar

from tests.server.garbling import DEEP, mangled
from tests.server.hostile.attacker import Attacker

RECORDS = Path(__file__).parents[2] / "records"
DATA = Path(__file__).parents[3] / "src/hanse/games/luebeck/data"
LARGEST_FILE = 20_000
"""Characters that a map or a deck may have."""
LARGEST_RECORD = 250_000


def dotted(length: int) -> str:
    """Return one key of so many parts: their square is what tomllib takes to read it."""
    return "a" + ".a" * (length // 2 - 2) + "=1"


def shipped(name: str) -> str:
    return (DATA / f"{name}.toml").read_text("utf-8")


def toml_bombs() -> list[str]:
    """Return files that are small, and deep, long or wide in another way each."""
    size = LARGEST_FILE - 50
    chain = ",".join(f'{{from="c{n}",to="c{n + 1}"}}' for n in range(size // 28))
    return [
        dotted(size),
        "\n".join(f"b{n}.{dotted(1200)}" for n in range(size // 1250)),
        "\n".join(f"[{'.'.join('a' * 300)}.b{n}]" for n in range(size // 620)),
        "x=" + "[" * (size // 2 - 2) + "]" * (size // 2 - 2),
        "x=" + "{a=" * (size // 5) + "1" + "}" * (size // 5),
        "x=" + "9" * size,
        "k" * size + "=1",
        'x="' + "\\u00e4" * (size // 6) + '"',
        "\n".join(f"a{n}=1" for n in range(size // 8)),
        f'name="chain"\nstart="c0"\nends=["c9"]\nlines=[{chain}]',
        shipped("two_arms").replace("ends =", "ends_too =") + "\n" + dotted(size // 2),
    ]


def decks() -> list[str]:
    """Return decks with more cards than anyone can hold."""
    deck = shipped("deck")
    many = ["999999999", "9" * 400, "-5", "1e30", "inf"]
    return [deck.replace("pirates = 5", f"pirates = {number}") for number in many]


def record_with(kind: str, lines: list[str]) -> str:
    """Return a record that has these lines as one of its files."""
    inside = "\n".join(f"  {line}" for line in lines)
    return f"hanse record 1\ngame: luebeck\nseats: 3\ndata {kind}:\n{inside}\n\nstart\n"


def record_bombs() -> list[str]:
    """Return records whose heads or moves cost much; the first is the one of the audit."""
    keys = [f"b{n}{'.a' * 1985}=1" for n in range(62)]
    game = (RECORDS / "game-00.hanse").read_text("utf-8")
    head, _, moves = game.partition("\nround 1\n")
    return [
        record_with("map", keys),
        record_with("deck", keys),
        record_with("map", [dotted(3900)] * 60),
        record_with("map", ["x=" + "[" * 1900 + "]" * 1900] * 60),
        game.replace("seats: ", "seats: 99999999"),
        "hanse record 1\n" + "data map:\n  a=1\n" * 15_000,
        f"{head}\nround 1\n" + moves * (LARGEST_RECORD // max(1, len(moves)) - 1),
        game + "; a note for people\n" * 10_000,
        game.replace("start [", "start [" + "0/999999999 " * 300),
    ]


class MapBombs(Attacker):
    """Own maps and decks, for new tables and for previews of them, eight at the same time."""

    rate: ClassVar[float] = 6.0
    hands: ClassVar[int] = 8
    files: ClassVar[list[str]] = [*toml_bombs(), *toml_bombs()[:1] * 8, *decks()]

    def act(self) -> None:
        kind = self.chance.choice(("map", "map", "deck"))
        data = {kind: self.chance.choice(self.files)[:LARGEST_FILE]}
        way = self.chance.randrange(3)
        if way == 0:
            self.post("/api/tables", {"game": "luebeck", "seats": [{}, {}, {}], "data": data})
        else:
            path = ("/api/games/luebeck/data", "/api/games/luebeck/fit")[way - 1]
            self.post(path, {"seats": 3, "variants": [], "data": data})


class RecordBombs(Attacker):
    """Records that cost much, to look at and to play on from."""

    rate: ClassVar[float] = 1.0
    hands: ClassVar[int] = 4
    records: ClassVar[list[str]] = record_bombs()

    def act(self) -> None:
        record = self.chance.choice(self.records)
        if self.chance.random() < 0.8:
            self.post("/api/replay", {"record": record, "viewer": self.chance.randrange(-2, 3)})
        else:
            asked = {"record": record, "entry": 9, "seat": 0, "name": "Ann"}
            self.post("/api/replay/play_on", asked)


class Uploads(Attacker):
    """Large, deep and broken bodies, and whole games that take as long as they may."""

    rate: ClassVar[float] = 2.0
    hands: ClassVar[int] = 2
    kept: ClassVar[list[bytes]] = [path.read_bytes() for path in sorted(RECORDS.glob("*.hanse"))]

    def act(self) -> None:
        path = self.chance.choice(("/api/replay", "/api/replay", "/api/replay/play_on"))
        self.ask("POST", path, self.body(self.chance), content_type="application/json")

    def body(self, chance: random.Random) -> bytes:
        way = chance.randrange(6)
        if way == 0:
            return b"[" * 120_000 + b"]" * 120_000
        if way == 1:
            return b'{"record":"' + b"x" * chance.choice((200_000, 300_000, 3_000_000)) + b'"}'
        if way == 2:
            return b'{"record":' + DEEP + b',"viewer":-2}'
        record = chance.choice(self.kept)
        text = mangled(record, chance) if way == 3 else record
        told = {"record": text.decode("utf-8", "replace"), "viewer": chance.randrange(-2, 4)}
        return json.dumps(told).encode()
