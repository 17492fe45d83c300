"""Only names that are ours are answered, whatever is asked (DNS rebinding)."""

import http.client
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from hanse.server.config import BadSettings, Settings, read_settings
from hanse.server.host_names import MAX_LOGGED, HostNames
from tests.server.running import RUN, Server, free_port

OURS = ["localhost", "LOCALHOST.", "kogge.localhost", "127.0.0.1", "192.168.1.20:8080", "[::1]",
        "[2001:db8::1]:8080", "localhost:9", socket.gethostname(), f"{socket.gethostname()}.local",
        "games.example", "Games.Example:443", "other.example", "a.b.wide.example", ""]  # fmt: skip
OTHERS = ["evil.example", "evil.example:8080", "localhost.evil.example", "evillocalhost",
          "games.example.evil.example", "xgames.example", "127.0.0.1.evil.example", "wide.example",
          "[evil.example]", "127.0.0.1@evil.example", "evil.example/127.0.0.1", ":8080",
          "0x7f.1", "evil.example,127.0.0.1"]  # fmt: skip
NOBODYS = ["[::1", "127.0.0.1:65536", "localhost:99999999999", "[::1]:70000", "localhost:8x",
           "a." * 150 + "localhost"]  # fmt: skip
"""No name and port can be these: Litestar fails at them when it writes an address."""
PATHS = ["/", "/healthz", "/readyz", "/accepting", "/metrics", "/api/games", "/api/schema",
         "/api/tables/x/socket", "/manifest.webmanifest"]  # fmt: skip
SETTINGS = Settings(
    base_url="https://games.example/", allowed_hosts="other.example, *.wide.example"
)


@pytest.mark.parametrize("host", OURS)
def test_names_that_are_ours(host: str) -> None:
    assert HostNames(SETTINGS).is_known(host)


@pytest.mark.parametrize("host", OTHERS)
def test_names_that_are_not(host: str) -> None:
    assert not HostNames(SETTINGS).is_known(host)
    assert HostNames(Settings(allowed_hosts="*")).is_known(host)


@pytest.mark.parametrize("host", NOBODYS)
def test_what_is_no_name_is_refused_even_where_any_name_is_ours(host: str) -> None:
    for allowed in ("", "*"):
        assert not HostNames(Settings(allowed_hosts=allowed)).is_known(host)


def test_a_name_that_is_longer_than_any_is_not_looked_up() -> None:
    """15 kB of dots took 20 ms on the event loop, for anyone and before any limit."""
    assert HostNames(SETTINGS).is_known("a." * 100 + "localhost")
    assert not HostNames(SETTINGS).is_known("a." * 150 + "localhost")
    assert not HostNames(SETTINGS).is_known("localhost" + "." * 15_000)


def test_settings_name_hosts_and_not_pages() -> None:
    for wrong in ("https://games.example", "games.example:8080"):
        with pytest.raises(BadSettings, match="HANSE_ALLOWED_HOSTS"):
            read_settings({"HANSE_ALLOWED_HOSTS": wrong})


def asked(port: int, path: str, host: str, **headers: str) -> tuple[int, str]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=10)) as line:
        line.request("GET", path, headers={"Host": host, **headers})
        answer = line.getresponse()
        return answer.status, answer.read().decode(errors="replace")


@pytest.mark.parametrize("path", PATHS)
def test_no_path_is_answered_to_another_name(server: Server, path: str) -> None:
    assert asked(server.port, path, f"127.0.0.1:{server.port}")[0] != 421
    status, text = asked(server.port, path, "evil.example")
    assert status == 421
    problem = json.loads(text)
    assert problem["code"] == "unknown_host"
    assert "evil.example" in problem["detail"]
    assert "HANSE_ALLOWED_HOSTS" in problem["detail"]


def test_no_socket_for_another_name(server: Server) -> None:
    upgrade = {
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": "http://evil.example",
    }  # fmt: skip
    status, _ = asked(server.port, "/api/tables/x/socket", "evil.example", **upgrade)
    assert status == 421


def test_each_name_is_logged_once_and_not_without_end(server: Server, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as file:
        settings = {"HANSE_MAX_THINKING_BOTS": "0", "HANSE_ALLOWED_HOSTS": "games.example"}
        one = Server(server.url, settings=settings, log=file)
        one.start()
        try:
            assert asked(one.port, "/healthz", "games.example")[0] == 200
            for number in (*range(MAX_LOGGED + 20), *range(20)):
                assert asked(one.port, "/healthz", f"{number}.evil.example")[0] == 421
        finally:
            one.stop()
    lines = [json.loads(line) for line in log.read_text().splitlines() if "unknown host" in line]
    assert len({line["name"] for line in lines}) == len(lines) == MAX_LOGGED


@pytest.fixture
def worker_port(server: Server) -> Iterator[int]:
    port = free_port()
    env = {**os.environ, "DATABASE_URL": server.url, "HANSE_WORKER_PORT": str(port),
           "HANSE_LOG_LEVEL": "warning"}  # fmt: skip
    worker = subprocess.Popen([sys.executable, "-c", RUN, "worker"], env=env)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            time.sleep(0.1)
    yield port
    worker.terminate()
    worker.wait(20)


def test_the_metrics_of_a_worker_too(worker_port: int) -> None:
    for path in ("/metrics", "/healthz"):
        assert asked(worker_port, path, "127.0.0.1")[0] == 200
        status, text = asked(worker_port, path, "evil.example")
        assert status == 421
        assert "HANSE_ALLOWED_HOSTS" in text


def test_a_silent_connection_to_a_worker_stops_nobody(worker_port: int) -> None:
    with ExitStack() as silent:
        lines = [
            silent.enter_context(socket.create_connection(("127.0.0.1", worker_port), timeout=20))
            for _ in range(5)
        ]
        lines[0].sendall(b"GET /healthz HTTP/1.1\r\n")
        began = time.monotonic()
        for path in ("/healthz", "/metrics"):
            assert asked(worker_port, path, "127.0.0.1")[0] == 200
        assert time.monotonic() - began < 4
        assert [line.recv(1) for line in lines] == [b""] * 5, "they are closed before long"
