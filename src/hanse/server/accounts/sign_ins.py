"""Ways into an account: a passkey that it has, a new passkey, or a link by mail."""

import secrets

from hanse.server.accounts import passkeys
from hanse.server.accounts.access import Access
from hanse.server.accounts.attempts import (
    ADD,
    ATTEMPT_SECONDS,
    REGISTER,
    SIGN_IN,
    Attempt,
    SignedAttempts,
)
from hanse.server.store.account_errors import BadSignIn, NoGrant
from hanse.server.store.account_rows import AccountRows, SignInLink
from hanse.tables.messages.account_bodies import PasskeyAnswer
from hanse.tables.seats.names import LONGEST_GIVEN, BadName, check_form, normalize_name
from hanse.tables.seats.sessions import hash_token


def account_name(name: str) -> str:
    """Return the normalized name of an account; raise BadName. Several accounts may share it."""
    if len(name) > LONGEST_GIVEN:
        raise BadName("too_long")
    plain = normalize_name(name)
    check_form(plain)
    return plain


def new_account_id() -> str:
    return secrets.token_urlsafe(16)


class SignIns:
    """The ways into accounts, for one browser at a time."""

    def __init__(self, rows: AccountRows, access: Access, attempts: SignedAttempts) -> None:
        self.rows = rows
        self.access = access
        self.attempts = attempts

    async def ask_new_passkey(
        self, origin: str, now: float, account: str, name: str
    ) -> tuple[str, bytes]:
        """Return an attempt and what the browser needs to make a passkey; "" for a new account."""
        if account:
            found = await self.rows.find(account)
            if found is None:
                raise NoGrant
            attempt = self.attempts.make(ADD, now, account, found.name)
            known = await self.rows.passkeys(account)
        else:
            own = account_name(name)
            attempt, known = self.attempts.make(REGISTER, now, new_account_id(), own), []
        return self.attempts.sign(attempt), passkeys.registration(origin, attempt, known)

    async def add_passkey(
        self, origin: str, now: float, account: str, answer: PasskeyAnswer, device: str
    ) -> str:
        """Add a passkey, for a guest with a new account; return the account."""
        attempt = self.attempts.read(answer.attempt, now, ADD if account else REGISTER)
        if account and attempt.account != account:
            raise BadSignIn
        credential = bytes(answer.credential)
        passkey = passkeys.check_registration(origin, attempt, credential, device)
        await self.use(attempt)
        if account:
            await self.rows.add_passkey(passkey)
        else:
            await self.rows.add_with_passkey(attempt.name, passkey)
        return passkey.account

    def ask_passkey(self, origin: str, now: float) -> tuple[str, bytes]:
        """Return an attempt and what the browser needs to ask for any passkey of this site."""
        attempt = self.attempts.make(SIGN_IN, now)
        return self.attempts.sign(attempt), passkeys.question(origin, attempt)

    async def with_passkey(self, origin: str, now: float, answer: PasskeyAnswer) -> str:
        """Return the account of the passkey that has answered; raise BadSignIn for any other."""
        attempt = self.attempts.read(answer.attempt, now, SIGN_IN)
        credential = bytes(answer.credential)
        passkey = await self.rows.passkey(passkeys.credential_name(credential))
        if passkey is None:
            raise BadSignIn
        uses = passkeys.check_answer(origin, attempt, passkey, credential)
        await self.use(attempt)
        if not await self.rows.use_passkey(passkey, uses):
            raise BadSignIn
        return passkey.account

    async def use(self, attempt: Attempt) -> None:
        if not await self.rows.use_challenge(hash_token(attempt.challenge), 2 * ATTEMPT_SECONDS):
            raise BadSignIn

    async def with_link(self, link: SignInLink) -> tuple[str, bool]:
        """Return the account that a used link opens, and whether it is new."""
        if link.account:
            if not await self.rows.set_mail(link.account, link.mail):
                raise BadSignIn
            return link.account, False
        found = await self.rows.by_mail(link.mail)
        if found:
            return found, False
        made = new_account_id()
        await self.rows.add(made, link.name, link.mail)
        return made, True
