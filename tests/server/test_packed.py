"""Entries in one blob: back as they were but for their commands, and small."""

import random

import pytest
from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.server.archiving import packed_safely
from hanse.server.copies import rebuilt
from hanse.server.store.packed import FORMAT, UnknownFormat, pack, unpack
from tests.server.seats import a_row

MOST = 4000
"""Bytes of an archived game."""
SETUPS = [Setup("kogge", 4), Setup("kogge", 2), Setup("luebeck", 5)]


def played(setup: Setup, seed: int, times: float) -> list[Entry]:
    """A whole game at the pace of people, some of whom were answered for."""
    chance = random.Random(seed)
    match, at = rebuilt(a_row(setup, seed=chance.randbytes(32)), []), 1_794_710_049.95
    while not match.game.over:
        seat, question = chance.choice(sorted(match.game.asking.items()))
        at += round(chance.expovariate(1 / times), 6)
        match.play(seat, question.sample(chance.randrange), f"{chance.getrandbits(64):x}", at)
    return match.record.entries


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game} {setup.seats}")
def test_a_game_comes_back_but_for_its_commands(setup: Setup) -> None:
    for seed in range(3):
        entries = played(setup, seed, times=20.0)
        blob = pack(entries)
        assert unpack(blob) == [replace(entry, command="") for entry in entries]
        assert len(blob) < MOST


def test_times_that_are_no_whole_microseconds_stay_exact() -> None:
    entries = [
        replace(entry, at=entry.at / 3, outages=number // 9)
        for number, entry in enumerate(played(SETUPS[1], 1, times=86_400.0))
    ]
    assert unpack(pack(entries)) == [replace(entry, command="") for entry in entries]


def test_what_a_newer_version_packed_is_not_guessed() -> None:
    with pytest.raises(UnknownFormat):
        unpack(b"\x07" + pack([])[1:])
    assert pack([])[:1] == FORMAT


def test_a_game_of_which_an_entry_is_missing_is_not_archived() -> None:
    entries = played(SETUPS[1], 1, times=1.0)
    assert packed_safely(entries, len(entries))
    assert not packed_safely(entries[:-1], len(entries))
