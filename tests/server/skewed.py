"""A server whose own clock is wrong by HANSE_TEST_SKEW seconds.

Run by `-c "from tests.server.skewed import main; main()" serve`.
"""

import os
import time

from hanse.cli.main import app

_time = time.time


def main() -> None:
    skew = float(os.environ["HANSE_TEST_SKEW"])
    time.time = lambda: _time() + skew
    app()
