"""Passkeys: what browsers are asked, and the check of what they answer.

A passkey belongs to a host name, and browsers offer it only over https or on this machine.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from ipaddress import ip_address
from urllib.parse import urlsplit

from hanse.server.accounts.attempts import Attempt
from hanse.server.store.account_errors import BadSignIn
from hanse.server.store.account_rows import ListedPasskey, Passkey

SITE = "Hanse"
ALLOWED, PLAIN_HTTP, NO_NAME = "", "plain_http", "no_name"
"""Why a browser has no passkeys here: the page came over plain http, or its address has no name."""
LONGEST_CREDENTIAL = 20_000


async def load() -> None:
    """Import the library in a thread: it takes half a second, and many hosts never need it."""
    await asyncio.to_thread(import_module, "webauthn")


@contextmanager
def refusing() -> Iterator[None]:
    """Raise BadSignIn for whatever the library finds wrong with a browser's answer."""
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError) as wrong:
        raise BadSignIn from wrong


def why_absent(origin: str) -> str:
    """Return why a page of this origin cannot use passkeys; empty if it can."""
    host = host_of(origin)
    if host == "localhost" or host.endswith(".localhost"):
        return ALLOWED
    try:
        ip_address(host)
    except ValueError:
        return ALLOWED if origin.startswith("https:") else PLAIN_HTTP
    return NO_NAME if origin.startswith("https:") else PLAIN_HTTP


def host_of(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def registration(origin: str, attempt: Attempt, known: list[ListedPasskey]) -> bytes:
    """Return what a browser needs to make a passkey, as JSON."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

    choice = structs.AuthenticatorSelectionCriteria(
        resident_key=structs.ResidentKeyRequirement.REQUIRED,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    made = webauthn.generate_registration_options(
        rp_id=host_of(origin),
        rp_name=SITE,
        user_name=attempt.name,
        user_id=attempt.account.encode(),
        challenge=attempt.challenge_bytes,
        authenticator_selection=choice,
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known
        ],
    )
    return webauthn.options_to_json(made).encode()


def check_registration(origin: str, attempt: Attempt, credential: bytes, device: str) -> Passkey:
    """Return the passkey that a browser has made; raise BadSignIn if it is not for us."""
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    with refusing():
        found = webauthn.verify_registration_response(
            credential=text_of(credential),
            expected_challenge=attempt.challenge_bytes,
            expected_rp_id=host_of(origin),
            expected_origin=origin,
            require_user_verification=True,
        )
    name = bytes_to_base64url(found.credential_id)
    return Passkey(name, attempt.account, found.credential_public_key, found.sign_count, device)


def question(origin: str, attempt: Attempt) -> bytes:
    """Return what a browser needs to ask for any passkey of this site, as JSON.

    It names no passkey and no account, so it tells nobody which accounts there are.
    """
    import webauthn  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    made = webauthn.generate_authentication_options(
        rp_id=host_of(origin),
        challenge=attempt.challenge_bytes,
        user_verification=structs.UserVerificationRequirement.REQUIRED,
    )
    return webauthn.options_to_json(made).encode()


def credential_name(credential: bytes) -> str:
    """Return the id of the passkey that has answered."""
    from webauthn.helpers import parse_authentication_credential_json  # noqa: PLC0415

    with refusing():
        return str(parse_authentication_credential_json(text_of(credential)).id)


def check_answer(origin: str, attempt: Attempt, passkey: Passkey, credential: bytes) -> int:
    """Return a passkey's new number of uses; raise BadSignIn unless it signed this attempt."""
    import webauthn  # noqa: PLC0415

    with refusing():
        found = webauthn.verify_authentication_response(
            credential=text_of(credential),
            expected_challenge=attempt.challenge_bytes,
            expected_rp_id=host_of(origin),
            expected_origin=origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    return found.new_sign_count


def text_of(credential: bytes) -> str:
    if len(credential) > LONGEST_CREDENTIAL:
        raise BadSignIn
    return credential.decode()
