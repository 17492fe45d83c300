"""The metrics of a worker, which has no pages: on a port of its own, if it is given one."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from socketserver import ThreadingMixIn
from threading import Thread
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from prometheus_client import make_wsgi_app

from hanse.server.addresses import AllowedAddresses
from hanse.server.config import Settings
from hanse.server.host_names import HostNames

SILENT = 5.0
"""Seconds for which a connection may say nothing."""


class ThreadingServer(ThreadingMixIn, WSGIServer):
    """Answers each connection in a thread: a silent one stops nobody else."""

    daemon_threads = True


class QuietHandler(WSGIRequestHandler):
    """Writes no line for each request, and does not wait for long."""

    timeout = SILENT

    def handle(self) -> None:
        """Answer one request; a client that says nothing, or goes, is no error."""
        with suppress(TimeoutError, ConnectionError):
            super().handle()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def answering(settings: Settings) -> WSGIApplication:
    """Return what answers /healthz to everybody, and metrics to those who may read them."""
    told: WSGIApplication = make_wsgi_app()
    watchers = AllowedAddresses(settings.metrics_for)
    host_names = HostNames(settings)

    def answer(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        host = environ.get("HTTP_HOST", "")
        if not host_names.know(host):
            start("421 Misdirected Request", [("Content-Type", "text/plain")])
            return [host_names.refuse(host).encode()]
        if environ["PATH_INFO"] == "/healthz":
            start("200 OK", [("Content-Type", "text/plain")])
            return [b"ok"]
        if environ["PATH_INFO"] == "/metrics" and watchers.know(environ["REMOTE_ADDR"]):
            return told(environ, start)
        start("404 Not Found", [("Content-Type", "text/plain")])
        return [b""]

    return answer


@contextmanager
def worker_metrics(settings: Settings) -> Iterator[None]:
    """Tell them while a worker works; without a port, not at all."""
    if not settings.worker_port:
        yield
        return
    server = make_server(
        settings.host,
        settings.worker_port,
        answering(settings),
        server_class=ThreadingServer,
        handler_class=QuietHandler,
    )
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
