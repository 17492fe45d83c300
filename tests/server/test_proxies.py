"""The proxies' files in deploy/: they pass on play, and help when servers or database are away."""

import hashlib
import re
import shutil
import socket
import ssl
import subprocess
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from hanse.server import app
from tests.server.people import Person, ask, new_table
from tests.server.proxies import DEPLOY, PROXIES, Proxy, caddy, nginx
from tests.server.running import POSTGRES, Server, database, free_port, sql

SOON = 20.0
END_SESSIONS = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1"
HSTS = "max-age=31536000"
UNAVAILABLE = ("Hanse isn’t available", "nicht erreichbar", "non è raggiungibile", "indisponible")
needs_caddy = pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
needs_nginx = pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
needs_pages = pytest.mark.skipif(not app.CLIENT.exists(), reason="the client is not built")
EACH = [pytest.param("caddy", marks=needs_caddy), pytest.param("nginx", marks=needs_nginx)]


@pytest.fixture
def proxy(request: pytest.FixtureRequest) -> Proxy:
    return PROXIES[request.param]


@pytest.fixture(scope="module")
def without_database() -> Iterator[Server]:
    """A server whose database is gone."""
    with database() as url:
        server = Server(url, settings={"HANSE_LOG_LEVEL": "error"})
        server.start()
        name = url.rpartition("/")[2]
        sql(f"{POSTGRES}/postgres", f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        sql(f"{POSTGRES}/postgres", END_SESSIONS, name)
        sql(f"{POSTGRES}/postgres", f"ALTER DATABASE {name} RENAME TO {name}_away")
        yield server
        sql(f"{POSTGRES}/postgres", f"ALTER DATABASE {name}_away RENAME TO {name}")
        server.kill()


def wait_until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.1)


def get(port: int, path: str = "/", scheme: str = "http") -> tuple[int, str, dict[str, str]]:
    asked = Request(f"{scheme}://127.0.0.1:{port}{path}", headers={"accept": "text/html"})
    unverified = ssl._create_unverified_context() if scheme == "https" else None
    try:
        with urlopen(asked, timeout=SOON, context=unverified) as answer:
            found = answer.status, answer.read().decode(), answer.headers
    except HTTPError as wrong:
        found = wrong.code, wrong.read().decode(), wrong.headers
    return found[0], found[1], {name.lower(): value for name, value in found[2].items()}


def wait_for_port(port: int) -> None:
    def listens() -> bool:
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", port)) == 0

    wait_until(listens)


def play_through(server: Server, port: int) -> None:
    """Sit down, be shown the table and answer, all through a proxy."""
    proxied = Server(server.url, port)
    wait_until(proxied.answers)
    seated, cookie = new_table(proxied, bots=1, people=1)
    person = Person(proxied, seated["match"], cookie)
    person.hello()
    person.answer()


@pytest.mark.parametrize("proxy", EACH, indirect=True)
def test_a_proxy_passes_on_requests_and_sockets(
    server: Server, tmp_path: Path, proxy: Proxy
) -> None:
    with proxy(tmp_path, [server.port]) as port:
        play_through(server, port)
        status, _, headers = get(port)
        assert headers["strict-transport-security"] == HSTS
        assert get(port, "/metrics")[0] in (403, 404)
        assert status in (200, 404)


@pytest.mark.parametrize("proxy", EACH, indirect=True)
def test_a_server_that_is_gone_is_left_out(server: Server, tmp_path: Path, proxy: Proxy) -> None:
    with proxy(tmp_path, [server.port, free_port()]) as port:
        play_through(server, port)
        time.sleep(2)  # a proxy that asks has asked both by now
        began = time.monotonic()
        found = {ask(Server("", port), f"/api/tables/none{number}")[0] for number in range(12)}
        assert found == {404}
        assert time.monotonic() - began < 4


@pytest.mark.parametrize("proxy", EACH, indirect=True)
def test_without_any_server_a_page_says_so_in_four_languages(tmp_path: Path, proxy: Proxy) -> None:
    with proxy(tmp_path, [free_port(), free_port()]) as port:
        wait_for_port(port)
        status, text, headers = get(port)
        assert (status, headers["content-type"].partition(";")[0]) == (503, "text/html")
        assert [said for said in UNAVAILABLE if said not in text] == []
        assert (headers["cache-control"], headers["retry-after"]) == ("no-store", "5")
        assert headers["strict-transport-security"] == HSTS
        status, problem, _ = ask(Server("", port), "/api/games")
        assert (status, problem["code"]) == (503, "try_again"), "a page can read it"


@needs_pages
@pytest.mark.parametrize("proxy", EACH, indirect=True)
def test_without_the_database_pages_are_served_whatever_else_is_refused(
    without_database: Server, tmp_path: Path, proxy: Proxy
) -> None:
    """A refusal says nothing about the server: it gets the next request all the same."""
    ports = [without_database.port, without_database.port]
    with proxy(tmp_path, ports) as port:
        wait_for_port(port)
        time.sleep(2)  # a proxy that asks has asked by now
        for number in range(6):
            status, problem, _ = ask(Server("", port), f"/api/tables/none{number}")
            assert (status, problem["code"]) == (503, "try_again")
            status, text, _ = get(port)
            assert (status, "<title>Hanse" in text) == (200, True)


class Probed(BaseHTTPRequestHandler):
    """Notes who was asked for."""

    asked: ClassVar[list[tuple[str, str]]] = []

    def do_GET(self) -> None:
        self.asked.append((self.path, self.headers["host"]))
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@needs_caddy
def test_probes_ask_for_a_host_that_every_server_accepts(tmp_path: Path) -> None:
    """Servers behind a proxy have names that no visitor uses, such as those of containers."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Probed) as upstream:
        threading.Thread(target=upstream.serve_forever, daemon=True).start()
        with caddy(tmp_path, [upstream.server_port], host="localhost"):
            wait_until(lambda: bool(Probed.asked))
        upstream.shutdown()
    assert set(Probed.asked) == {("/accepting", "127.0.0.1")}


@needs_nginx
def test_nginx_speaks_http_2_and_ipv6(server: Server, tmp_path: Path) -> None:
    certificate = str(tmp_path / "certificate")
    told = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"]
    files = ["-keyout", f"{certificate}.key", "-out", f"{certificate}.pem"]
    subprocess.run([*told, *files], check=True, capture_output=True)
    with nginx(tmp_path, [server.port], certificate) as port:
        wait_for_port(port)
        context = ssl._create_unverified_context()
        context.set_alpn_protocols(["h2", "http/1.1"])
        plain = socket.create_connection(("127.0.0.1", port))
        with plain, context.wrap_socket(plain) as secured:
            assert secured.selected_alpn_protocol() == "h2"
        assert get(port, "/healthz", "https")[0] == 200
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    both = [line.strip() for line in text.splitlines() if "listen " in line]
    assert both == ["listen 80;", "listen [::]:80;", "listen 443 ssl http2;",
                    "listen [::]:443 ssl http2;"]  # fmt: skip


def test_the_error_page_needs_nothing_but_itself() -> None:
    """It is shown when nobody answers; its policy allows its own style and script, nothing else."""
    text = (DEPLOY / "errors/unavailable.html").read_text("utf-8")
    for tag in ("style", "script"):
        (body,) = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.S)
        digest = b64encode(hashlib.sha256(body.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in text
    assert "default-src 'none'" in text
    assert re.findall(r"\b(?:src|href|action)=|url\(|@import|\bstyle=|\bon\w+=", text) == []
    assert re.findall(r'lang="(\w\w)"', text)[1:] == ["en", "de", "it", "fr"]
