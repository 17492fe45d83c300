"""Lookups of names that visitors entered, apart from the threads that everything else needs.

A name server of a stranger may take half a minute not to answer, and no lookup can be cancelled. In
the threads that matches are loaded in, six such names would stop all tables.
"""

import asyncio
import contextlib
import socket
import threading

MAX_LOOKUPS = 32
"""The number of lookups at the same time. More of them fail immediately, and are tried again."""
RESOLVE_SECONDS = 3.0
FREE = threading.BoundedSemaphore(MAX_LOOKUPS)

type Found = asyncio.Future[list[str]]


class NoAnswer(OSError):
    """An error: the name is unknown, or nobody answered in time."""


async def look_up(host: str, port: int) -> list[str]:
    """Return all addresses of a name, or raise NoAnswer."""
    loop = asyncio.get_running_loop()
    found: Found = loop.create_future()
    if not FREE.acquire(blocking=False):
        raise NoAnswer("too many lookups")
    # A daemon, so that a lookup that hangs does not hold up the end of the process.
    work = threading.Thread(target=ask, args=(loop, found, host, port), name="lookup", daemon=True)
    work.start()
    try:
        async with asyncio.timeout(RESOLVE_SECONDS):
            return await found
    except TimeoutError as wrong:
        raise NoAnswer("nobody answered") from wrong


def ask(loop: asyncio.AbstractEventLoop, found: Found, host: str, port: int) -> None:
    """Ask the system, in a thread, and hand the answer to the loop if that still runs."""
    answer: list[str] | NoAnswer
    try:
        rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        answer = [str(row[4][0]) for row in rows]
    except (OSError, UnicodeError) as wrong:
        answer = NoAnswer(str(wrong))
    finally:
        FREE.release()
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(settle, found, answer)


def settle(found: Found, answer: list[str] | NoAnswer) -> None:
    if found.done():
        return
    if isinstance(answer, NoAnswer):
        found.set_exception(answer)
    else:
        found.set_result(answer)
