"""Whatever befalls the connection: what a viewer has is what a fresh page would show."""

import random

import pytest
from msgspec import Raw, Struct, json

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.laws.positions import questions_of
from hanse.laws.setups import any_setup
from hanse.match.match import Match
from hanse.tables.live.copies import rebuild
from hanse.tables.store.rows import MatchRow
from tests.server.asking import Program
from tests.server.counts import GAMES as BOTH
from tests.server.counts import SEED, count
from tests.server.people import Person
from tests.server.running import Server
from tests.server.seats import a_row, put, secret

GAMES_PLAYED = count("games", 3, 50)
"""So many of each game."""
LOSES = 0.1
MOST_MOVES = 600


class Page(Struct):
    """A fresh page, its parts as they came."""

    number: int
    sections: dict[str, Raw]


class Table:
    """A match with everybody looking at it: each seat and a spectator."""

    def __init__(self, server: Server, setup: Setup, chance: random.Random) -> None:
        self.row: MatchRow = a_row(setup, seed=chance.randbytes(32))
        self.match: Match = rebuild(self.row, [])
        put(server.url, self.row)
        self.chance = chance
        secrets = {seat: secret(seat) for seat in range(setup.seats)} | {SPECTATOR: ""}
        self.viewers = {
            seat: Person(server, self.row.id, game=setup.game, secret=known)
            for seat, known in secrets.items()
        }
        self.programs = {seat: Program(server, known) for seat, known in secrets.items()}
        for viewer in self.viewers.values():
            viewer.hello()

    def play(self, number: int) -> bool:
        """Somebody does something: answers, changes his mind, talks, takes back."""
        game = self.match.game
        rare = self.chance.random() < 0.15
        seat, question = self.chance.choice(questions_of(game) if rare else [*game.asking.items()])
        back = self.match.way_back(seat).answers
        program, where = self.programs[seat], f"/api/tables/{self.row.id}"
        if back and self.chance.random() < 0.1:
            self.match.take_back(seat, 1, str(number))
            status, told = program.post(f"{where}/undo", {"id": f"m{number}"})
        else:
            move = question.sample(self.chance.randrange)
            self.match.play(seat, move, str(number))
            body = {"id": f"m{number}", "move": json.decode(encode(move))}
            status, told = program.post(f"{where}/commands", body)
        assert status == 200, told
        return not self.match.game.over

    def compare(self) -> None:
        """Each viewer's merged sections with a fresh page, byte for byte."""
        for seat, viewer in self.viewers.items():
            if self.chance.random() < LOSES:
                viewer.come_back()
            _, text = self.programs[seat].ask("GET", f"/api/tables/{self.row.id}/screen")
            page = json.decode(text, type=Page)
            fresh = {name: bytes(part) for name, part in page.sections.items()}
            while viewer.raw != fresh or len(viewer.events) != page.number:
                viewer.hear(5)

    def close(self) -> None:
        for viewer in self.viewers.values():
            viewer.socket.close()
        for program in self.programs.values():
            program.close()


@pytest.mark.parametrize("game", BOTH)
def test_merged_sections_are_those_of_a_fresh_page(
    game: str, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = views = 0
    for number in range(GAMES_PLAYED):
        chance = random.Random(f"screens {SEED} {game} {number}")
        spec = GAMES[game]
        setup = any_setup(spec, chance.choice(spec.about.editions), chance)
        table = Table(server, setup, chance)
        for move in range(MOST_MOVES):
            going = table.play(move)
            table.compare()
            moves, views = moves + 1, views + len(table.viewers)
            if not going:
                break
        table.close()
    with capsys.disabled():
        print(f"\nscreens of {game}: {GAMES_PLAYED} games, {moves} moves, {views} views, all equal")
