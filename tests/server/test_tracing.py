"""Traces by OpenTelemetry: a move from socket to socket, in two processes; else nothing at all."""

import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from hanse.server.operations import tracing
from tests.server.people import Person, join, new_table
from tests.server.running import Server, database, free_port

SOON = 60.0


class Collector(ThreadingHTTPServer):
    """Takes traces as any collector does: by trace, each span with the service it came from."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.traces: dict[bytes, list[tuple[str, Span]]] = defaultdict(list)

    def take(self, sent: ExportTraceServiceRequest) -> None:
        for resource in sent.resource_spans:
            named = {one.key: one.value.string_value for one in resource.resource.attributes}
            for scope in resource.scope_spans:
                for span in scope.spans:
                    self.traces[span.trace_id].append((named["service.name"], span))

    def find(self, *wanted: tuple[str, str]) -> list[tuple[str, Span]]:
        """Wait for a trace that has all of these: services and names of spans."""
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            for spans in list(self.traces.values()):
                if set(wanted) <= {(service, span.name) for service, span in spans}:
                    return spans
            time.sleep(0.1)
        raise TimeoutError(f"no trace has all of {wanted}")


class Handler(BaseHTTPRequestHandler):
    """One request of an exporter."""

    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.take(ExportTraceServiceRequest.FromString(body))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def collector() -> Iterator[Collector]:
    running = Collector()
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield running
    running.shutdown()
    running.server_close()


@contextmanager
def traced(url: str, collector: Collector, name: str) -> Iterator[Server]:
    server = Server(url, settings={
        "OTEL_EXPORTER_OTLP_ENDPOINT": f"http://127.0.0.1:{collector.server_port}",
        "OTEL_SERVICE_NAME": name, "OTEL_BSP_SCHEDULE_DELAY": "200", "HANSE_BUS": "postgres",
        "HANSE_POLL_INTERVAL": "60",
    })  # fmt: skip
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_a_move_is_followed_from_socket_to_socket_through_two_servers(collector: Collector) -> None:
    with (
        database() as url,
        traced(url, collector, "one") as one,
        traced(url, collector, "two") as two,
    ):
        seated, cookie = new_table(one, bots=0, people=2)
        _, other = join(one, seated["match"])
        anna, ben = Person(one, seated["match"], cookie), Person(two, seated["match"], other)
        anna.hello()
        ben.hello()
        spans = play_until_traced(collector, anna if anna.asked else ben)
        by_id = {span.span_id: (service, span) for service, span in spans}
        roots = [span for _, span in spans if not span.parent_span_id]
        assert [root.name for root in roots] == ["move"]
        for service, span in spans:
            assert span is roots[0] or span.parent_span_id in by_id
            assert span.end_time_unix_nano >= span.start_time_unix_nano
            named = {one.key for one in span.attributes}
            assert named <= {"hanse.match", "hanse.seat"}, (service, "tells nothing of the move")


def play_until_traced(collector: Collector, person: Person) -> list[tuple[str, Span]]:
    """Answer once; the other server shows it too."""
    person.answer()
    here = "one" if person.server.settings["OTEL_SERVICE_NAME"] == "one" else "two"
    there = "two" if here == "one" else "one"
    return collector.find(
        (here, "move"), (here, "store"), (here, "show"), (there, "follow"), (there, "show")
    )


def test_a_collector_that_is_away_hurts_nobody() -> None:
    away = f"http://127.0.0.1:{free_port()}"
    with database() as url:
        server = Server(url, settings={"OTEL_EXPORTER_OTLP_ENDPOINT": away})
        server.start()
        seated, cookie = new_table(server, bots=1, people=1)
        person = Person(server, seated["match"], cookie)
        person.hello()
        person.answer()
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://localhost:4318"}, True),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://localhost:4318/v1/traces"}, True),
        ({"OTEL_TRACES_EXPORTER": "otlp"}, True),
        ({"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://l"}, False),
        ({"OTEL_SDK_DISABLED": "true", "OTEL_TRACES_EXPORTER": "otlp"}, False),
    ],
)
def test_only_the_usual_variables_ask_for_traces(environment: dict[str, str], wanted: bool) -> None:
    assert tracing.is_wanted(environment) is wanted


def test_nothing_of_it_is_imported_unless_asked_for() -> None:
    code = "import sys, hanse.server.serve; print([m for m in sys.modules if 'opentel' in m])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_without_traces_nothing_is_done() -> None:
    assert tracing.span("move") is tracing.NOTHING
    assert tracing.current_trace() == ""
