"""The guard of addresses that visitors let this server send to (S12).

Anyone may enter an address for a webhook. The server must not become a way into its own network, so
it sends only to public addresses, and to the networks that the host allows.
"""

import asyncio
import ipaddress
import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import psutil
from msgspec import Struct

from hanse.server.addresses import Address, AllowedAddresses
from hanse.server.notifications.name_lookups import NoAnswer, look_up

LONGEST_URL = 500
HTTPS_PORT, HTTP_PORT, LARGEST_PORT = 443, 80, 65535
NAME = re.compile(
    r"(?=.{1,253}\Z)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?"
)
PUBLIC_IPV6 = ipaddress.ip_network("2000::/3")
"""The only IPv6 addresses that are given to networks of the internet."""
REFUSED_NETWORKS = [
    ipaddress.ip_network(one)
    for one in (
        "192.0.0.0/24",  # protocols, some of which Python counts as global
        "192.31.196.0/24", "192.52.193.0/24", "192.175.48.0/24",  # anycast services
        "192.88.99.0/24",  # relays of 6to4
        "168.63.129.16/32",  # the host of a virtual machine at one large provider
        "2001::/23",  # protocols, among them Teredo, which contains IPv4 addresses
        "2001:db8::/32", "3fff::/20",  # documentation
        "2002::/16",  # 6to4, which contains IPv4 addresses
        "2620:4f:8000::/48",
    )
]  # fmt: skip
ISATAP = {0x00005EFE, 0x02005EFE}
"""The middle of IPv6 addresses that contain an IPv4 address, in any network."""

type Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadAddress(ValueError):
    """An error: this address may not be used, and the reason."""


class Target(Struct, frozen=True):
    """A parsed address to send to. `path` includes the query."""

    host: str
    port: int
    path: str
    is_secure: bool

    @property
    def host_header(self) -> str:
        name = f"[{self.host}]" if ":" in self.host else self.host
        usual = HTTPS_PORT if self.is_secure else HTTP_PORT
        return name if self.port == usual else f"{name}:{self.port}"


def read_target(url: str) -> Target:
    """Return the parsed address of a webhook; raise BadAddress if it has a strange spelling."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("spelling")
    if any(letter in url for letter in "\\@#"):
        raise BadAddress("spelling")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as wrong:
        raise BadAddress("spelling") from wrong
    if "%" in parts.netloc:  # a zone of the network, or a hidden letter
        raise BadAddress("spelling")
    if parts.scheme not in ("http", "https"):
        raise BadAddress("scheme")
    is_secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    usual = HTTPS_PORT if is_secure else HTTP_PORT
    return Target(read_host(parts.hostname or ""), usual if port is None else port, path, is_secure)


def read_host(text: str) -> str:
    """Return a host name or an address without brackets; raise BadAddress for anything else."""
    host = text.lower().removesuffix(".")
    if ":" in host:
        try:
            return str(ipaddress.IPv6Address(host))
        except ValueError as wrong:
            raise BadAddress("spelling") from wrong
    if not NAME.fullmatch(host):
        raise BadAddress("spelling")
    return host


def is_public(text: str) -> bool:
    """Return whether this is an address on the internet, and contains no other kind of address."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return False
    if found.version == 6 and (
        "%" in text or found not in PUBLIC_IPV6 or (int(found) >> 32) & 0xFFFFFFFF in ISATAP
    ):
        return False
    if any(found in network for network in REFUSED_NETWORKS if network.version == found.version):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


def own_addresses() -> set[Address]:
    """Return the addresses of this machine, of which some may be public."""
    texts = (one.address for some in psutil.net_if_addrs().values() for one in some)
    found: set[Address] = set()
    for text in texts:
        try:
            found.add(ipaddress.ip_address(text.partition("%")[0]))
        except ValueError:  # an address of the hardware
            continue
    return found


async def resolve_name(host: str, port: int) -> list[str]:
    """Return all addresses of a name."""
    try:
        return await look_up(host, port)
    except NoAnswer as wrong:
        raise BadAddress("unknown_name") from wrong


class OutgoingAddresses:
    """The addresses that this server may send to: the internet, and the host's allowed networks."""

    def __init__(self, allowed: str = "", resolve: Resolve = resolve_name) -> None:
        self.allowed = AllowedAddresses(allowed)
        self.resolve = resolve

    async def address_for(self, target: Target) -> str:
        """Return the address to connect to; raise BadAddress if any address of the name is refused.

        The caller connects to this address, not to the name: asking for the name again could bring
        another answer (DNS rebinding).
        """
        if not 0 < target.port <= LARGEST_PORT:
            raise BadAddress("port")
        found = await self.resolve(target.host, target.port)
        if not found:
            raise BadAddress("unknown_name")
        if all(self.is_allowed(one) for one in found):
            return found[0]
        own = await asyncio.to_thread(own_addresses)
        if not all(is_public(one) and ipaddress.ip_address(one) not in own for one in found):
            raise BadAddress("not_public")
        if not target.is_secure:
            raise BadAddress("not_secure")
        return found[0]

    def is_allowed(self, address: str) -> bool:
        """Return whether the host allows this address; a zone or another spelling never is."""
        try:
            return self.allowed.is_allowed(str(ipaddress.ip_address(address)))
        except ValueError:
            return False
