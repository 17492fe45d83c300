"""A browser's subscription to push notifications, with the keys to read what comes."""

import http_ece  # type: ignore[import-untyped]  # it has no types
from cryptography.hazmat.primitives.asymmetric import ec

from hanse.server.notifications import push_encryption
from hanse.server.notifications.push_encryption import encode

AUTH = b"a" * 16


class Subscription:
    """A browser's subscription, with its private key."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.point = encode(push_encryption.public_point(self.private))
        self.auth = encode(AUTH)

    def read(self, body: bytes) -> bytes:
        """Return the text of a message, decrypted with a library that others wrote."""
        text: bytes = http_ece.decrypt(body, private_key=self.private, auth_secret=AUTH)
        return text
