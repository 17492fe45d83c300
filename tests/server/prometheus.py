"""A real Prometheus with the rules of deploy/monitoring, their times made shorter."""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.server.running import free_port

MONITORING = Path(__file__).parents[2] / "deploy/monitoring"
DURATION = re.compile(r"(?<=for: )(\d+)([smhd])\b|(?<=\[)(\d+)([smhd])(?=\])")
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
CONFIG = """
global: {{ scrape_interval: 1s, evaluation_interval: 1s }}
rule_files: [alerts.yml]
scrape_configs: {scrapes}
"""


def shortened(rules: str, factor: float) -> str:
    """Return the rules with every duration divided; a scrape comes every second, not every 15."""

    def divide(found: re.Match[str]) -> str:
        number, unit = (part for part in found.groups() if part)
        return f"{max(1000, round(int(number) * SECONDS[unit] * 1000 / factor))}ms"

    return DURATION.sub(divide, rules)


class Prometheus:
    """What it says of its alerts."""

    def __init__(self, origin: str) -> None:
        self.origin = origin

    def alerts(self) -> list[dict[str, Any]]:
        with urlopen(f"{self.origin}/api/v1/alerts", timeout=10) as answer:
            found: list[dict[str, Any]] = json.load(answer)["data"]["alerts"]
        return found

    def firing(self) -> set[str]:
        return {one["labels"]["alertname"] for one in self.alerts() if one["state"] == "firing"}

    def wait_for(self, name: str, seconds: float = 180.0) -> float:
        """Return how long it took until this alert fired."""
        began = time.monotonic()
        while name not in self.firing():
            assert time.monotonic() - began < seconds, f"{name} does not fire: {self.alerts()}"
            time.sleep(0.3)
        return time.monotonic() - began

    def stays_quiet(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.firing() == set(), self.alerts()
            time.sleep(0.5)


@contextmanager
def prometheus(place: Path, targets: dict[str, list[int]], factor: float) -> Iterator[Prometheus]:
    """Run it, with jobs by name and the ports of each."""
    scrapes = [
        {"job_name": job, "static_configs": [{"targets": [f"127.0.0.1:{one}" for one in ports]}]}
        for job, ports in targets.items()
    ]
    (place / "prometheus.yml").write_text(CONFIG.format(scrapes=json.dumps(scrapes)))
    rules = (MONITORING / "alerts.yml").read_text("utf-8")
    (place / "alerts.yml").write_text(shortened(rules, factor))
    port = free_port()
    words = ["prometheus", f"--config.file={place}/prometheus.yml",
             f"--storage.tsdb.path={place}/data", f"--web.listen-address=127.0.0.1:{port}",
             "--log.level=error"]  # fmt: skip
    process = subprocess.Popen(words)
    try:
        yield answering(Prometheus(f"http://127.0.0.1:{port}"), process)
    finally:
        process.terminate()
        process.wait(20)


def answering(one: Prometheus, process: "subprocess.Popen[bytes]") -> Prometheus:
    end = time.monotonic() + 60
    while True:
        try:
            one.alerts()
            return one
        except OSError:
            assert process.poll() is None, "Prometheus has ended"
            assert time.monotonic() < end, "Prometheus does not answer"
            time.sleep(0.2)
