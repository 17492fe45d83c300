"""Logs: one JSON object a line, whoever writes it."""

import json
import subprocess
import sys

WARNS = """
import warnings
from hanse.server.operations.logs import set_up_logs
set_up_logs("info")
warnings.warn("a library has\\nsomething to say")
"""


def test_a_warning_of_a_library_is_one_json_object_a_line() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WARNS], capture_output=True, text=True, check=True, timeout=120
    )
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["level"] for line in lines] == ["warning"]
    assert "something to say" in lines[0]["event"]


LOSES = """
import logging
from hanse.server.operations.logs import set_up_logs
set_up_logs("info")
logging.getLogger("asyncpg.pool").warning("no connection", exc_info=OSError("refused"))
"""


def test_a_lost_connection_to_the_database_is_told_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOSES], capture_output=True, text=True, check=True, timeout=120
    )
    (line,) = map(json.loads, done.stderr.splitlines())
    assert line["event"] == "no connection"
    assert "exception" not in line
