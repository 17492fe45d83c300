"""Attacks on accounts: other people's ids, planted cookies, floods, and too much of everything."""

import asyncio
from collections.abc import Iterator

import pytest

from hanse.server.accounts.attempts import ATTEMPT_SECONDS, REGISTER, SIGN_IN, SignedAttempts
from hanse.server.accounts.passkeys import NO_NAME, PLAIN_HTTP, why_absent
from hanse.server.requests.accounts.cookies import PLAYABLE, READABLE
from hanse.server.store.account_errors import BadSignIn
from hanse.server.store.grant_rows import MAX_SESSIONS, MAX_TOKENS
from hanse.server.store.store import Store
from hanse.tables.store.rows import NewLink
from tests.server.account_people import account_of, browser_at, done, register, sign_in, token_for
from tests.server.authenticators import Authenticator
from tests.server.people import ask
from tests.server.running import Server, database, sql
from tests.server.test_accounts import guest_with_seat


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    with database() as url:
        server = Server(url, settings={"HANSE_SIGN_INS_PER_HOUR": "5"})
        server.start()
        yield server
        server.stop()


def test_other_peoples_ids_have_no_effect(server: Server) -> None:
    anna, eve = browser_at(server), browser_at(server)
    register(anna)
    register(eve, "Eve")
    _, token = token_for(anna, "read")
    mine = account_of(anna)
    ids = {
        "/api/account/sessions/end": mine["sessions"][0]["id"],
        "/api/account/tokens/end": token,
        "/api/account/passkeys/remove": mine["passkeys"][0]["id"],
    }
    for path, name in ids.items():
        assert eve.ask(path, {"id": name})[1]["code"] == "no_grant", path
    kinds = {"/api/account/sessions/end": token}
    for path, name in kinds.items():
        assert anna.ask(path, {"id": name})[1]["code"] == "no_grant", "an id of another kind"
    assert account_of(anna) == mine


def test_two_cookies_or_one_for_another_scheme_sign_nobody_in(server: Server) -> None:
    anna = browser_at(server)
    register(anna)
    word = anna.jar["hanse-account"]
    for cookie in (
        f"hanse-account={word}; hanse-account={'x' * 43}", f"__Host-hanse-account={word}",
        f"hanse-account={word}x", f"hanse-account={word[:-1]}", "hanse-account=",
    ):  # fmt: skip
        assert ask(server, "/api/account", None, {"cookie": cookie})[1]["account"] is None, cookie
    safe = {"cookie": f"hanse-account={word}", "x-forwarded-proto": "https"}
    assert ask(server, "/api/account", None, safe)[1]["account"] is None


def test_over_https_the_cookie_is_for_this_host_alone(server: Server) -> None:
    anna = browser_at(server, **{"x-forwarded-proto": "https"})
    anna.headers["origin"] = anna.headers["origin"].replace("http:", "https:")
    asked = done(anna.ask("/api/account/passkeys/ask", {"name": "Anna"}))
    passkey = Authenticator(anna.headers["origin"])
    told = {"attempt": asked["attempt"], "credential": passkey.make(asked["options"])}
    done(anna.ask("/api/account/passkeys", told))
    (cookie,) = anna.last
    assert cookie.startswith("__Host-hanse-account=")
    assert "secure" in cookie.lower()


def test_sign_ins_are_limited_for_each_address(strict: Server) -> None:
    eve = browser_at(strict, **{"x-forwarded-for": "203.0.113.7"})
    wrong = {"attempt": "x", "credential": {}}
    codes = [eve.ask("/api/account/sign_in", wrong)[1]["code"] for _ in range(7)]
    assert codes == ["bad_sign_in"] * 5 + ["too_many"] * 2
    done(sign_in(anna := browser_at(strict), register(anna)))


def test_the_oldest_sessions_make_room(server: Server) -> None:
    anna = browser_at(server)
    passkey = register(anna)
    copied = """
        INSERT INTO account_grant (id, account, kind, hash, used_at)
        SELECT 'old' || n || account, account, 'session', 'old' || n || account,
            now() - interval '1 day'
        FROM account_grant, generate_series(1, 60) AS n
        WHERE account = (SELECT account FROM account_grant ORDER BY made_at DESC LIMIT 1)
    """
    sql(server.url, copied)
    done(sign_in(browser_at(server), passkey))
    sessions = account_of(anna)["sessions"]
    assert len(sessions) == MAX_SESSIONS
    assert any(one["own"] for one in sessions)


def test_tokens_are_limited(server: Server) -> None:
    anna = browser_at(server)
    register(anna)
    for _ in range(MAX_TOKENS):
        token_for(anna, "read")
    status, told = anna.ask("/api/account/tokens", {"name": "x", "scope": "read"})
    assert (status, told["code"]) == (422, "too_many_tokens")


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 25, "a\u0301\u0301\u0301\u0301"])
def test_a_name_can_be_seen(server: Server, name: str) -> None:
    status, told = browser_at(server).ask("/api/account/passkeys/ask", {"name": name})
    assert (status, told["code"]) == (400, "bad_name")


@pytest.mark.parametrize("credential", [{}, [], "x", 1, None, {"id": "x"}, {"id": "x" * 30_000}])
def test_what_is_no_credential_signs_nobody_in(server: Server, credential: object) -> None:
    eve = browser_at(server)
    for ask_path, path in (
        ("/api/account/sign_in/ask", "/api/account/sign_in"),
        ("/api/account/passkeys/ask", "/api/account/passkeys"),
    ):
        body = {"name": "Eve"} if "passkeys" in path else {}
        attempt = done(eve.ask(ask_path, body))["attempt"]
        told = {"attempt": attempt, "credential": credential}
        assert eve.ask(path, told)[1]["code"] == "bad_sign_in"


def test_a_seat_that_was_given_away_leaves_the_account(server: Server) -> None:
    anna, match = guest_with_seat(server)
    register(anna)
    old = sql(server.url, "SELECT secret FROM account_seat WHERE match = $1", match)[0][0]

    async def change(*links: NewLink) -> None:
        store = await Store.open(server.url, 1)
        for link in links:
            assert await store.change_link(match, link)
        await store.close()

    asyncio.run(change(NewLink(old, "new", "")))
    found = "SELECT secret FROM account_seat WHERE match = $1"
    assert sql(server.url, found, match) == [("new",)], "with a new link the account keeps it"
    asyncio.run(change(NewLink("new", "given", "", given=True)))
    assert sql(server.url, found, match) == []


def test_only_our_own_attempts_count_and_only_for_a_while() -> None:
    ours, others = SignedAttempts("ours"), SignedAttempts("others")
    made = ours.make(REGISTER, 100.0, "anna", "Anna")
    text = ours.sign(made)
    assert ours.read(text, 100.0 + ATTEMPT_SECONDS, REGISTER) == made
    for signer, told, now, kind in (
        (others, text, 100.0, REGISTER), (ours, text, 101.0 + ATTEMPT_SECONDS, REGISTER),
        (ours, text, 90.0, REGISTER), (ours, text, 100.0, SIGN_IN), (ours, "", 100.0, REGISTER),
        (ours, text[:-1], 100.0, REGISTER), (ours, "." + text, 100.0, REGISTER),
        (ours, "ä.ö", 100.0, REGISTER), (ours, text.upper(), 100.0, REGISTER),
    ):  # fmt: skip
        with pytest.raises(BadSignIn):
            signer.read(told, now, kind)


def test_passkeys_need_a_name_and_encryption_or_this_machine() -> None:
    for origin in ("https://games.example.org", "http://localhost:8080", "http://kogge.localhost"):
        assert why_absent(origin) == ""
    for origin in (
        "http://games.example.org",
        "http://192.168.1.5:8080",
        "http://localhost.evil.org",
    ):
        assert why_absent(origin) == PLAIN_HTTP
    assert why_absent("https://192.168.1.5") == why_absent("https://[::1]") == NO_NAME


def test_the_paths_of_scopes_are_whole_paths() -> None:
    for path in ("/api/tables/a/link", "/api/tables/a/channels", "/api/tables/a/b/screen",
                 "/api/account", "/api/tables/a/screen/x", "/api/tables/a/devices"):  # fmt: skip
        assert not READABLE.fullmatch(path)
        assert not PLAYABLE.fullmatch(path)
