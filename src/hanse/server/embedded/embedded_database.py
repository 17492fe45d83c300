"""The embedded PostgreSQL in the data folder, and a thread that restarts it if it dies."""

import asyncio
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from hanse.server.embedded.cluster import START, Cluster, NotStarted, use_cluster
from hanse.server.store.database import wait_for_database

LOOK, LONGEST_WAIT = 0.2, 2.0
"""Seconds between checks that PostgreSQL runs, and the longest wait between restarts."""
log = structlog.get_logger()


@contextmanager
def embedded_database(folder: Path) -> Iterator[str]:
    """Yield PostgreSQL's address; restart it if it dies, and stop it after its last user."""
    began = time.monotonic()
    cluster = Cluster(folder)
    with use_cluster(cluster) as url:
        asyncio.run(wait_for_database(url, START))
        took = round(time.monotonic() - began, 2)
        log.info("embedded database", folder=str(folder), seconds=took)
        with keep_running(cluster):
            yield url


@contextmanager
def keep_running(cluster: Cluster) -> Iterator[None]:
    stopped = threading.Event()
    watch = threading.Thread(target=keep_alive, args=(cluster, stopped), daemon=True)
    watch.start()
    try:
        yield
    finally:
        stopped.set()
        watch.join()


def keep_alive(cluster: Cluster, stopped: threading.Event) -> None:
    """Restart PostgreSQL whenever it is dead, with growing delays as long as restarts fail."""
    wait = LOOK
    while not stopped.wait(wait):
        if cluster.is_alive():
            wait = LOOK
            continue
        try:
            if cluster.revive():
                log.warning("the embedded database was dead and was started again")
            wait = LOOK
        except (NotStarted, OSError, subprocess.SubprocessError) as wrong:
            wait = min(LONGEST_WAIT, 2 * wait)
            log.error("the embedded database does not start", error=str(wrong), again_in=wait)
