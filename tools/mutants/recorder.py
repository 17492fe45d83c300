"""A pytest plugin that records the lines that each test runs through, and the test's time."""

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

FOLDER = Path(os.environ.get("HANSE_RECORDED", "build/mutants/recorded"))


class Recorder:
    """A recorder of lines and times, one in each process that runs tests."""

    def __init__(self) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.coverage = Coverage(
            data_file=FOLDER / f"lines.{os.getpid()}",
            config_file=False,
            source=["src/hanse/core", "src/hanse/games"],
            messages=False,
        )
        self.seconds: dict[str, float] = {}
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.seconds[report.nodeid] = report.duration

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        (FOLDER / f"seconds.{os.getpid()}.json").write_text(json.dumps(self.seconds), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("numprocesses", None):  # with xdist: in the workers alone
        config.pluginmanager.register(Recorder())
