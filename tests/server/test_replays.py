"""A replay shows each viewer byte for byte what was on his screen, and nobody more than that."""

import random
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from msgspec import Raw, Struct

from hanse.core.records.record import begin
from hanse.core.records.write import write
from hanse.core.setup import BadSetup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.match.replay_steps import OPEN
from hanse.tables.review.branch_table import given_after_file
from hanse.tables.review.lessons import lesson_game, lessons
from tests.server.asking import Program
from tests.server.people import join, new_table, raw_sections
from tests.server.running import Server

SEATS = 4
WATCHED = (0, 2, SPECTATOR)
"""Those whose screens are kept: two seats and a watcher."""
TABLES: dict[str, dict[str, Any]] = {
    "kogge": {"variants": ["taxes", "three_piles", "office_trade"]},
    "luebeck": {"data": {"map": "trunk"}},
}
A_WHILE = 20
"""After so many moves the game is looked at while it runs."""


class Step(Struct):
    """A step of a replay as it came."""

    number: int
    sections: dict[str, Raw]
    events: tuple[Raw, ...] = ()
    entry: int = -1


class Replay(Struct):
    """A replay as it came."""

    viewer: int
    over: bool
    sections: dict[str, Raw]
    steps: tuple[Step, ...]


@dataclass
class Table:
    """A table of four people, and what was on some of their screens after each entry."""

    game: str
    match: str
    people: list[Program]
    watcher: Program
    screens: list[dict[int, dict[str, bytes]]] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.match}"

    def viewer(self, seat: int) -> Program:
        return self.watcher if seat == SPECTATOR else self.people[seat]

    def look(self) -> None:
        screen = {seat: self.viewer(seat).ask("GET", f"{self.path}/screen")[1] for seat in WATCHED}
        self.screens.append({seat: raw_sections(text) for seat, text in screen.items()})

    def replay(self, asker: Program, viewer: int) -> tuple[int, bytes]:
        return asker.ask("GET", f"{self.path}/replay?viewer={viewer}")


def boards(text: bytes) -> list[tuple[int, dict[str, bytes]]]:
    """Each step's entry, and everything that the viewer saw then."""
    found = msgspec.json.decode(text, type=Replay)
    seen = {name: bytes(section) for name, section in found.sections.items()}
    every = [(0, dict(seen))]
    for step in found.steps:
        seen |= {name: bytes(section) for name, section in step.sections.items()}
        every.append((step.entry, dict(seen)))
    return every


def play_some(table: Table, chance: random.Random, most: int) -> bool:
    """Let anybody who is asked answer or take back, at most so often; is it over?"""
    spec = GAMES[table.game]
    for _ in range(most):
        command, seat = f"c{len(table.screens)}", chance.randrange(SEATS)
        person = table.people[seat]
        screen: Any = person.get(f"{table.path}/screen")
        if screen["sections"]["now"]["result"]:
            return True
        if screen.get("undo") and chance.random() < 0.15:
            status, _ = person.post(f"{table.path}/undo", {"id": command})
        elif screen["sections"]["asked"]:
            view = spec.see.read_view(encode(screen["sections"]))
            move = view.asked.question.sample(chance.randrange)
            order = {"id": command, "move": msgspec.to_builtins(move)}
            status, _ = person.post(f"{table.path}/commands", order)
        else:
            continue
        assert status == 200
        table.look()
    return False


def lay(server: Server, game: str, open_lines: ExitStack) -> Table:
    """Lay a table at which something has been played, but not all."""
    seated, _ = new_table(server, 0, SEATS, game=game, clock="none", **TABLES[game])
    others = [join(server, seated["match"], f"Guest {at}")[0] for at in range(1, SEATS)]
    line = [
        open_lines.enter_context(closing(Program(server, secret)))
        for secret in (seated["secret"], *(one["secret"] for one in others), "")
    ]
    there = Table(game, seated["match"], line[:SEATS], line[SEATS])
    there.look()
    chance = random.Random(game)
    while len(there.screens) <= A_WHILE:
        assert not play_some(there, chance, SEATS)
    return there


@pytest.fixture(params=TABLES)
def table(server: Server, request: pytest.FixtureRequest) -> Iterator[Table]:
    with ExitStack() as open_lines:
        yield lay(server, request.param, open_lines)


@pytest.fixture(scope="module", params=TABLES)
def finished(server: Server, request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table at which all has been played."""
    with ExitStack() as open_lines:
        there = lay(server, request.param, open_lines)
        chance = random.Random(f"{there.game} on")
        while not play_some(there, chance, 500):
            pass
        yield there


def test_a_running_game_is_seen_as_one_knows_it_and_not_otherwise(table: Table) -> None:
    assert len(table.screens) > A_WHILE
    for seat in WATCHED:
        status, text = table.replay(table.viewer(seat), seat)
        assert status == 200
        assert {entry for entry, _ in boards(text)[1:]} == {-1}, "entries are not numbered"
        shown = [board for _, board in boards(text)]
        kept = [screen[seat] for screen in table.screens]
        assert shown == [one for at, one in enumerate(kept) if not at or one != kept[at - 1]]
        refused = [other for other in (OPEN, SPECTATOR, *range(SEATS)) if other != seat]
        answers = [table.replay(table.viewer(seat), other) for other in refused]
        assert {status for status, _ in answers} == {409}
        assert all(b"not_over" in told for _, told in answers)
    assert table.people[0].post(f"{table.path}/play_on", {"entry": 0, "seat": 0})[0] == 409


def test_a_finished_game_is_seen_as_each_saw_it_byte_for_byte(finished: Table) -> None:
    table = finished
    assert len(table.screens) > 9 * A_WHILE
    for seat in WATCHED:
        status, text = table.replay(table.watcher, seat)
        assert status == 200
        seen = dict(boards(text))
        now = seen[0]
        for entry, screen in enumerate(table.screens):
            now = seen.get(entry, now)
            assert now == screen[seat], (seat, entry)
    assert table.replay(table.watcher, SEATS)[0] == 409


def test_with_nothing_hidden_all_hands_lie_open(finished: Table) -> None:
    table = finished
    seen = dict(boards(table.replay(table.watcher, OPEN)[1]))
    now = seen[0]
    for entry, screen in enumerate(table.screens):
        now = seen.get(entry, now)
        for seat in (0, 2):
            own = msgspec.json.decode(screen[seat]["own"])
            assert open_hand(table.game, now, seat) == own["hand"], (seat, entry)


def open_hand(game: str, board: dict[str, bytes], seat: int) -> Any:
    if game == "luebeck":
        return msgspec.json.decode(board["players"])["known"][seat]
    markers = msgspec.json.decode(board["pools"])["markers"]
    each = len(markers) // SEATS
    return markers[seat * each : (seat + 1) * each]


def test_a_record_that_is_sent_is_shown_like_the_game_itself(finished: Table) -> None:
    """The record's text is what the server tells."""
    table = finished
    record = table.watcher.ask("GET", f"{table.path}/record")[1].decode()
    for viewer in (OPEN, *WATCHED):
        wanted = encode({"record": record, "viewer": viewer})
        status, text = table.watcher.ask(
            "POST", "/api/replay", wanted, content_type="application/json"
        )
        assert status == 200, text
        assert boards(text) == boards(table.replay(table.watcher, viewer)[1])


def test_one_plays_on_from_a_record_that_is_sent(server: Server, finished: Table) -> None:
    """The new table begins with the position of the record, and with nothing that is no record."""
    table = finished
    record = table.watcher.ask("GET", f"{table.path}/record")[1].decode()
    middle = len(table.screens) // 2
    wanted = {"record": record, "entry": middle, "seat": 2, "name": "Eve"}
    with closing(Program(server)) as stranger:
        status, seated = stranger.post("/api/replay/play_on", wanted)
        assert status == 201, seated
        assert seated["seat"] == 2
        for wrong in ({"record": f"{record}\n1 no move\n"}, {"record": "", "seat": 0}):
            assert stranger.post("/api/replay/play_on", wanted | wrong)[0] == 400
        beyond = {"entry": len(table.screens)}
        assert stranger.post("/api/replay/play_on", wanted | beyond)[0] == 409
    with closing(Program(server, seated["secret"])) as eve:
        eve.post(f"/api/tables/{seated['match']}/nonce", {"nonce": "ab" * 16})
        first = eve.ask("GET", f"/api/tables/{seated['match']}/replay")[1]
    assert boards(first)[0][1]["players"] == table.screens[middle][2]["players"]


def test_friends_sit_down_where_a_record_leaves_seats_open(server: Server, finished: Table) -> None:
    """A bot keeps its seat, the sender is host, and the other seats are for whoever is invited."""
    table = finished
    record = table.watcher.ask("GET", f"{table.path}/record")[1].decode()
    bot = {"bot": "dabbler"}
    wanted = {"record": record, "entry": A_WHILE, "seat": 1, "name": "Eve"}
    with closing(Program(server)) as stranger:
        wrong: list[list[dict[str, str]]] = [
            [{}, bot, {}, {}], [{}] * 3, [{}, {}, {"bot": "nobody"}, {}], [{}] * 200,
        ]  # fmt: skip
        for seats in wrong:
            status, refused = stranger.post("/api/replay/play_on", wanted | {"seats": seats})
            assert (status, refused["code"]) == (400, "bad_setup"), seats
        status, seated = stranger.post("/api/replay/play_on", wanted | {"seats": [{}, {}, bot, {}]})
        assert (status, seated["seat"]) == (201, 1)
    path = f"/api/tables/{seated['match']}"
    with closing(Program(server, seated["secret"])) as eve:
        eve.post(f"{path}/nonce", {"nonce": "ab" * 16})
        assert eve.get(path)["host"]
        for name, seat in (("Ben", 0), ("Cora", 3)):
            friend, _ = join(server, seated["match"], name)
            assert friend["seat"] == seat
        begun = eve.get(path)
    assert begun["practice"]
    assert begun["started"]
    assert [one.get("bot", "") for one in begun["players"]] == ["", "", "dabbler", ""]


def test_a_record_that_begins_from_a_position_needs_leave() -> None:
    """Who gives his own positions may do so only where tables may begin from them."""
    spec = GAMES["kogge"]
    game = lesson_game("kogge", lessons("kogge")[0])
    text = write(begin(game, spec, spec.text.position(game)), spec)
    with pytest.raises(BadSetup):
        given_after_file(text, 0, 0, positions=False)
    assert given_after_file(text, 0, 0, positions=True).position == spec.text.position(game)


def test_one_plays_on_from_any_move_of_a_finished_game(server: Server, finished: Table) -> None:
    """HANSE_POSITIONS is off here. Every tenth position can be begun from."""
    table = finished
    private = {name for name in table.screens[0][0] if name not in table.screens[0][SPECTATOR]}
    for entry in range(0, len(table.screens) - 1, max(10, len(table.screens) // 12)):
        with closing(Program(server)) as stranger:
            wanted = {"entry": entry, "seat": 2, "name": "Eve"}
            status, seated = stranger.post(f"{table.path}/play_on", wanted)
            assert status == 201, seated
            assert seated["seat"] == 2
        with closing(Program(server, seated["secret"])) as eve:
            eve.post(f"/api/tables/{seated['match']}/nonce", {"nonce": "ab" * 16})
            welcome = eve.get(f"/api/tables/{seated['match']}")
            assert welcome["practice"]
            assert [bool(one.get("bot")) for one in welcome["players"]].count(True) == SEATS - 1
            first = eve.ask("GET", f"/api/tables/{seated['match']}/replay")[1]
        begun = boards(first)[0][1]
        before = table.screens[entry][2]
        assert {n: begun[n] for n in begun if n not in private} == {
            n: before[n] for n in begun if n not in private
        }
    last = {"entry": len(table.screens) - 1, "seat": 0}
    assert table.watcher.post(f"{table.path}/play_on", last)[0] == 409
    beyond = {"entry": len(table.screens), "seat": 0}
    assert table.watcher.post(f"{table.path}/play_on", beyond)[0] == 409
