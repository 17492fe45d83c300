"""Real sockets whose other ends are read in another process, so that only sending counts here."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import uvicorn

from hanse.server.config import Settings
from hanse.server.connections.socket_connection import TEXTS
from hanse.server.serve import uvicorn_config
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

type Send = Callable[[list[bytes]], Awaitable[None]]
"""Send texts to one listener."""


class Hall:
    """Accepts whoever comes, and keeps the way to speak to him: by ASGI, or the shorter one."""

    def __init__(self) -> None:
        self.sends: list[Send] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        offered = scope["extensions"].get(TEXTS, {})
        self.sends.append(offered.get("write", partial(say, send)))
        await receive()


@asynccontextmanager
async def listeners(number: int, *, bare: bool = False) -> AsyncIterator[list[Send]]:
    """So many sockets, served as by `hanse serve`; bare, as uvicorn serves them by itself."""
    hall, port = Hall(), free_port()
    config = uvicorn_config(Settings(port=port))
    if bare:
        config = uvicorn.Config(hall, port=port, ws="websockets-sansio", log_config=None)
    config.app, config.lifespan = hall, "off"
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


async def say(send: Any, texts: list[bytes]) -> None:
    for text in texts:
        await send({"type": "websocket.send", "text": text.decode()})
