"""Errors about accounts."""


class SignedOut(Exception):
    """An error: this needs a session of an account, which has ended or never was."""


class SignInAgain(Exception):
    """An error: this needs a session whose owner signed in a moment ago."""


class BadSignIn(Exception):
    """An error: the passkey or the link signs nobody in."""


class NoGrant(Exception):
    """An error: the account has no such session, token or passkey."""


class OutOfScope(Exception):
    """An error: a program's token does not allow this."""


class TooManyTokens(ValueError):
    """An error: the account has as many tokens, or passkeys, as it may have."""
