"""A running process that answers requests, for which its host waits only a limited time."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import BinaryIO, cast

from msgspec import Struct

from hanse.bots.process_messages import frame_of, read_frame, write_frame

SECRET_SETTINGS = ("DATABASE_URL", "HANSE_BUS", "PGPASSWORD", "PGPASSFILE")
"""Settings of the host that a child must not see."""
KILL_PATIENCE = 5.0
"""Seconds to wait for a killed process to be gone, even on a busy machine."""
EXIT_PATIENCE = 1.0
"""Seconds to wait for the exit of a process that has closed its pipes."""
MAX_LINES = 100
"""The maximum number of printed lines that are logged."""
MAX_LINE_LENGTH = 300
log = logging.getLogger("hanse.bots")


class TimeUp(RuntimeError):
    """The process did not answer in time, or ended."""


class RunningProcess[A: Struct]:
    """A process whose pipes are served by threads, since children may keep them open after its end.

    `run` is the Python code to run, `kind` the type of its answers, and `name` its name in the log.
    """

    def __init__(
        self, run: str, kind: type[A], name: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self.kind = kind
        self.name = name
        self.requests: SimpleQueue[bytes | None] = SimpleQueue()
        self.answers: SimpleQueue[A | None] = SimpleQueue()
        self.process = start_process(
            run, environment_without_secrets() if environment is None else environment
        )
        for work in (self.relay_messages, self.log_printed_lines):
            Thread(target=work, daemon=True).start()

    def send(self, request: Struct) -> None:
        self.requests.put(frame_of(request))

    def read_reply(self, patience: float) -> A:
        """Return the next reply; raise TimeUp if none comes in time, or the process has ended."""
        try:
            answer = self.answers.get(timeout=patience)
        except Empty as wrong:
            raise TimeUp(f"no answer within {patience} s") from wrong
        if answer is None:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(EXIT_PATIENCE)
            raise TimeUp(f"its process has ended ({self.kill()})")
        return answer

    def relay_messages(self) -> None:
        """Pass on requests and answers, one of each in turn, until the other side has gone."""
        requests, replies = cast(BinaryIO, self.process.stdin), cast(BinaryIO, self.process.stdout)
        with suppress(EOFError, OSError, ValueError), requests, replies:
            self.answers.put(read_frame(replies, self.kind))
            while (frame := self.requests.get()) is not None:
                write_frame(requests, frame)
                self.answers.put(read_frame(replies, self.kind))
        self.answers.put(None)

    def log_printed_lines(self) -> None:
        """Log a limited amount of the printed text, marked as output of the process."""
        with cast(BinaryIO, self.process.stderr) as printed:
            for number, line in enumerate(printed):
                if number < MAX_LINES:
                    text = line[:MAX_LINE_LENGTH].decode("utf-8", "replace").rstrip()
                    log.info("printed by %s: %s", self.name, text)

    def kill(self) -> int | None:
        """End the process and everything it has started; return its exit code, if it has one."""
        self.requests.put(None)
        self.answers.put(None)
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(KILL_PATIENCE)
        return self.process.returncode


def environment_without_secrets() -> dict[str, str]:
    """Return the environment of this process without its secrets, for a child."""
    return {name: value for name, value in os.environ.items() if name not in SECRET_SETTINGS}


def start_process(run: str, environment: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Start a process that finds the same modules as this one and leads its own process group."""
    found = {**environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    # A group, but not a separate session: Linux divides the processor among sessions first
    # (autogroups), so the low priority of a child in another session would not help the server.
    return subprocess.Popen(
        [sys.executable, "-c", run],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=found,
        process_group=0,
    )
