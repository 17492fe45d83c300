"""What other systems lack is not needed."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest
import uvloop

from hanse.server.config import Settings
from hanse.server.serve import GracefulServer, uvicorn_config
from tests.packaging.declared import PROJECT
from tests.server.running import RUN, Server, database

LIKE_WINDOWS = f"""
import asyncio, os, sys
lacking = ("uvloop", "fcntl", "grp", "pty", "readline", "termios", "tty")
sys.modules.update(dict.fromkeys(lacking))

def missing(*_):
    raise NotImplementedError

os.kill = os.fork = os.killpg = missing
asyncio.SelectorEventLoop.add_signal_handler = missing
{RUN}
"""
"""Not Windows, but without what Windows lacks. os.kill is there and ends what it should ask."""


def loop_made() -> asyncio.AbstractEventLoop:
    make = uvicorn_config(Settings()).get_loop_factory()
    assert make
    return make()


def test_loop_is_uvloop_where_it_is_installed() -> None:
    loop = loop_made()
    loop.close()
    assert isinstance(loop, uvloop.Loop)


def test_loop_is_the_standard_one_where_there_is_no_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    loop = loop_made()
    loop.close()
    assert type(loop).__module__.startswith("asyncio.")


def test_windows_is_not_asked_for_uvloop() -> None:
    [line] = [one for one in PROJECT["optional-dependencies"]["serve"] if one.startswith("uvloop")]
    assert line.endswith("; sys_platform != 'win32'")


def test_server_needs_nothing_that_windows_lacks() -> None:
    with database() as url:
        server = Server(url, entry=LIKE_WINDOWS)
        server.start(seconds=120)
        assert server.stop() == 0


def test_worker_needs_nothing_that_windows_lacks() -> None:
    with database() as url:
        environment = {**os.environ, "DATABASE_URL": url}
        run = [sys.executable, "-c", LIKE_WINDOWS, "worker"]
        with subprocess.Popen(run, env=environment, stderr=subprocess.PIPE, text=True) as worker:
            assert worker.stderr
            said = next((line for line in worker.stderr if "working" in line), "nothing")
            worker.terminate()
        assert "working" in said
        assert worker.returncode == 0


def test_second_interrupt_does_not_wait() -> None:
    stopping = object.__new__(GracefulServer)
    stopping.should_exit = stopping.force_exit = False
    stopping.handle_exit(signal.SIGTERM, None)
    assert (stopping.should_exit, stopping.force_exit) == (True, False)
    stopping.handle_exit(signal.SIGINT, None)
    stopping.handle_exit(signal.SIGTERM, None)
    assert (stopping.should_exit, stopping.force_exit) == (True, True)
