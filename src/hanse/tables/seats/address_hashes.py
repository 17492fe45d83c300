"""Hashes that stand for addresses where tables are counted by who made them."""

from collections.abc import Callable
from hashlib import blake2b


class AddressHashes:
    """Keyed hashes that stand for addresses in the store, which holds none in clear."""

    def __init__(self, key: bytes = b"", network_of: Callable[[str], str] = str) -> None:
        self.key = key
        self.network_of = network_of

    def of(self, client: str) -> str:
        """Return the hashes of this client's network and of the client, with a slash between.

        Empty where client or key are not known.
        """
        if not client or not self.key:
            return ""
        return f"{self.hashed(self.network_of(client))}/{self.hashed(client)}"

    def hashed(self, name: str) -> str:
        return blake2b(name.encode(), key=self.key, digest_size=12).hexdigest()
