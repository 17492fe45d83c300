"""Hashes that stand for addresses where tables are counted by who made them."""

from hashlib import blake2b


class AddressHashes:
    """Keyed hashes that stand for addresses in the store, which holds none in clear."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key

    def of(self, client: str) -> str:
        """Return the hash of this client; empty where client or key are not known."""
        if not client or not self.key:
            return ""
        return blake2b(client.encode(), key=self.key, digest_size=12).hexdigest()
