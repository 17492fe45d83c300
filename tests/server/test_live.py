"""A match in memory: each event is encoded once, and everybody hears what he may."""

import random

import pytest

from hanse.core.setup import Setup
from hanse.core.types import SPECTATOR
from hanse.core.wire import encode
from hanse.server.copies import copied, rebuilt
from hanse.server.live import Live, events_for
from tests.server.seats import a_row

SETUPS = [Setup("kogge", 3), Setup("luebeck", 3)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_whoever_comes_whenever_hears_the_same(setup: Setup) -> None:
    """Some listen from the beginning, others come later, and one at the end."""
    chance = random.Random(7)
    row = a_row(setup)
    live, listeners = Live(row, rebuilt(row, [])), [0]
    for number in range(60):
        match = copied(live.match)
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
