"""The journeys of web/tests: a real Chromium against a real server. CI runs them with the rest."""

import os
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, STDOUT, run

import pytest

WEB = Path(__file__).parents[2] / "web"
JOURNEYS = ("npm", "run", "--silent", "journeys")
LONGEST = 1500.0
TABLE = Path(__file__).parents[2] / "build/journeys/kinds.md"


@pytest.mark.skipif(not os.environ.get("HANSE_JOURNEYS"), reason="make journeys runs them alone")
def test_every_journey_ends_well(record_property: Callable[[str, object], None]) -> None:
    came = run(
        JOURNEYS, cwd=WEB, stdout=PIPE, stderr=STDOUT, text=True, timeout=LONGEST, check=False
    )
    assert came.returncode == 0, came.stdout
    kinds = TABLE.read_text("utf-8").partition("\n")[0].removeprefix("# ")
    assert ", 0 never answered" in kinds
    record_property("kinds", kinds)
