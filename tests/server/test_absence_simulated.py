"""Somebody vanishes at any question, by a clock that is moved: nobody waits for ever for him.

`make absence` tries every kind of question and 1,000 games.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from msgspec.structs import replace

from hanse.core.records import parse
from hanse.core.setup import Setup
from hanse.core.spec import AGREEMENT
from hanse.core.types import IllegalMove
from hanse.games import GAMES
from hanse.laws.positions import explore
from hanse.laws.setups import Cell, may_be_played
from hanse.match.absence import GRACE, PATIENCE
from hanse.match.clock import BY_DAYS, LIVE, UNTIMED, Pace
from hanse.match.match import OutOfDate
from hanse.match.proof import Finding, prove
from hanse.tables.seats.agreements import NotYet, SeatLeft
from tests.server.absent_tables import DELAY, Table
from tests.server.counts import SEED, count

PLAYED = count("absence_games", 3, 60)
"""Games of each number of seats in which kinds of questions are looked for."""
GAMES_OF_THE_ABSENT = count("absent", 30, 1000)
MAX_STEPS = 20_000
FIVE = ("bornholm",)
WAYS = ("wait", "bot", "end")
TABLES = [(n, s) for n, spec in GAMES.items() for s in spec.about.seats if s > 1]


def positions(name: str, seats: int) -> Iterator[tuple[str, Any]]:
    """A game at the first question of each kind that is met, with few variants and with many."""
    spec, met = GAMES[name], set[str]()
    edition = spec.about.editions[0]
    cells = [Cell(seats, variants) for variants in fitting(name, seats)]
    for game in chain(*(explore(spec, edition, PLAYED, cell) for cell in cells)):
        kind = "over" if game.over else type(game.agenda[-1]).__name__
        if kind not in {*met, "over"}:
            met.add(kind)
            yield kind, game.copy()


def fitting(name: str, seats: int) -> list[tuple[str, ...]]:
    """As few variants as so many seats need, and as many as go together with them."""
    spec = GAMES[name]
    fewest = () if may_be_played(spec, Setup(name, seats)) else FIVE
    most = fewest
    for variant in spec.about.variants:
        more = (*most, variant.name)
        if variant.name not in most and may_be_played(spec, Setup(name, seats, variants=more)):
            most = more
    return [fewest, most]


def is_over(table: Table) -> bool:
    return table.match.game.over


def limit(pace: Pace) -> float:
    """As long as anybody may have to wait for one answer."""
    return pace.each + pace.bank + pace.increment if pace != UNTIMED else PATIENCE + GRACE


def play_others(table: Table, gone: int, most: int = 40) -> None:
    """All but one answer at once, until only he is waited for."""
    for _ in range(most):
        here = [seat for seat in table.present() if seat != gone]
        if not here or is_over(table):
            return
        table.now += 5.0
        table.answer(here[0])


def wait_out(table: Table, gone: int) -> None:
    """Nobody can do anything about him before his time and the grace are over."""
    other = next(seat for seat in range(table.match.game.seats) if seat != gone)
    with pytest.raises(NotYet):
        table.arrange(other, "answer_for", gone)
    if table.row.pace == UNTIMED:
        assert not table.wait(), "nobody answers for him by himself"
        table.now += PATIENCE + GRACE
    else:
        assert table.wait()
        assert table.waited <= limit(table.row.pace)
    assert gone in table.absent()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whoever_vanishes_anywhere_the_table_goes_on(name: str, seats: int) -> None:
    for kind, game in positions(name, seats):
        for pace in (UNTIMED, LIVE, BY_DAYS):
            gone = min(game.asking)
            table = Table.begun(game.setup, pace, game)
            play_others(table, gone)
            if gone in table.match.game.asking:
                wait_out(table, gone)
                for way in WAYS:
                    go_on(table.copy(), gone, way, kind)


def go_on(table: Table, gone: int, way: str, kind: str) -> None:
    """Wait, let a bot play, or end; then he comes back. His time may have run out with the game."""
    if is_over(table):
        return
    others = [seat for seat in range(table.match.game.seats) if seat != gone]
    if way == "end":
        for seat in others:
            table.arrange(seat, "end")
        spec = table.match.spec
        ended = spec.play.outcome(table.match.game)
        for seat in (-1, *range(table.match.game.seats)):
            view = spec.see.view(table.match.game, seat)
            again = spec.see.imagine(view, table.match.game.dice.copy())
            assert spec.see.view(again, seat) == view, kind
        assert ended, kind
        assert ended.by == AGREEMENT
        return
    if way == "bot":
        table.arrange(others[0], "answer_for", gone)
        for _ in range(3):
            play_others(table, gone)
            if is_over(table):
                return
            if gone in table.match.game.asking:
                assert table.wait()
                assert table.waited <= max(limit(table.row.pace), DELAY)
        while gone not in table.match.game.asking and not is_over(table):
            play_others(table, gone, 1)
        if is_over(table):
            return
        with pytest.raises(SeatLeft):
            table.answer(gone)
        table.arrange(gone, "return")
    come_back(table, gone)


def come_back(table: Table, gone: int) -> None:
    """He answers himself as soon as he is asked, and is not absent any more."""
    for _ in range(MAX_STEPS):
        if is_over(table):
            return
        if gone in table.match.game.asking:
            table.answer(gone)
            assert gone not in table.match.answered_for
            return
        play_others(table, gone, 1)


class Life:
    """A game of people who vanish, come back, give up, agree, and think again."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(f"absent {SEED} {number}")
        self.done: Counter[str] = Counter()
        name = self.chance.choice(sorted(GAMES))
        seats = self.chance.choice([s for s in GAMES[name].about.seats if s in (2, 3, 4, 5)])
        self.spec = GAMES[name]
        setup = Setup(name, seats, variants=self.chance.choice(fitting(name, seats)))
        pace = self.chance.choice((UNTIMED, LIVE, BY_DAYS, Pace(each=60.0)))
        self.table = Table.begun(setup, pace, seed=self.chance.randbytes(32))
        self.pieces = self.spec.play.pieces(self.table.match.game)
        self.away: set[int] = set()

    def run(self) -> "Life":
        """To the end, in so many steps; afterwards nothing may be stuck."""
        for _ in range(MAX_STEPS):
            if is_over(self.table):
                return self
            self.step()
        raise AssertionError(f"stuck: {self.table.match.game.asking}")

    def step(self) -> None:
        chance, table = self.chance, self.table
        table.now += chance.choice((0.5, 5.0, 60.0))
        if chance.random() < 0.03:
            self.away ^= {chance.randrange(table.match.game.seats)}
        if chance.random() < 0.08:
            self.say_something()
            return
        here = [seat for seat in table.present() if seat not in self.away]
        if here:
            self.answer(chance.choice(here))
        elif not table.wait():
            self.choose()

    def answer(self, seat: int) -> None:
        question = self.table.match.game.asking[seat]
        move = question.sample(self.chance.randrange)
        self.table.play(seat, lambda row, match, now: move)

    def choose(self) -> None:
        """Only people who vanished are asked, and no clock runs."""
        table = self.table
        table.now += PATIENCE + GRACE
        gone = table.absent()
        assert gone, "nobody can be waited for, and nobody can be replaced"
        others = [seat for seat in range(table.match.game.seats) if seat not in gone]
        if not others or self.chance.random() < 0.2:
            self.away -= {*gone}
        elif self.tried(self.chance.choice(others), "answer_for", gone[0]):
            return
        else:
            self.away -= {*gone}

    def say_something(self) -> None:
        table = self.table
        past = table.match.timeline.past
        ply = self.chance.choice(past).ply if past else 0
        acts = ("resign", "return", "return", "answer_for", "end", "go_back", "play_on", "restart")
        act, of = self.chance.choice(acts), self.chance.randrange(table.match.game.seats)
        seats = range(table.match.game.seats) if act in ("go_back", "end") else [of]
        willing = self.chance.random() < (0.03 if act == "end" else 0.5)
        for seat in seats if willing or act not in ("go_back", "end") else [of]:
            self.tried(seat, act, (of + 1) % table.match.game.seats, ply)

    def tried(self, seat: int, act: Any, of: int = -1, ply: int = 0) -> bool:
        try:
            self.table.arrange(seat, act, of, ply)
        except (IllegalMove, OutOfDate):
            return False
        self.done[act] += 1
        return True

    def check(self) -> None:
        """The record proves itself, and the laws of views and pieces hold at the end."""
        text = self.table.record()
        wrong = [one for one in prove(text) if one.finding == Finding.WRONG]
        assert not wrong, wrong
        record = parse.read(text, GAMES)
        assert [replace(e, outages=0) for e in record.entries] == self.table.match.record.entries
        game, see = self.table.match.game, self.spec.see
        assert self.spec.play.pieces(game) == self.pieces, "a piece is lost or made"
        for seat in (-1, *range(game.seats)):
            view = see.view(game, seat)
            assert see.view(see.imagine(view, game.dice.copy()), seat) == view


def test_games_of_people_who_come_and_go(capsys: pytest.CaptureFixture[str]) -> None:
    done: Counter[str] = Counter()
    for number in range(GAMES_OF_THE_ABSENT):
        try:
            life = Life(number).run()
            life.check()
        except Exception as wrong:
            wrong.add_note(f"in game {number} of seed {SEED}")
            raise
        done += life.done
    with capsys.disabled():
        print(f"\n{GAMES_OF_THE_ABSENT} games: {dict(done)}")
