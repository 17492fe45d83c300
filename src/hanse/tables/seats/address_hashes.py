"""Hashed addresses, by which tables are counted for those who created them."""

from collections.abc import Callable
from hashlib import blake2b


class AddressHashes:
    """Keyed hashes of addresses for the store, which never holds an address itself."""

    def __init__(self, key: bytes = b"", network_of: Callable[[str], str] = str) -> None:
        self.key = key
        self.network_of = network_of

    def hashes_for(self, client: str) -> str:
        """Return the hashes of this client's network and of the client, with a slash between.

        Empty where client or key are not known.
        """
        if not client or not self.key:
            return ""
        return f"{self.hash_name(self.network_of(client))}/{self.hash_name(client)}"

    def hash_name(self, name: str) -> str:
        return blake2b(name.encode(), key=self.key, digest_size=12).hexdigest()
