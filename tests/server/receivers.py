"""Real receivers of notifications: small HTTP servers on this machine that keep what they get."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Received:
    """A request, as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A server that answers with `status`, after `delay` seconds."""

    port: int = 0
    host: str = "127.0.0.1"
    status: int = 204
    headers: dict[str, str] = field(default_factory=dict)
    delay: float = 0.0
    connections: int = 0
    got: list[Received] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}/hook"

    def wait_for(self, count: int, seconds: float = 20.0) -> list[Received]:
        """Wait until this many requests have arrived."""
        end = time.monotonic() + seconds
        while len(self.got) < count and time.monotonic() < end:
            time.sleep(0.02)
        assert len(self.got) >= count, f"{len(self.got)} of {count} arrived"
        return self.got


@contextmanager
def receiver(host: str = "127.0.0.1", **more: object) -> Iterator[Receiver]:
    """Run a receiver until the block ends."""
    shown = Receiver(host=host, **more)  # type: ignore[arg-type]

    class Handler(BaseHTTPRequestHandler):
        def setup(self) -> None:
            super().setup()
            shown.connections += 1

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            shown.got.append(Received(self.path, headers, body))
            time.sleep(shown.delay)
            self.send_response(shown.status)
            for name, value in shown.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer((host, 0), Handler)
    server.daemon_threads = True
    shown.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield shown
    finally:
        server.shutdown()
        server.server_close()
