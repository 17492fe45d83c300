"""Hashes of addresses, used to count the tables that each address created."""

from collections.abc import Callable
from hashlib import blake2b


class AddressHashes:
    """Keyed hashes of addresses for the store, which never holds an address itself."""

    def __init__(self, key: bytes = b"", network_of: Callable[[str], str] = str) -> None:
        self.key = key
        self.network_of = network_of

    def hashes_for(self, client: str) -> str:
        """Return the hashes of the client's network and address, separated by a slash.

        The text is empty if the client or the key is unknown.
        """
        if not client or not self.key:
            return ""
        return f"{self.hash_name(self.network_of(client))}/{self.hash_name(client)}"

    def hash_name(self, name: str) -> str:
        return blake2b(name.encode(), key=self.key, digest_size=12).hexdigest()
