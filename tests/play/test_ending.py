"""The points of a finished game, category by category."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from hanse.boards.registry import board_of
from hanse.cli.play.end_page import score_table, table
from hanse.core.dice import key_of
from hanse.core.records.parse import read
from hanse.core.records.record import replay
from hanse.games import GAMES
from hanse.match.match import Match
from hanse.words import Words
from hanse.words.story import Story
from tests.records.luebeck.make import HERE, SPEC

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("game-*.hanse"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda path: path.stem)
def test_the_lines_add_up_to_the_points_of_the_game(file: Path) -> None:
    record = read(file.read_text("utf-8"), GAMES)
    nonces = [bytes.fromhex(nonce) for nonce in record.about.nonces]
    match = Match.again(record, key_of(bytes.fromhex(record.about.seed), nonces))
    story = Story(record.setup, Words("en", strict=True), record.about.names)
    outcome = match.spec.play.outcome(match.game)
    assert outcome is not None
    rows = board_of(match.spec.about.name).scores(match.game, story)
    assert tuple(map(sum, zip(*(points for _, points in rows), strict=True))) == outcome.points
    shown = score_table(match, story)
    assert max(map(len, shown)) <= 80
    for seat in outcome.winners:
        assert f"{record.about.names[seat]} (winner)" in shown[0]


def test_a_game_without_score_rows_has_one_rule_in_its_table() -> None:
    assert table([("", ("Anna", "Ben")), ("Total", ("1", "0"))]) == [
        "       Anna  Ben",
        "-" * 16,
        "Total     1    0",
    ]


def test_cards_left_in_hand_cost_points_with_a_minus_sign() -> None:
    kept = read((HERE / "three.hanse").read_text("utf-8"), GAMES)
    *_, game = replay(kept, SPEC)
    match = cast("Match", SimpleNamespace(spec=SPEC, game=game))
    story = Story(kept.setup, Words("en", strict=True), ("Anna", "Ben", "Cilia"))
    said = "\n".join(score_table(match, story))
    assert re.search(r" −\d", said)
    assert not re.search(r" -\d", said)
