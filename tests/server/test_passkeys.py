"""Passkeys: only a fresh answer of the right one signs in, and pages without them say why."""

from tests.server.account_people import browser_at, done, local, register
from tests.server.authenticators import PRESENT, Authenticator
from tests.server.browsers import Browser
from tests.server.running import Server


def answered(browser: Browser, passkey: Authenticator, **wrong: object) -> str:
    asked = done(browser.ask("/api/account/sign_in/ask", {}))
    asked["options"] |= wrong
    told = {"attempt": asked["attempt"], "credential": passkey.answer(asked["options"])}
    return str(browser.ask("/api/account/sign_in", told)[1].get("code"))


def test_only_a_fresh_answer_of_the_passkey_signs_in(server: Server) -> None:
    anna = browser_at(server)
    passkey = register(anna)
    asked = done(anna.ask("/api/account/sign_in/ask", {}))
    told = {"attempt": asked["attempt"], "credential": passkey.answer(asked["options"])}
    done(anna.ask("/api/account/sign_in", told))
    assert anna.ask("/api/account/sign_in", told)[1]["code"] == "bad_sign_in", "only once"
    assert answered(anna, passkey, challenge="AAAA") == "bad_sign_in"
    assert answered(anna, passkey, rpId="evil.example") == "bad_sign_in"
    twin = Authenticator(local(server), id=passkey.id, user=passkey.user)
    assert answered(anna, twin) == "bad_sign_in", "another key under the same id"
    stranger = Authenticator(local(server), user=passkey.user)
    assert answered(anna, stranger) == "bad_sign_in", "an unknown passkey"
    passkey.origin = "https://evil.example"
    assert answered(anna, passkey) == "bad_sign_in"
    passkey.origin = local(server)
    passkey.uses = 0
    assert answered(anna, passkey) == "bad_sign_in", "a copy, which has counted less"
    passkey.uses, passkey.flags = 50, PRESENT
    assert answered(anna, passkey) == "bad_sign_in", "nobody has shown who they are"
    told["attempt"] = "x" + told["attempt"]
    assert anna.ask("/api/account/sign_in", told)[1]["code"] == "bad_sign_in"


def test_an_attempt_for_one_thing_is_none_for_another(server: Server) -> None:
    anna, ben = browser_at(server), browser_at(server)
    passkey = register(anna)
    asked = done(ben.ask("/api/account/passkeys/ask", {"name": "Ben"}))
    made = {"attempt": asked["attempt"], "credential": passkey.make(asked["options"])}
    assert anna.ask("/api/account/passkeys", made)[1]["code"] == "bad_sign_in"
    assert ben.ask("/api/account/passkeys", made)[0] == 422, "this passkey has an account"
    assert ben.ask("/api/account/sign_in", made)[1]["code"] == "bad_sign_in"


def test_a_page_without_passkeys_says_why(server: Server) -> None:
    plain = Browser(server)
    state = done(plain.ask("/api/account"))
    assert (state["account"], state["no_passkeys"], state["mail"]) == (None, "plain_http", False)
    for path in ("/api/account/passkeys/ask", "/api/account/sign_in/ask"):
        body = {"name": "Anna"} if "passkeys" in path else {}
        assert plain.ask(path, body)[1]["code"] == "bad_sign_in"
    assert done(browser_at(server).ask("/api/account"))["no_passkeys"] == ""
    safe = Browser(server, **{"x-forwarded-proto": "https"})
    assert done(safe.ask("/api/account"))["no_passkeys"] == "no_name"
