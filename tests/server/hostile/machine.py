"""What the server takes of the machine: memory of all its processes, CPU, and its log."""

import asyncio
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import psutil

from tests.server.running import Server

EVERY = 1.0
WINDOW = 1 / 60
"""Memory at a moment is the median over this part of the run before it: bots come and go."""
LEAST_WINDOW = 5.0
MB = 1e6


@dataclass
class Machine:
    """Samples of one server: when, its own memory, and that of all its processes."""

    server: Server
    log: Path
    began: float = field(default_factory=time.monotonic)
    samples: list[tuple[float, float, float]] = field(default_factory=list)

    def begin(self) -> None:
        """Forget what was before: the run that counts begins now."""
        self.began = time.monotonic()
        self.samples.clear()
        self.sample()

    async def watch(self) -> None:
        """Take a sample every second until cancelled."""
        while True:
            self.sample()
            await asyncio.sleep(EVERY)

    def sample(self) -> None:
        assert self.server.process
        try:
            main = psutil.Process(self.server.process.pid)
            own = main.memory_info().rss / MB
            children = sum(memory_of(child) for child in main.children(recursive=True))
        except psutil.Error:
            return
        self.samples.append((time.monotonic() - self.began, own, own + children))

    def memory_at(self, seconds: float, whole: float) -> float:
        """Return the memory of all processes at this moment of a run of that length, in MB."""
        window = max(whole * WINDOW, LEAST_WINDOW)
        near = [tree for at, _, tree in self.samples if seconds - window <= at <= seconds]
        return median(near or [tree for _, _, tree in self.samples[-3:]])

    @property
    def peak(self) -> float:
        return max(tree for _, _, tree in self.samples)

    @property
    def own_peak(self) -> float:
        """Return the most that the serving process itself had."""
        return max(own for _, own, _ in self.samples)


def memory_of(process: psutil.Process) -> float:
    try:
        return float(process.memory_info().rss / MB)
    except psutil.NoSuchProcess:
        return 0.0


def cpu_seconds(server: Server) -> float:
    """Return the CPU seconds of the serving process itself, so far."""
    assert server.process
    try:
        used = psutil.Process(server.process.pid).cpu_times()
    except psutil.Error:
        return 0.0
    return float(used.user + used.system)


def log_errors(log: Path) -> tuple[Counter[str], Counter[str]]:
    """Return what the log has with a traceback, and as an error without one; each how often."""
    traced, told = Counter[str](), Counter[str]()
    for line in log.read_text("utf-8", "replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            traced[f"no JSON: {line[:80]}"] += 1
            continue
        trace = str(entry.get("exception", "")).strip().rpartition("\n")[2]
        if trace or "Traceback" in line:
            traced[f"{entry.get('event', '')[:80]} {trace[:120]}".strip()] += 1
        elif entry.get("level") in ("error", "critical"):
            told[str(entry.get("event", ""))[:80]] += 1
    return traced, told
