"""Host names that this server accepts.

A page of another site can point its own name at this machine (DNS rebinding) and then send requests
as if it were a page of this server. The browser still sends that name as `Host`, so unknown names
are refused.
"""

import ipaddress
import re
import socket
from threading import Thread
from urllib.parse import urlsplit

import structlog

from hanse.server.config import Settings

MAX_LOGGED = 100
LONGEST = 100
LONGEST_HOST = 300
"""A name has at most 253 characters. 15 kB of dots once took 20 ms on the event loop, because every
ending of a name is looked up."""
LONGEST_PORT, MAX_PORT = 5, 65535
HOST = re.compile(r"(?:\[([^\]]*)\]|([^:\[\]]*))(?::(\d*))?")
UNKNOWN = (
    "This server does not know the name {name}. If you run it, start it with"
    " HANSE_ALLOWED_HOSTS={name}."
)
OWN_ENDINGS = ("local", "lan", "home.arpa", "internal", "localdomain")
"""Endings that routers and mDNS give to names; nobody can register a domain below them."""
log = structlog.get_logger()


class HostNames:
    """Names that are accepted as `Host`: this machine's own and the configured ones."""

    def __init__(self, settings: Settings) -> None:
        named = [name.strip() for name in settings.allowed_hosts.split(",")]
        self.names = {plain_name(name) for name in [*named, settings.host] if name}
        self.names |= {"localhost", plain_name(urlsplit(settings.base_url).hostname or "")}
        self.all = "*" in named
        self.logged: set[str] = set()
        self.add_own_names()

    def add_own_names(self) -> None:
        """Add this machine's names; a thread looks up the full name, which may take seconds."""
        name = plain_name(socket.gethostname())
        self.names |= {name, *(f"{name}.{ending}" for ending in OWN_ENDINGS)}
        Thread(target=lambda: self.names.add(plain_name(socket.getfqdn())), daemon=True).start()

    def is_known(self, host: str) -> bool:
        """Return whether this `Host` is accepted; HTTP/1.0 programs may send none."""
        if not host:
            return True
        read = HOST.fullmatch(host) if len(host) <= LONGEST_HOST else None
        if read is None or not is_port(read[3]):
            return False
        if self.all:
            return True
        if read[1] is not None:
            return is_address(read[1])
        name = plain_name(read[2])
        return bool(name) and (
            name in self.names or in_domains(name, self.names) or is_address(name)
        )

    def refuse(self, host: str) -> str:
        """Return the sentence that refuses an unknown name; log each name once."""
        read = HOST.fullmatch(host[:LONGEST])
        name = re.sub(r"[^\w.:\[\]-]", "?", (read and read[2]) or host[:LONGEST])
        if name not in self.logged and len(self.logged) < MAX_LOGGED:
            self.logged.add(name)
            log.warning("refused an unknown host name", name=name, setting="HANSE_ALLOWED_HOSTS")
        return UNKNOWN.format(name=name)


def plain_name(name: str) -> str:
    return name.lower().rstrip(".")


def is_port(text: str | None) -> bool:
    """Return whether this is a valid port number, or empty for the usual port."""
    # Litestar reads the port of each address that it writes into an answer, and fails if invalid.
    return not text or (len(text) <= LONGEST_PORT and int(text) <= MAX_PORT)


def in_domains(name: str, names: set[str]) -> bool:
    """Return whether this name is below localhost or below a name configured with a star."""
    if name.endswith(".localhost"):
        return True
    return any(f"*{name[at:]}" in names for at, letter in enumerate(name) if letter == ".")


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
