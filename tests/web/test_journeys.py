"""Some journeys of web/tests: a real Chromium against a real server; `make journeys` takes all."""

import os
from pathlib import Path
from subprocess import PIPE, STDOUT, run

import pytest

WEB = Path(__file__).parents[2] / "web"
JOURNEYS = ("npm", "run", "--silent", "journeys")
LONGEST = 1500.0


@pytest.mark.skipif(not os.environ.get("HANSE_JOURNEYS"), reason="make journeys runs them alone")
def test_journeys_end_well() -> None:
    came = run(
        JOURNEYS, cwd=WEB, stdout=PIPE, stderr=STDOUT, text=True, timeout=LONGEST, check=False
    )
    assert came.returncode == 0, came.stdout
