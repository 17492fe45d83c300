"""Entries in one blob: back as they were but for their commands, and small."""

import random
from statistics import mean

import pytest
from msgspec.structs import replace

from hanse.core.records.record import Entry
from hanse.core.setup import Setup
from hanse.core.wire import encode
from hanse.server.store.archive import packed_safely
from hanse.server.store.packed import FORMAT, UnknownFormat, pack, unpack
from hanse.tables.live.copies import rebuild
from tests.bots.tables import new_bot_game
from tests.server.counts import count
from tests.server.seats import a_row

MAX_BYTES = 4000
"""Bytes of an archived game."""
SETUPS = [Setup("kogge", 4), Setup("kogge", 2), Setup("luebeck", 5)]
BOT_GAMES = count("bot_games", 1, 25)
"""So many games of bots of each kind: with HANSE_FULL=1, 100 of each game and more."""
BOTS = {"kogge": "merchant", "luebeck": "skipper"}
VARIANTS = [
    ("three_piles", "bonus_chips", "taxes"), ("office_trade", "conflicts", "memory"), ("bornholm",),
]  # fmt: skip
BOT_SETUPS = {
    "kogge": [Setup("kogge", 4), *(Setup("kogge", 4, variants=some) for some in VARIANTS)],
    "luebeck": [Setup("luebeck", seats) for seats in (3, 4, 4, 5)],
}


def played(setup: Setup, seed: int, times: float) -> list[Entry]:
    """A whole game at the pace of people, some of whom were answered for."""
    chance = random.Random(seed)
    match, at = rebuild(a_row(setup, seed=chance.randbytes(32)), []), 1_794_710_049.95
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
        assert len(blob) < MAX_BYTES


def played_by_bots(setup: Setup, seed: int) -> list[Entry]:
    """A whole game of bots, at the pace of people."""
    table, chance = new_bot_game(setup, BOTS[setup.game], seed), random.Random(seed)
    game, entries, at = table.game, list[Entry](), 1_794_710_049.95
    while not game.over:
        seat, ply = min(game.asking), game.ply
        question, move = game.question_id(seat), table.choose(seat)
        table.play(seat, move)
        at = round(at + chance.expovariate(1 / 20.0), 6)
        draws = tuple(game.dice.drawn)
        entries.append(Entry(ply, seat, question, encode(move), draws, f"c{ply}", at))
    return entries


@pytest.mark.parametrize("game", BOT_SETUPS)
def test_games_of_bots_are_small(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = [
        len(packed_safely(entries, len(entries)))
        for setup in BOT_SETUPS[game]
        for seed in range(BOT_GAMES)
        for entries in [played_by_bots(setup, seed)]
    ]
    assert min(sizes) > 0
    assert max(sizes) < MAX_BYTES
    with capsys.disabled():
        print(f"\n{game}: {mean(sizes):.0f} bytes a game, at most {max(sizes)}, {len(sizes)} games")


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
