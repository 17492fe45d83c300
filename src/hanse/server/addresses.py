"""Client addresses: their spelling, their networks for counting, and lists of allowed addresses."""

import ipaddress
from functools import lru_cache

LONGEST_ADDRESS = 64
type Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def read_address(text: str) -> Address | None:
    """Return the parsed address, or None; an IPv4 address written as IPv6 becomes plain IPv4."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if found.version == 6 else None
    return mapped or found


def plain_address(text: str) -> str:
    """Return the address in its usual spelling; invalid text is only shortened."""
    return str(read_address(text) or text[:LONGEST_ADDRESS])


@lru_cache(4096)
def neighbourhood(text: str) -> str:
    """Return the address under which a client is counted: for IPv6, its /64 network."""
    found = read_address(text)
    if found is None or found.version == 4:
        return plain_address(text)
    return str(ipaddress.ip_network((found, 64), strict=False))


NETWORKS = {4: 24, 6: 48}
"""Prefix lengths, by IP version, of networks that are probably one household, firm or campus."""


@lru_cache(4096)
def network_of(client: str) -> str:
    """Return the network that counts for this client; `client` is a result of `neighbourhood`."""
    found = read_address(client.partition("/")[0])
    if found is None:
        return client
    return str(ipaddress.ip_network((found, NETWORKS[found.version]), strict=False))


class AllowedAddresses:
    """Allowed addresses and networks, from a comma-separated list; a star allows all."""

    def __init__(self, setting: str) -> None:
        names = [name.strip() for name in setting.split(",") if name.strip()]
        self.all = "*" in names
        self.networks = [ipaddress.ip_network(name, strict=False) for name in names if name != "*"]

    def is_allowed(self, address: str) -> bool:
        found = read_address(address)
        if found is None:
            return self.all
        return self.all or any(found in network for network in self.networks)
