"""A match in memory: everybody hears and sees what he may, whenever he looks."""

import asyncio
import random
import time

import pytest
from msgspec import Raw

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.laws.positions import questions_of
from hanse.laws.setups import any_setup
from hanse.match.takeback import turn_back
from hanse.tables.live.copies import copy_match, rebuild
from hanse.tables.live.live import (
    FEW_VIEWERS,
    WOKEN_PER_SECOND,
    Live,
    Viewer,
    events_for,
    full_update,
)
from hanse.tables.messages.wire import ChatLine
from hanse.tables.seats.seating import Asker
from hanse.tables.store.rows import ChatRow
from tests.server.counts import SEED, count
from tests.server.seats import a_row

SETUPS = [Setup("kogge", 3), Setup("luebeck", 3)]
GAMES_PLAYED = count("live", 8, 200)
MOST_MOVES = 150
SOON = 60.0
"""Seconds, on a busy machine."""


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_whoever_comes_whenever_hears_the_same(setup: Setup) -> None:
    """Some listen from the beginning, others come later, and one at the end."""
    chance = random.Random(7)
    row = a_row(setup)
    live, listeners = Live(row, rebuild(row, [])), [0]
    for number in range(60):
        match = copy_match(live.match)
        seat, question = chance.choice(sorted(match.game.asking.items()))
        match.play(seat, question.sample(chance.randrange), f"c{number}", float(number))
        live.put(row, match)
        if number == 30:
            listeners.append(2)
        for one in listeners:
            assert len(live.events(one)) == len(events_for(live.match, one))
    for one in (SPECTATOR, 0, 1, 2):
        told = [encode(event) for event in events_for(live.match, one)]
        assert [bytes(raw) for raw in live.events(one)] == told
    public = {id(raw) for raw in live.events(SPECTATOR)}
    assert all(public <= {id(raw) for raw in live.events(seat)} for seat in range(3))


def test_many_viewers_are_woken_only_so_often_and_miss_nothing() -> None:
    """One line costs its player the same, however many see it; and five players say 25 a second."""
    asyncio.run(say_to_many())


async def say_to_many() -> None:
    row = a_row(SETUPS[0])
    live = Live(row, rebuild(row, []))
    viewers = [Viewer(Asker()) for _ in range(FEW_VIEWERS + 200)]
    for viewer in viewers:
        viewer.start(live, 0, 0)
        live.enter(viewer)
    pause, began, woken = 200 / WOKEN_PER_SECOND, time.monotonic(), 0
    for number in range(50):
        live.hear([ChatRow(number + 1, 0, "Ahoy", 0.0)])
        await asyncio.sleep(0)
        woken += sum(viewer.news.is_set() for viewer in viewers)
        for viewer in viewers:
            viewer.news.clear()
    most = 2 + (time.monotonic() - began) / pause
    assert len(viewers) <= woken <= most * len(viewers)
    live.hear([ChatRow(99, 0, "the last", 0.0)])
    async with asyncio.timeout(SOON):
        await asyncio.gather(*(viewer.news.wait() for viewer in viewers))
    assert all(viewer.pull(live)[-1] == ChatLine(99, 0, "the last", 0.0) for viewer in viewers)


def test_a_few_viewers_are_woken_at_once() -> None:
    row = a_row(SETUPS[0])
    live = Live(row, rebuild(row, []))
    viewers = [Viewer(Asker()) for _ in range(FEW_VIEWERS)]
    for viewer in viewers:
        live.enter(viewer)
    for number in range(10):
        for viewer in viewers:
            viewer.news.clear()
        live.hear([ChatRow(number + 1, 0, "Ahoy", 0.0)])
        assert all(viewer.news.is_set() for viewer in viewers)


class Screens:
    """A match with any variants and readings, and what each viewer has merged; some look rarely."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(f"live {SEED} {number}")
        spec = GAMES[sorted(GAMES)[number % len(GAMES)]]
        setup = any_setup(spec, self.chance.choice(spec.about.editions), self.chance)
        self.row = a_row(setup, seed=self.chance.randbytes(32))
        self.live = Live(self.row, rebuild(self.row, []))
        self.viewers = [Viewer(Asker(seat)) for seat in (SPECTATOR, *range(setup.seats))]
        self.merged = {viewer: dict[str, Raw]() for viewer in self.viewers}

    def play(self, number: int) -> None:
        """Somebody answers, speaks, changes his mind or takes back."""
        match = copy_match(self.live.match)
        seat, question = self.chance.choice(questions_of(match.game))
        if match.way_back(seat).answers and self.chance.random() < 0.1:
            match.take_back(seat, 1, f"c{number}", float(number))
        else:
            move = question.sample(self.chance.randrange)
            match.play(seat, move, f"c{number}", float(number))
        self.live.put(self.row, match)

    def compare(self) -> None:
        for viewer in self.viewers:
            update = viewer.update(self.live) if self.chance.random() < 0.7 else None
            if update:
                self.merged[viewer] |= update.sections
                assert self.merged[viewer] == full_update(self.live, viewer.seat).sections
                assert (update.undo, update.undo_stop, update.restart) == self.way_back(viewer.seat)

    def way_back(self, seat: int) -> tuple[int, str, int]:
        if seat == SPECTATOR:
            return 0, "", 0
        match = self.live.match
        back = match.way_back(seat)
        return back.answers, back.stopped_by, turn_back(match.timeline, seat)


@pytest.mark.parametrize("number", range(GAMES_PLAYED))
def test_updates_add_up_to_a_fresh_page_and_tell_each_his_own_way_back(number: int) -> None:
    screens = Screens(number)
    for move in range(MOST_MOVES):
        if screens.live.match.game.over:
            break
        screens.play(move)
        screens.compare()
