"""Real sockets whose other ends are read in another process, so that only sending counts here."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from tests.server.running import free_port

READ = """
import sys, threading
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
def drain(port):
    try:
        with connect(f"ws://127.0.0.1:{port}/") as socket:
            while socket.recv():
                pass
    except ConnectionClosed:
        pass
readers = [threading.Thread(target=drain, args=sys.argv[1:2]) for _ in range(int(sys.argv[2]))]
for reader in readers:
    reader.start()
"""

type Send = Callable[[dict[str, Any]], Awaitable[None]]


class Hall:
    """Accepts whoever comes, and keeps the way to speak to him."""

    def __init__(self) -> None:
        self.sends: list[Send] = []

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.sends.append(send)
        await receive()


@asynccontextmanager
async def listeners(number: int) -> AsyncIterator[list[Send]]:
    """So many sockets, served as by `hanse serve`."""
    hall, port = Hall(), free_port()
    config = uvicorn.Config(
        hall, port=port, ws="websockets-sansio", lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    told = [sys.executable, "-c", READ, str(port), str(number)]
    reader = await asyncio.create_subprocess_exec(*told)
    while len(hall.sends) < number:
        await asyncio.sleep(0.01)
    yield hall.sends
    server.should_exit = True
    await serving
    await reader.wait()


async def say(send: Send, text: bytes) -> None:
    await send({"type": "websocket.send", "text": text.decode()})
