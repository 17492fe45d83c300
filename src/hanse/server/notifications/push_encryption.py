"""Encryption of push messages (RFC 8291), and the server's identity at push services (RFC 8292).

The only module that imports cryptography, and only where something is pushed.
"""

import base64
import json
import os

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, SALT_BYTES, KEY_BYTES, NONCE_BYTES = 65, 16, 16, 16, 12
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
FILLED_BYTES = 2048
TOKEN_SECONDS = 12 * 3600
"""Push services accept at most 24 hours."""


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    """Return a new private key of a server."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def read_private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(private: str) -> str:
    """Return the public key of a server, which browsers need to subscribe."""
    return encode(public_point(read_private_key(private)))


def is_subscription(point: str, auth: str) -> bool:
    """Return whether these are the keys of a browser's subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(point))
        return len(decode(point)) == POINT_BYTES and len(decode(auth)) == AUTH_BYTES
    except ValueError:
        return False


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(text: bytes, point: str, auth: str) -> bytes:
    """Return a message that only the browser with this subscription can read.

    It is filled up, so that push services learn nothing from its length.
    """
    theirs, own, salt = decode(point), ec.generate_private_key(CURVE), os.urandom(SALT_BYTES)
    mine = public_point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    info = b"WebPush: info\0" + theirs + mine
    secret = derive(shared, decode(auth), info, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", KEY_BYTES)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", NONCE_BYTES)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, filled(text), None)


def filled(text: bytes) -> bytes:
    return (text + LAST_RECORD).ljust(FILLED_BYTES, b"\0")


def identity(private: str, audience: str, subject: str, now: float) -> str:
    """Return the header by which a push service recognizes this server."""
    key = read_private_key(private)
    claims = {"aud": audience, "exp": int(now) + TOKEN_SECONDS, "sub": subject}
    parts = [json.dumps(one).encode() for one in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(map(encode, parts))
    pair = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encode(b"".join(number.to_bytes(32, "big") for number in pair))
    return f"vapid t={signed}.{signature}, k={encode(public_point(key))}"
