"""The games kept here can still be played, to the end they had; tools/make_records.py made them."""

from pathlib import Path

import pytest

from hanse.core.dice import Dice, commitment, key_of
from hanse.core.match_moves import MATCH_MOVES
from hanse.core.records import parse, write
from hanse.core.records.record import Record, move_of, replay, wrong_draw
from hanse.core.types import name_of
from hanse.games import GAMES
from tools.make_records import RECORDS, SUFFIX, closing, closings

FILES = sorted(RECORDS.glob(f"*{SUFFIX}"))

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(file: Path) -> Record:
    return parse.read(file.read_text("utf-8"), GAMES)


@every_file
def test_a_kept_game_ends_as_it_did(file: Path) -> None:
    assert closing(file) == closings()[file.stem]


@every_file
def test_a_kept_game_is_written_as_it_is(file: Path) -> None:
    record = read(file)
    assert write.write(record, GAMES[record.setup.game]) == file.read_text("utf-8")


@every_file
def test_the_draws_of_a_kept_game_come_from_its_key(file: Path) -> None:
    record = read(file)
    seed = bytes.fromhex(record.about.seed)
    nonces = [bytes.fromhex(nonce) for nonce in record.about.nonces]
    assert commitment(seed).hex() == record.about.commitment
    assert wrong_draw(record, Dice(key_of(seed, nonces))) is None
    assert wrong_draw(record, Dice(key_of(seed, []))) is not None


def test_the_kept_games_show_what_there_is() -> None:
    """Ten from the beginning, three from books; both endings, raids, deals, what is agreed."""
    records = [read(file) for file in FILES]
    assert sorted(closings()) == [file.stem for file in FILES]
    assert sum(not record.position for record in records) >= 10
    assert sum(bool(record.position) for record in records) >= 3
    endings, moves = set(), set()
    for record in records:
        spec = GAMES[record.setup.game]
        *_, last = replay(record, spec)
        endings.add((spec.about.name, spec.play.outcome(last).by))  # type: ignore[union-attr]
        moves |= {name_of(type(move_of(entry, spec))) for entry in record.entries}
    assert endings >= {("kogge", "points"), ("kogge", "laps")}
    assert moves >= {
        "raid_city",
        "raid_cog",
        "split_cargo",
        "exile",
        "offer",
        "accept",
        "take_back",
    } | {name_of(kind) for kind in MATCH_MOVES}
