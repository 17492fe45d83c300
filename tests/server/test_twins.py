"""You get no byte that you should not: what differs only in secret is sent in the same bytes."""

import random
import re
from collections import Counter
from contextlib import closing

import pytest

from hanse.core.types import SPECTATOR
from hanse.tables.seats.chance import promise
from hanse.tables.store.rows import MatchRow
from tests.server.asking import Program
from tests.server.counts import GAMES, SEED, count
from tests.server.people import Person
from tests.server.running import Server, sql
from tests.server.seats import put, secret
from tests.server.twins import Deed, Twins, move_json

COMPARED = count("twins", 160, 20_000)
"""So many moves of each game, the streams compared after each."""
TIME = re.compile(r"\b\d{10}\.\d+")
"""Both are played one after the other: their times differ by the moments between."""
MOVES = 20


def masked(text: str, row: MatchRow) -> str:
    """Without what differs between any two matches."""
    return TIME.sub("T", text.replace(row.id, "").replace(promise(row), ""))


class Stage:
    """Both matches on the server, and the viewer at a socket of each."""

    def __init__(self, server: Server, twins: Twins) -> None:
        self.twins = twins
        put(server.url, *twins.rows)
        known = "" if twins.viewer == SPECTATOR else secret(twins.viewer)
        self.sockets = [Person(server, row.id, game=row.setup.game, secret=known)
                        for row in twins.rows]  # fmt: skip
        self.server = server
        self.number = 0
        self.programs: dict[int, Program] = {}
        for socket in self.sockets:
            socket.hello()

    def play(self, deed: Deed) -> None:
        """The viewer's own moves over his sockets, the others' over HTTP."""
        self.number += 1
        for place, move in enumerate(deed.moves):
            body = {"id": f"n{self.number}", "move": move_json(move)}
            if deed.seat == self.twins.viewer:
                self.sockets[place].say({"say": "command", **body})
            else:
                self.post(place, deed.seat, body)

    def post(self, place: int, seat: int, body: object) -> None:
        match = self.twins.rows[place].id
        program = self.programs.setdefault(seat, Program(self.server, secret(seat)))
        status, answer = program.post(f"/api/tables/{match}/commands", body)
        assert status == 200, answer

    def change_mind(self) -> int:
        """Change a sealed choice in the true match alone; lists say what they said before."""
        changed = self.twins.changed_mind()
        if changed is None:
            return 0
        self.number += 1
        seat, move = changed
        self.streams()  # the viewer's own last move must have been stored before the lists are read
        before = self.standing(0)
        self.post(0, seat, {"id": f"n{self.number}", "move": move_json(move)})
        assert self.standing(0) == before, "when somebody changed a sealed choice is listed"
        return 1

    def try_to_go_back(self) -> None:
        """Offer to go back to the last plies, and withdraw it: so one learns where one could."""
        others = len(self.twins.rows[0].seats) > 1
        if self.twins.viewer == SPECTATOR or not others:
            return
        now = self.twins.matches[0].game.ply
        for ply in range(now - 2, now + 1):
            for socket in self.sockets:
                for act in ("go_back", "play_on"):
                    named = {"id": f"{act}.{ply}.{self.number}", "act": act, "ply": ply}
                    socket.say({"say": "agree", **named})
                    socket.hear_until("done", "refused", seconds=20)

    def try_what_is_forbidden(self) -> None:
        move = None if self.twins.viewer == SPECTATOR else self.twins.forbidden()
        for socket in self.sockets if move else []:
            assert move
            socket.say({"say": "command", "id": "no", "move": move_json(move)})

    def streams(self) -> list[list[str]]:
        """What came over each socket up to now, but for times, the match's id and its hash."""
        for socket in self.sockets:
            socket.say({"say": "ping"})
            socket.hear_until("pong", seconds=20)
        pairs = zip(self.sockets, self.twins.rows, strict=True)
        return [[masked(text, row) for text in one.texts] for one, row in pairs]

    def steps(self) -> list[bytes]:
        """What the viewer is told of each match step by step."""
        known = "" if self.twins.viewer == SPECTATOR else secret(self.twins.viewer)
        with closing(Program(self.server, known)) as program:
            found = [program.ask("GET", f"/api/tables/{row.id}/steps") for row in self.twins.rows]
        assert [status for status, _ in found] == [200, 200]
        return [text for _, text in found]

    def listed(self) -> list[str]:
        """What lists of tables say of each match."""
        return [TIME.sub("T", self.standing(place)) for place in range(len(self.twins.rows))]

    def standing(self, place: int) -> str:
        told = "SELECT coalesce(standing::text, '') FROM match WHERE id = $1"
        return str(sql(self.server.url, told, self.twins.rows[place].id)[0][0])

    def mingle(self, seat: int) -> None:
        """Let somebody else come, write, talk, offer to end, play on and go: in both the same."""
        for row in self.twins.rows:
            other = Person(self.server, row.id, game=row.setup.game, secret=secret(seat))
            other.hello()
            other.say({"say": "writing"})
            other.say({"say": "chat", "words": "/hello"})
            for act in ("end", "play_on"):
                other.say({"say": "agree", "id": f"{act}{self.number}", "act": act})
                other.hear_until("done", "refused", seconds=20)
            other.socket.close()
        for socket in self.sockets:
            while "away_since" not in presence_of(socket, seat):
                socket.hear_until("presence", seconds=20)

    def links(self) -> list[list[bytes]]:
        """What a link to each match tells, and its picture."""
        with closing(Program(self.server)) as program:
            return [
                [
                    program.ask("GET", f"/table/{row.id}{part}")[1].replace(row.id.encode(), b"")
                    for part in ("", "/picture.png")
                ]
                for row in self.twins.rows
            ]

    def close(self) -> None:
        for socket in self.sockets:
            socket.socket.close()
        for program in self.programs.values():
            program.close()


def presence_of(person: Person, seat: int) -> dict[str, object]:
    """Return what this person was told last of whoever sits there."""
    told = [one for one in person.messages if one["say"] == "presence"]
    return dict(told[-1]["seats"][seat]) if told else {}


def segment(server: Server, twins: Twins) -> tuple[int, int]:
    """So many moves and changed minds; the streams must be the same after each move."""
    stage = Stage(server, twins)
    moves = changed = 0
    others = [seat for seat in range(len(twins.rows[0].seats)) if seat != twins.viewer]
    if others and len(twins.rows[0].seats) > 1:
        stage.mingle(twins.chance.choice(others))
    while moves < MOVES:
        deed = twins.deed()
        if deed is None:
            break
        stage.play(deed)
        if twins.chance.random() < 0.3:
            stage.try_what_is_forbidden()
        if new := stage.change_mind():
            changed += new
            stage.try_to_go_back()
        for real, twin in zip(*stage.streams(), strict=True):
            assert real == twin, f"{deed}\n{real}\n{twin}"
        if twins.asked:
            assert len(set(twins.contexts())) == 1
        moves += 1
    real_steps, twin_steps = stage.steps()
    assert real_steps == twin_steps
    assert len(set(stage.listed())) == 1
    real_link, twin_link = stage.links()
    assert real_link == twin_link
    stage.close()
    return moves, changed


@pytest.mark.parametrize("game", GAMES)
def test_twins_are_sent_the_same_bytes(
    game: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    found, number = Counter[str](), 0
    while found["moves"] < COMPARED:
        number += 1
        twins = Twins(random.Random(f"twins {SEED} {game} {number}"), game)
        if not twins.differ:
            continue
        moves, changed = segment(server, twins)
        found.update(moves=moves, changed=changed)
        found["whole" if moves == MOVES else "short"] += 1
        found["spectator" if twins.viewer == SPECTATOR else "seat"] += 1
    # Lübeck has no choices that are made at the same time and can be changed.
    assert found["changed"] or game != "kogge"
    with capsys.disabled():
        print(f"\ntwin segments of {game}: {dict(found)}, 0 bytes differ")
