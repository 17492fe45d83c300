"""Caddy and nginx in front of servers, with the files of deploy/: only addresses are changed."""

import os
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.server.running import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
ERRORS = DEPLOY / "errors"
FOR_TESTS = """{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
}
"""
STOP = 20.0
"""Seconds for a proxy to end."""

type Proxy = Callable[[Path, Sequence[int]], AbstractContextManager[int]]


@contextmanager
def running(words: list[str], **settings: str) -> Iterator[None]:
    process = subprocess.Popen(words, env={**os.environ, **settings}, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(STOP)


@contextmanager
def caddy(place: Path, ports: Sequence[int], host: str = "127.0.0.1") -> Iterator[int]:
    """Run Caddy in front of the servers at these ports; yield its own port."""
    port = free_port()
    options = (
        "{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    )
    (place / "Caddyfile").write_text(options + (DEPLOY / "Caddyfile").read_text("utf-8"))
    words = ["caddy", "run", "--config", str(place / "Caddyfile"), "--adapter", "caddyfile"]
    servers = " ".join(f"{host}:{one}" for one in ports)
    told = {"SITE": f"http://127.0.0.1:{port}", "SERVERS": servers, "ERRORS": str(ERRORS)}
    with running(words, **told, HOME=str(place), XDG_DATA_HOME=str(place)):
        yield port


@contextmanager
def nginx(place: Path, ports: Sequence[int], certificate: str = "") -> Iterator[int]:
    """Run nginx in front of the servers at these ports; yield its own port.

    Without a certificate it speaks plain http there.
    """
    port = free_port()
    whole = f"daemon off; pid {place}/pid; error_log stderr; events {{}}\n"
    whole += f"http {{ access_log off; {temporary_paths(place)}\n"
    whole += f"{nginx_file(port, ports, certificate)} }}\n"
    (place / "nginx.conf").write_text(whole)
    with running(["nginx", "-p", str(place), "-c", str(place / "nginx.conf")]):
        yield port


def nginx_file(port: int, ports: Sequence[int], certificate: str) -> str:
    """Return deploy/nginx.conf with other addresses; `certificate` is a file without its suffix."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("/etc/nginx/hanse-errors", str(ERRORS))
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.M)
    text = re.sub(r"listen 80;", f"listen 127.0.0.1:{free_port()};", text)
    if certificate:
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
        text = text.replace("/etc/ssl/games.example", certificate)
    else:
        text = re.sub(r"^ *ssl_\w+ .*\n", "", text, flags=re.M)
        text = re.sub(r"listen 443 [^;]*;", f"listen 127.0.0.1:{port};", text)
    (server,) = re.findall(r"^ *server 127\.0\.0\.1:8080.*\n", text, re.M)
    several = "".join(server.replace("8080", str(one)) for one in ports)
    return text.replace(server, several)


def temporary_paths(place: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return " ".join(f"{kind}_temp_path {place}/{kind};" for kind in kinds)


PROXIES: dict[str, Proxy] = {"caddy": caddy, "nginx": nginx}
