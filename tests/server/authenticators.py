"""A passkey in software, made without the library that the server checks it with."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def cbor(value: object) -> bytes:
    """Encode what a passkey needs of CBOR: numbers, texts, bytes and maps."""
    match value:
        case int():
            return head(0, value) if value >= 0 else head(1, -1 - value)
        case bytes():
            return head(2, len(value)) + value
        case str():
            return head(3, len(value.encode())) + value.encode()
        case dict():
            pairs = b"".join(cbor(key) + cbor(one) for key, one in value.items())
            return head(5, len(value)) + pairs
    raise TypeError(value)


def head(kind: int, count: int) -> bytes:
    if count < 24:
        return bytes([kind << 5 | count])
    size, short = (1, 24) if count < 256 else (2, 25)
    return bytes([kind << 5 | short]) + count.to_bytes(size)


@dataclass
class Authenticator:
    """Has one passkey, and answers in the name of a page of this origin."""

    origin: str
    uses: int = 0
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    user: str = ""

    def make(self, options: Any) -> dict[str, Any]:
        """Answer to `navigator.credentials.create`."""
        assert options["pubKeyCredParams"][0]["type"] == "public-key"
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor(public)
        data = self.data(options["rp"]["id"], self.flags | ATTESTED) + attested
        statement = {"fmt": "none", "attStmt": {}, "authData": data}
        client = self.client("webauthn.create", options["challenge"])
        return self.credential(clientDataJSON=client, attestationObject=cbor(statement))

    def answer(self, options: Any) -> dict[str, Any]:
        """Answer to `navigator.credentials.get`."""
        self.uses += 1
        client = self.client("webauthn.get", options["challenge"])
        data = self.data(options["rpId"], self.flags)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self.credential(
            clientDataJSON=client, authenticatorData=data, signature=signature,
            userHandle=decoded(self.user),
        )  # fmt: skip

    def data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def credential(self, **response: bytes) -> dict[str, Any]:
        told = {name: encoded(value) for name, value in response.items()}
        name = encoded(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": told,
                "clientExtensionResults": {}, "authenticatorAttachment": "platform"}  # fmt: skip
