"""One socket stalls nobody; and garbage in great number breaks, changes and keeps nothing."""

import contextlib
import os
import random
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.asking import Program
from tests.server.counts import SEED, count
from tests.server.frames import RawSocket, frame
from tests.server.garbling import wrong_text
from tests.server.running import Server
from tests.server.seats import secret
from tests.server.stalling import holds, measured, summary_line
from tests.server.test_malformed import SAID, TYPES, Victim, asked_for, wrong_request
from tests.server.test_spellings import NOT_PLAIN

GARBAGE = count("garbage", 1500, 100_000)
MOST_GROWTH = 50_000
"""Kilobytes."""


@pytest.mark.skipif(not os.environ.get("HANSE_FULL"), reason="wants a quiet machine: make stall")
def test_one_flooding_socket_keeps_nobody_waiting(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = measured(server.url)
    with capsys.disabled():
        print(f"\n{summary_line(pairs)}")
    assert holds(pairs)


def memory(server: Server) -> int:
    assert server.process
    text = Path(f"/proc/{server.process.pid}/status").read_text("ascii")
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS"))


def test_garbage_breaks_and_changes_nothing_and_is_not_kept(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    own = Server(server.url)
    own.start()
    victim, chance = Victim(own), random.Random(f"garbage {SEED}")
    throw_all(victim, chance, GARBAGE // 20)
    before = memory(own)
    answers = throw_all(victim, chance, GARBAGE)
    growth = memory(own) - before
    with capsys.disabled():
        print(f"\ngarbage: {GARBAGE}, {dict(answers)}, memory {growth:+} kB")
    own.stop()
    assert [status for status in answers if status >= 500] == []
    assert victim.state() == victim.before
    assert growth < MOST_GROWTH


def throw_all(victim: Victim, chance: random.Random, number: int) -> Counter[int]:
    """Requests, misspelt and malformed, and frames; each third by itself."""
    answers = Counter[int]()
    with closing(Program(victim.server, secret(0))) as program:
        for _ in range(number // 3):
            answers[asked_for(program, wrong_request(victim, chance), chance.choice(TYPES))] += 1
            method, path, body = wrong_request(victim, chance)
            spelt = chance.choice(list(NOT_PLAIN.values()))(path.partition("?")[0])
            answers[asked_for(program, (method, spelt, body), "application/json")] += 1
    thrown = 0
    while thrown < number // 3:
        thrown += throw_frames(victim, chance)
    answers[0] += thrown
    return answers


def throw_frames(victim: Victim, chance: random.Random) -> int:
    """Some frames over one socket, right or wrong in their heads and in what they say."""
    some = chance.randrange(1, 40)
    with closing(RawSocket(victim.server, victim.match)) as one, contextlib.suppress(OSError):
        for _ in range(some):
            whole = frame(chance.choice((0, 1, 1, 1, 2, 8, 9, 10)), wrong_text(list(SAID), chance))
            one.line.sendall(chance.randbytes(9) if chance.random() < 0.05 else whole)
    return some
