"""A server whose machine's clock can be set while it runs: HANSE_TEST_SKEW names a file of seconds.

Run by `-c "from tests.server.jumping import main; main()" serve`.
"""

import os
import time
from pathlib import Path

from hanse.cli.main import app

_time = time.time


def main() -> None:
    skew = Path(os.environ["HANSE_TEST_SKEW"])
    time.time = lambda: _time() + float(skew.read_text())
    app()
