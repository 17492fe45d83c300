"""All attackers at the same time, each in its own process: `python -m tests.server.hostile.attack`.

They share the machine with the server, so each gives way to it and stops at its share of a core.
The last line printed is a JSON object: what they were answered, and how much CPU they took.
"""

import json
import multiprocessing
import os
import resource
import sys
import threading
import time
from argparse import ArgumentParser
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import Empty
from typing import Any

from tests.server.hostile.attacker import Attacker, Tally, Targets
from tests.server.hostile.bombs import MapBombs, RecordBombs, Uploads
from tests.server.hostile.burn import BEGUN, NICENESS
from tests.server.hostile.floods import Codes, Frames, Handshakes, Requests
from tests.server.hostile.garbage import GarbageFrames, GarbageRequests
from tests.server.hostile.nuisances import AbandonedTables, Chatterers, Joiners, Questioners
from tests.server.hostile.slow_clients import SlowBodies, SlowReaders
from tests.server.running import Server

ATTACKERS: tuple[type[Attacker], ...] = (
    MapBombs, RecordBombs, Uploads, Requests, Frames, Handshakes, Codes, AbandonedTables, Joiners,
    Chatterers, Questioners, GarbageRequests, GarbageFrames, SlowBodies, SlowReaders,
)  # fmt: skip
SHARE = 0.05
"""The part of a core that one attacker may take."""
ENDING = 3.0
"""Seconds in which an attacker that waits for an answer must end."""


class Pace:
    """Keeps one hand to its rate, and its process to its share of a core."""

    def __init__(self, rate: float, end: float) -> None:
        self.every = 1 / rate
        self.began = self.due = time.monotonic()
        self.end = end

    def wait(self) -> bool:
        """Sleep until the next act is due; return whether there is time for one."""
        self.due = max(self.due + self.every, time.monotonic() - self.every)
        while (now := time.monotonic()) < self.end:
            rest = time.process_time() / SHARE - (now - self.began)
            wait = max(self.due - now, rest)
            if wait <= 0:
                return True
            time.sleep(min(wait, 0.5, self.end - now))
        return False


def attack_with_one_hand(one: Attacker, pace: Pace) -> None:
    while pace.wait():
        try:
            one.act()
        except Exception as wrong:
            one.tally.note_fault(f"the attacker itself failed: {wrong!r}")
            return
    one.close()


def attack(kind: type[Attacker], port: int, targets: Path, end: float, results: Any) -> None:
    """Attack with all hands of one kind until the end, and hand in the tally."""
    os.nice(NICENESS)
    ones = [
        kind(Server("", port), Targets(targets), f"{kind.__name__} {hand}")
        for hand in range(kind.hands)
    ]
    hands = [
        threading.Thread(
            target=attack_with_one_hand, args=(one, Pace(kind.rate / kind.hands, end)), daemon=True
        )
        for one in ones
    ]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join(max(0.0, end + ENDING - time.monotonic()))
    total = Tally()
    for one in ones:
        total.add(one.tally)
    results.put((kind.__name__, dict(total.answers), total.faults))
    results.close()
    results.join_thread()
    os._exit(0)


def attack_all(port: int, targets: Path, seconds: float) -> dict[str, Any]:
    """Return the tallies of all attackers and the CPU seconds they took together."""
    fork = multiprocessing.get_context("fork")
    results = fork.Queue()
    end = time.monotonic() + seconds
    processes: list[BaseProcess] = [
        fork.Process(target=attack, args=(kind, port, targets, end, results)) for kind in ATTACKERS
    ]
    for process in processes:
        process.start()
    found: dict[str, Any] = {}
    try:
        while len(found) < len(processes):
            left = end + 2 * ENDING - time.monotonic()
            name, answers, faults = results.get(timeout=max(0.1, left))
            found[name] = {"answers": answers, "faults": faults}
    except Empty:
        pass
    for process in processes:
        process.kill()
        process.join()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {"cpu": used.ru_utime + used.ru_stime, "attackers": found}


def main() -> None:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("port", type=int)
    asked.add_argument("targets", type=Path)
    asked.add_argument("seconds", type=float)
    told = asked.parse_args()
    print(BEGUN, flush=True)
    json.dump(attack_all(told.port, told.targets, told.seconds), sys.stdout)


if __name__ == "__main__":
    main()
