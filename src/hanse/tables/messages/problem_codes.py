"""Codes of problems with requests, the same from a server and in a page."""

from hanse.tables.messages.bodies import Problem
from hanse.tables.messages.wire import Update

CODES = {
    "bad_setup": (400, "This cannot be played"),
    "bad_name": (400, "This cannot be your name here"),
    "bad_record": (400, "This is no record that can be played"),
    "malformed": (400, "This is not understood"),
    "not_yours": (403, "You do not play here"),
    "signed_out": (401, "Sign in first"),
    "sign_in_again": (403, "Sign in again for this"),
    "bad_sign_in": (403, "This signs nobody in"),
    "out_of_scope": (403, "The token does not allow this"),
    "not_invited": (403, "One sits down by invitation"),
    "foreign": (403, "Not from another site"),
    "not_found": (404, "Not found"),
    "no_method": (405, "Not in this way"),
    "no_channel": (404, "You have no such channel"),
    "no_grant": (404, "You have no such session, token or passkey"),
    "no_seat": (409, "There is no seat"),
    "begun": (409, "The game has begun"),
    "not_begun": (409, "The game has not begun"),
    "nonce_given": (409, "This seat has given its nonce"),
    "not_over": (409, "The game is not over"),
    "out_of_date": (409, "This is not asked any more"),
    "seat_left": (409, "Somebody else answers for this seat"),
    "not_yet": (409, "The player may still answer"),
    "too_long": (409, "This match takes only answers now"),
    "set_aside": (409, "This game cannot be opened by this version; nothing is lost"),
    "too_large": (413, "Too much at once"),
    "not_json": (415, "Only JSON, please"),
    "unknown_host": (421, "Unknown host name"),
    "bad_address": (422, "This server cannot send there"),
    "too_many_channels": (422, "There are too many channels"),
    "too_many_tokens": (422, "There are too many tokens or passkeys"),
    "too_many_seats": (422, "You have seats at too many tables"),
    "illegal": (422, "The rules do not allow this"),
    "too_many": (429, "Too many requests"),
    "failed": (500, "Our mistake"),
    "try_again": (503, "Temporarily unavailable"),
}
"""Each code with its status as in HTTP and its title. The meaning of a code never changes."""
NAMES = {
    "blank": "a name can be seen: it has a letter, a number or a sign",
    "too_long": "a name has at most 24 characters",
    "marks": "no more than two accents stand on one letter",
    "taken": "somebody at this table is called so, or nearly so",
    "number": "another seat is called so while nobody gives it a name",
    "bot": "a bot is called so",
}
"""Reasons for refused names, for programs and logs; the client has its own words."""


def make_problem(
    code: str, detail: str = "", rule: str = "", update: Update | None = None
) -> Problem:
    status, title = CODES[code]
    return Problem(f"/problems/{code}", title, status, code, detail, rule, update)
