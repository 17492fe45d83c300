"""The metrics of a worker, exposed on a separate port if one is set."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import inf
from socket import SHUT_RDWR, socket
from socketserver import ThreadingMixIn
from threading import Thread
from typing import Any, cast
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import make_wsgi_app

from hanse.server.addresses import AllowedAddresses, neighbourhood
from hanse.server.config import Settings
from hanse.server.host_names import HostNames

type Request = socket | tuple[bytes, socket]
SILENT = 5.0
"""Seconds for which a connection may be silent."""
WHOLE = 10.0
"""Seconds within which a request must be complete."""
MAX_CONNECTIONS = 20
"""Connections of one address, each of which takes a thread."""


@dataclass(slots=True)
class Visit:
    """A connection: the address it counts for, and the deadline of its request."""

    client: str
    until: float


class ThreadingServer(ThreadingMixIn, WSGIServer):
    """A server with a thread for each connection, so that a silent client blocks nobody else."""

    daemon_threads = True

    def __init__(self, *given: Any) -> None:  # Any: as make_server gives them
        super().__init__(*given)
        self.visits: dict[socket, Visit] = {}

    def process_request(
        self, request: Request, client_address: tuple[str, *tuple[int, ...]]
    ) -> None:
        client = neighbourhood(client_address[0])
        held = [visit for visit in list(self.visits.values()) if visit.client == client]
        if len(held) >= MAX_CONNECTIONS:
            self.shutdown_request(request)
            return
        self.visits[cast(socket, request)] = Visit(client, time.monotonic() + WHOLE)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Request) -> None:
        self.visits.pop(cast(socket, request), None)
        super().shutdown_request(request)

    def service_actions(self) -> None:
        """Close connections whose request is not complete in time; called twice a second."""
        super().service_actions()
        now = time.monotonic()
        for line, visit in list(self.visits.items()):
            if visit.until < now:
                with suppress(OSError):
                    line.shutdown(SHUT_RDWR)


class QuietHandler(WSGIRequestHandler):
    """A handler that logs no requests, and waits only briefly for silent clients."""

    timeout = SILENT

    def handle(self) -> None:
        """Answer one request; ignore a client that sends nothing or disconnects."""
        with suppress(TimeoutError, ConnectionError):
            super().handle()

    def parse_request(self) -> bool:
        """Read the rest of a request, then lift its deadline: the answer may take longer."""
        whole = super().parse_request()
        visit = cast(ThreadingServer, self.server).visits.get(self.request)
        if visit:
            visit.until = inf
        return whole

    def log_message(self, *_: object) -> None:
        """Log no request."""


def metrics_app(settings: Settings) -> WSGIApplication:
    """Return an app that serves /healthz to everyone, and metrics to allowed addresses."""
    metrics_page: WSGIApplication = make_wsgi_app()
    watchers = AllowedAddresses(settings.metrics_for)
    host_names = HostNames(settings)

    def answer(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        host = environ.get("HTTP_HOST", "")
        if not host_names.is_known(host):
            start("421 Misdirected Request", [("Content-Type", "text/plain")])
            return [host_names.refuse(host).encode()]
        if environ["PATH_INFO"] == "/healthz":
            start("200 OK", [("Content-Type", "text/plain")])
            return [b"ok"]
        if environ["PATH_INFO"] == "/metrics" and watchers.is_allowed(environ["REMOTE_ADDR"]):
            return metrics_page(environ, start)
        start("404 Not Found", [("Content-Type", "text/plain")])
        return [b""]

    return answer


@contextmanager
def worker_metrics(settings: Settings) -> Iterator[None]:
    """Expose the metrics while a worker runs, if a port is set."""
    if not settings.worker_port:
        yield
        return
    server = make_server(
        settings.host,
        settings.worker_port,
        metrics_app(settings),
        server_class=ThreadingServer,
        handler_class=QuietHandler,
    )
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
