"""Server processes that begin with everything imported.

Importing the server takes longer than most tests need it for. So each test process has a companion
that imports it once, and forks itself for every server. What a test may do to a process of its own
it may do to such a server too: wait for it, signal it and kill it.
"""

import functools
import importlib
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from typing import IO

LARGEST = 1 << 17
"""Bytes of a message: a whole environment fits."""
COMPANION = "from tests.server.preloaded import become_server; become_server()"
SAME_IN_ALL = ("HANSE_", "DATABASE_URL", "OTEL_")
"""How settings begin that are read only when a server starts, not when it is imported."""


class Companion:
    """The process that forks servers, as a test process sees it."""

    def __init__(self) -> None:
        self.link, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        run = [sys.executable, "-c", COMPANION, str(theirs.fileno())]
        self.process = subprocess.Popen(run, pass_fds=[theirs.fileno()])
        theirs.close()
        self.lock = threading.Lock()
        self.ended: dict[int, int] = {}

    def fork(self, words: Sequence[str], environment: Mapping[str, str], log: int) -> int:
        """Have a server forked, and return its process id."""
        told = json.dumps([list(words), dict(environment), os.getcwd()]).encode()
        with self.lock:
            socket.send_fds(self.link, [told], [1, log])
            while "forked" not in (answer := self.read()):
                self.note(answer)
        return answer["forked"]

    def read(self) -> dict[str, int]:
        text = self.link.recv(LARGEST)
        assert text, "the process that forks servers has ended"
        answer: dict[str, int] = json.loads(text)
        return answer

    def note(self, answer: dict[str, int]) -> None:
        self.ended[answer["ended"]] = answer["status"]

    def status_of(self, pid: int) -> int | None:
        """Return how this server ended, or None while it runs."""
        with self.lock:
            while select.select([self.link], [], [], 0)[0]:
                self.note(self.read())
        return self.ended.get(pid)


@functools.cache
def companion() -> Companion:
    return Companion()


class PreloadedProcess:
    """A forked server, with what tests use of `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], env: Mapping[str, str], stderr: IO[bytes] | None):
        self.args = list(words)
        self.pid = companion().fork(words, env, stderr.fileno() if stderr else 2)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = companion().status_of(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        end = time.monotonic() + (timeout if timeout is not None else float("inf"))
        while (status := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(self.args, timeout or 0)
            time.sleep(0.005)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def may_be_preloaded(settings: Mapping[str, str]) -> bool:
    """Say whether a server with these settings may be forked instead of started."""
    return all(name.startswith(SAME_IN_ALL) for name in settings)


def become_server() -> None:
    """Import the server, and fork whenever the test process asks; run in the copies only."""
    link = socket.socket(fileno=int(sys.argv[1]))
    load()
    woken, wake = socket.socketpair()
    wake.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake.fileno())
    while True:
        ready, _, _ = select.select([link, woken], [], [])
        if woken in ready:
            woken.recv(LARGEST)
            report_ended(link)
        if link in ready and fork_once(link, woken, wake):
            break
    run_server()


def load() -> None:
    """Import everything that a server imports, and compute what all servers compute alike."""
    for name in ("hanse.server.serve", "uvicorn.loops.auto", "uvicorn.lifespan.on", "anyio.abc"):
        importlib.import_module(name)
    litestar = importlib.import_module("litestar")
    litestar.Litestar()  # imports the plugins for the libraries that it finds
    importlib.import_module("hanse.tables.creation.new_tables").game_infos()


def report_ended(link: socket.socket) -> None:
    """Report every server that has ended."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        told = {"ended": pid, "status": os.waitstatus_to_exitcode(status)}
        link.send(json.dumps(told).encode())


def fork_once(link: socket.socket, woken: socket.socket, wake: socket.socket) -> bool:
    """Read one request and fork; return True in the copy. End when the test process has ended."""
    text, given, _, _ = socket.recv_fds(link, LARGEST, 2)
    if not text:
        raise SystemExit
    if pid := os.fork():
        for one in given:
            os.close(one)
        link.send(json.dumps({"forked": pid}).encode())
        return False
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for number, one in enumerate(given, 1):
        os.dup2(one, number)
        os.close(one)
    for each in (link, woken, wake):
        each.close()
    words, environment, folder = json.loads(text)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    return True


def run_server() -> None:
    """Run the command in this copy, with random numbers of its own."""
    random.seed()
    importlib.import_module("hanse.cli.main").app()
