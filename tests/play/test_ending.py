"""The points of a finished game, category by category."""

from pathlib import Path

import pytest

from hanse.cli.board.registry import board_of
from hanse.cli.play.end_page import ending
from hanse.core.dice import key_of
from hanse.core.records.parse import read
from hanse.games import GAMES
from hanse.match.match import Match
from hanse.match.story import Story
from hanse.words import Words

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
    table = ending(match, story)
    assert max(map(len, table)) <= 80
    for seat in outcome.winners:
        assert f"{record.about.names[seat]} (winner)" in table[0]
