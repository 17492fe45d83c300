"""Attempts to sign in, which the server signs instead of storing them.

Anyone may begin one, so beginning costs no row. A finished one is noted, so that it counts once.
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from msgspec import DecodeError, Struct, ValidationError, json

from hanse.server.store.account_errors import BadSignIn

ATTEMPT_SECONDS = 300.0
"""Seconds within which a passkey must answer."""
LONGEST_ATTEMPT = 2000
REGISTER, ADD, SIGN_IN = "register", "add", "sign_in"


class Attempt(Struct, frozen=True):
    """A question to a passkey: what it is for, the account, its name, and when it was asked."""

    kind: str
    challenge: str
    at: float
    account: str = ""
    name: str = ""

    @property
    def challenge_bytes(self) -> bytes:
        return self.challenge.encode()


class SignedAttempts:
    """Attempts as texts that only servers of this database can make."""

    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def make(self, kind: str, now: float, account: str = "", name: str = "") -> Attempt:
        return Attempt(kind, secrets.token_urlsafe(32), now, account, name)

    def sign(self, attempt: Attempt) -> str:
        body = urlsafe_b64encode(json.encode(attempt)).decode()
        return f"{body}.{self.signature(body)}"

    def read(self, text: str, now: float, *kinds: str) -> Attempt:
        """Return a signed attempt; raise BadSignIn if it is not ours, of another kind or late."""
        body, _, signature = text[:LONGEST_ATTEMPT].partition(".")
        expected = self.signature(body).encode()
        if not hmac.compare_digest(expected, signature.encode(errors="replace")):
            raise BadSignIn
        try:
            found = json.decode(urlsafe_b64decode(body), type=Attempt)
        except (Error, DecodeError, ValidationError, ValueError) as wrong:
            raise BadSignIn from wrong
        if found.kind not in kinds or not -1 <= now - found.at <= ATTEMPT_SECONDS:
            raise BadSignIn
        return found

    def signature(self, body: str) -> str:
        return hmac.new(self.key, body.encode(errors="replace"), hashlib.sha256).hexdigest()
