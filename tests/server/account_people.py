"""Browsers with accounts, for tests."""

from typing import Any

from tests.server.authenticators import Authenticator
from tests.server.browsers import Browser
from tests.server.running import Server


def local(server: Server) -> str:
    """The origin of a page that a browser gives passkeys to."""
    return f"http://localhost:{server.port}"


def browser_at(server: Server, **headers: str) -> Browser:
    """A browser with a page from localhost, where passkeys work without https."""
    where = local(server)
    return Browser(server, origin=where, host=where.removeprefix("http://"), **headers)


def done(answer: tuple[int, Any]) -> Any:
    assert answer[0] in (200, 201), answer
    return answer[1]


def register(browser: Browser, name: str = "Anna") -> Authenticator:
    """Make an account, or one more passkey for the account of this browser."""
    asked = done(browser.ask("/api/account/passkeys/ask", {"name": name}))
    passkey = Authenticator(local(browser.server))
    credential = passkey.make(asked["options"])
    told = {"attempt": asked["attempt"], "credential": credential}
    done(browser.ask("/api/account/passkeys", told))
    return passkey


def sign_in(browser: Browser, passkey: Authenticator) -> tuple[int, Any]:
    asked = done(browser.ask("/api/account/sign_in/ask", {}))
    told = {"attempt": asked["attempt"], "credential": passkey.answer(asked["options"])}
    return browser.ask("/api/account/sign_in", told)


def account_of(browser: Browser) -> Any:
    return done(browser.ask("/api/account"))["account"]


def own_tables(browser: Browser) -> list[str]:
    return [one["match"] for one in done(browser.ask("/api/tables"))["tables"]]


def token_for(browser: Browser, scope: str, name: str = "A program") -> tuple[str, str]:
    """A new token for a program, and its id."""
    made = done(browser.ask("/api/account/tokens", {"name": name, "scope": scope}))
    return made["token"], made["info"]["id"]
