"""Everything at once from strangers, next to twenty tables in play; and that it would be noticed.

An hour by `make hostile`; `HANSE_HOSTILE=60 make hostile`, as in CI, is two minutes in all.
"""

from pathlib import Path

import pytest

from tests.server.counts import count
from tests.server.histories import OK, Act
from tests.server.hostile.attacker import Tally
from tests.server.hostile.evening import Evening
from tests.server.hostile.machine import Machine, log_errors
from tests.server.hostile.run import Result, run_pair
from tests.server.hostile.verdict import are_bots_heard, faults, growth, is_quick, report
from tests.server.running import Server

SECONDS = count("hostile", 0, 3600)
SHORT = 600
"""Runs of fewer seconds have so few moves that one busy moment of the machine decides p99."""


@pytest.mark.skipif(not SECONDS, reason="wants a quiet machine: make hostile")
def test_strangers_harm_nobody_else(capsys: pytest.CaptureFixture[str]) -> None:
    """Compare waits a second time in a short run; every other fault counts whenever it is seen."""
    hostile, control = run_pair(SECONDS)
    found = faults(hostile, control)
    reports = [report(hostile, control)]
    if not is_quick(hostile, control) and not found and SECONDS < SHORT:
        hostile, control = run_pair(SECONDS)
        found = faults(hostile, control)
        reports.append(report(hostile, control))
    with capsys.disabled():
        print("", *reports, sep="\n")
    assert found == []
    assert is_quick(hostile, control), "people wait too long"


def a_result(folder: Path, wait: float, bot: float = 1.0) -> Result:
    """Return a result as good as can be: a minute of people who each waited so long."""
    server = Server("", 1)
    result = Result(60.0, Evening(server, folder / "targets", 0.0), Machine(server, folder / "log"))
    result.evening.waits["confirmed"] = [wait] * 100
    result.evening.waits["bot"] = [bot] * 100
    result.machine.samples = [(float(at), 100.0, 200.0) for at in range(61)]
    return result


@pytest.mark.parametrize(
    ("status", "body", "wrong"),
    [
        (500, b'{"code":"failed"}', True),
        (502, b"", True),
        (503, b"Service Unavailable", True),
        (503, b'{"code":"try_again"}', False),
        (429, b"", False),
    ],
)
def test_only_a_503_that_says_why_is_let_pass(status: int, body: bytes, wrong: bool) -> None:
    tally = Tally()
    tally.note("GET /", status, body)
    assert bool(tally.faults) == wrong


def test_a_socket_that_fails_is_a_fault() -> None:
    tally = Tally()
    tally.note_closed("garbage", 1008)
    assert not tally.faults
    tally.note_closed("garbage", 1011)
    assert tally.faults


@pytest.mark.parametrize(
    ("wait", "usual", "quick"), [(0.09, 0.01, True), (0.19, 0.1, True), (0.21, 0.1, False)]
)
def test_waits_are_compared_with_the_yardstick(
    tmp_path: Path, wait: float, usual: float, quick: bool
) -> None:
    assert is_quick(a_result(tmp_path, wait), a_result(tmp_path, usual)) == quick


def test_silent_bots_are_noticed(tmp_path: Path) -> None:
    quiet, loud = a_result(tmp_path, 0.01), a_result(tmp_path, 0.01, bot=30.0)
    assert are_bots_heard(quiet, quiet)
    assert not are_bots_heard(loud, quiet)


def test_memory_that_only_grows_is_noticed_and_bots_that_come_and_go_are_not(
    tmp_path: Path,
) -> None:
    result = a_result(tmp_path, 0.01)
    result.machine.samples = [(float(at), 100.0, 200.0 + at % 3 * 80) for at in range(61)]
    assert growth(result) == 0
    result.machine.samples = [(float(at), 100.0, 200.0 + 3 * at) for at in range(61)]
    assert any("memory" in fault for fault in faults(result, result))


def test_tracebacks_in_the_log_are_noticed(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text(
        '{"event": "serving", "level": "info"}\n'
        '{"event": "a request failed", "level": "error", "exception": "Traceback\\nKeyError: 1"}\n'
        '{"event": "an answer does not count", "level": "error"}\n'
    )
    traced, told = log_errors(log)
    assert dict(traced) == {"a request failed KeyError: 1": 1}
    assert dict(told) == {"an answer does not count": 1}


def test_an_attacker_that_did_nothing_is_noticed(tmp_path: Path) -> None:
    result = a_result(tmp_path, 0.01)
    assert "MapBombs did nothing" in faults(result, result)
    result.evening.acts["m"] = [Act(0, "c", 0.0, 1.0, OK)]
    assert "1 of 1 moves" in report(result, result)
