"""Bodies of requests about accounts, and of their answers."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from hanse.tables.messages.channel_bodies import Language

type Scope = Literal["play", "read"]
type Word = Annotated[str, Meta(max_length=300)]
type Attempt = Annotated[str, Meta(max_length=2000)]


class AccountRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that needs no details."""


class IdRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request about one of your sessions, tokens or passkeys, by its id."""

    id: Word


class NameRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a passkey. `name` is the name of a new account; an existing one keeps its own.

    A signed-in browser asks for one more passkey for its account.
    """

    name: Word = ""


class PasskeyQuestion(Struct, frozen=True):
    """What a browser gives to `navigator.credentials`, and what it sends back with the answer."""

    attempt: str
    options: Raw


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a passkey, as `PublicKeyCredential.toJSON` gives it."""

    attempt: Attempt
    credential: Raw


class MailLinkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a mail with a link that signs this browser in.

    If no account has the address, the link makes one with this name. For a signed-in browser, the
    link gives the address to its account.
    """

    address: Word
    name: Word = ""
    language: Language = "en"


class MailLinkSent(Struct, frozen=True):
    """The answer is the same for every address, whether a mail was sent or not."""

    sent: bool = True


class ChangeAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to change your account; nulls leave settings as they are."""

    name: Word | None = None
    bot: bool | None = None


class NewTokenRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a token with which a program reads your tables, or also plays at them."""

    name: Word
    scope: Scope


class TokenInfo(Struct, frozen=True):
    """A program's token, as its owner sees it."""

    id: str
    name: str
    scope: str
    made_at: float
    used_at: float


class TokenMade(Struct, frozen=True):
    """A new token. The server keeps only its hash, so this is the only time that it is shown."""

    token: str
    info: TokenInfo


class SessionInfo(Struct, frozen=True):
    """A browser that is signed in; `own` if it is the one that asks."""

    id: str
    device: str
    made_at: float
    used_at: float
    own: bool


class PasskeyInfo(Struct, frozen=True):
    """A passkey, by the browser that made it."""

    id: str
    device: str
    made_at: float


class AccountInfo(Struct, frozen=True):
    """Your account. A `bot` account belongs to a program; other players see that."""

    name: str
    mail: str
    bot: bool
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    tokens: tuple[TokenInfo, ...]


class AccountState(Struct, frozen=True):
    """Your account, if you are signed in, and the ways to sign in here.

    `no_passkeys` says why a browser has none at this address: `plain_http`, or `no_name` if the
    address is a number. It is empty if passkeys work.
    """

    account: AccountInfo | None
    no_passkeys: str
    mail: bool
