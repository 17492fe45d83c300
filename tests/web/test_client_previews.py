"""Previews in the client come true or are marked as uncertain, in random games.

Games by every edition, with variants, are played here; at their questions the server previews
some answers and then gives them. The client's own code reads both: previews.test.ts.
"""

import os
import random
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE, STDOUT, run
from typing import Any

import pytest

from hanse.core.preview import preview_move
from hanse.core.records.timeline import Timeline
from hanse.core.types import Move, Seat, snake
from hanse.core.wire import encode
from hanse.games import GAMES
from hanse.laws.positions import explore, options_of

WEB = Path(__file__).parents[2] / "web"
TEST = "src/games/kogge/dock/previews.test.ts"
SPEC = GAMES["kogge"]
GAMES_PLAYED = int(os.environ.get("HANSE_EXAMPLES", "100")) // 25
SELDOM = 12
"""So many answers of one kind are tried; of those that come later ever fewer."""


def answers_in(edition: str, chance: random.Random) -> Iterator[tuple[Any, Seat, Move]]:
    """Questions of random games and an answer of each kind that they allow."""
    met: dict[str, int] = {}
    for game in explore(SPEC, edition, GAMES_PLAYED):
        for seat, question in [*game.asking.items()]:
            for option in options_of(question):
                kind = f"{snake(type(game.agenda[-1]).__name__)} {option.move.__name__}"
                met[kind] = met.get(kind, 0) + 1
                if chance.random() < SELDOM / met[kind]:
                    yield game, seat, option.sample(chance.randrange)


def case_of(game: Any, seat: Seat, move: Move) -> dict[str, Any]:
    """Return the preview from the seat's view, and the view of this seat after the move."""
    view = SPEC.see.view(game, seat)
    timeline = Timeline(SPEC, game.copy())
    timeline.play(seat, move)
    return {
        "seat": seat,
        "move": move,
        "view": view,
        "preview": preview_move(SPEC, view, seat, move),
        "after": SPEC.see.view(timeline.game, seat),
    }


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="make node")
@pytest.mark.parametrize("edition", SPEC.about.editions)
def test_previews_in_the_client_come_true(edition: str, tmp_path: Path) -> None:
    chance = random.Random(f"previews {edition} {os.environ.get('HANSE_SEED', '')}")
    cases = [encode(case_of(*one)) for one in answers_in(edition, chance)]
    assert len(cases) > 100
    (tmp_path / "cases.jsonl").write_bytes(b"\n".join(cases))
    came = run(
        ("npx", "vitest", "run", TEST),
        cwd=WEB,
        env={**os.environ, "HANSE_PREVIEW_CASES": str(tmp_path / "cases.jsonl")},
        stdout=PIPE,
        stderr=STDOUT,
        text=True,
        check=False,
    )
    assert came.returncode == 0, came.stdout
