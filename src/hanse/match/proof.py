"""Checks that a record follows the rules, and that nobody influenced its random draws."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from hanse.core.dice import Dice, commitment, key_of
from hanse.core.notation.positions import BadLine
from hanse.core.records.header import Head, Lines, game_of, read_about, revision_of
from hanse.core.records.parse import Reader, draws_by_line
from hanse.core.records.record import About, are_next_draws
from hanse.games import GAMES

LONGEST_MATCH = 64
"""The maximum length of a match name in bytes, because BLAKE2b takes no longer key."""
RESULTS = ("end by ", "open")


class Finding(StrEnum):
    """The result of a check."""

    RIGHT = "right"
    UNCHECKED = "not checked"
    NOTED = "noted"
    WRONG = "wrong"


class Check(Struct, frozen=True):
    """The result of one check; `line` is the place of the fault, if it is a single line."""

    subject: str
    finding: Finding
    text: str
    line: int = 0


def prove(text: str) -> list[Check]:
    """Check everything in a record; report missing parts as unchecked."""
    try:
        head = Head(Lines(text))
        about, seats = read_about(head), head.text("seats")
        # The draws are checked even if today's rules cannot play the record: a draw is k of n, in
        # order, and needs no rules (decision 5).
        return [*replay_checks(text, head), *chance_checks(text, about, seats)]
    except BadLine as wrong:
        return [unreadable_line("record", wrong)]


def unreadable_line(subject: str, wrong: BadLine, more: str = "") -> Check:
    """Return the check of a line that cannot be read or played."""
    return Check(subject, Finding.WRONG, str(wrong) + more, wrong.line)


def replay_checks(text: str, head: Head) -> Iterator[Check]:
    """Yield checks from playing the record by today's rules, and a note if its own are older."""
    spec = game_of(head, GAMES)
    revision = revision_of(head, spec)
    older = revision < spec.about.revision
    if older:
        yield Check("revision", Finding.NOTED, older_words(revision, spec.about.revision))
    try:
        entries = len(Reader(text, GAMES).record.entries)
    except BadLine as wrong:
        yield unreadable_line("rules", wrong, ": today's rules cannot play it" if older else "")
        return
    yield Check("rules", Finding.RIGHT, f"{entries} entries, each as the rules allow")
    yield result_check(text)


def older_words(revision: int, newest: int) -> str:
    return (
        f"begun by revision {revision} of the rules, which are now at revision {newest}; "
        "today the same key may draw something else"
    )


def result_check(text: str) -> Check:
    """Return the check that there is a result; the reader has compared it with the game."""
    results = [line for line in text.strip().split("\n") if line.startswith(RESULTS)]
    if not results:
        return Check("result", Finding.UNCHECKED, "no result is stated")
    if results[-1] == "open":
        return Check(
            "result", Finding.UNCHECKED, "the game is not over; the later draws are secret"
        )
    return Check("result", Finding.RIGHT, results[-1])


def chance_checks(text: str, about: About, seats: str) -> Iterator[Check]:
    """Yield checks of the promised seed, a nonce from each seat, and every draw from their key."""
    if not about.seed:
        no_seed = "no seed is given, so the draws cannot be drawn again"
        yield Check("draws", Finding.UNCHECKED, no_seed)
        return
    try:
        seed, nonces = bytes.fromhex(about.seed), [bytes.fromhex(nonce) for nonce in about.nonces]
    except ValueError:
        yield Check("key", Finding.WRONG, "seed and nonces are written in hex")
        return
    yield commitment_check(seed, about)
    yield nonce_check(nonces, seats)
    yield draw_check(text, key_of(seed, nonces))


def commitment_check(seed: bytes, about: About) -> Check:
    subject = "commitment"
    if not about.commitment:
        reason = "no commitment is given, so the seed may have been chosen afterwards"
        return Check(subject, Finding.UNCHECKED, reason)
    too_long = len(about.match.encode()) > LONGEST_MATCH
    if too_long or commitment(seed, about.match).hex() != about.commitment:
        reason = "this is not the seed whose hash was shown before play"
        return Check(subject, Finding.WRONG, reason)
    match = f", for match {about.match}" if about.match else ""
    return Check(subject, Finding.RIGHT, f"the seed is the one whose hash was shown{match}")


def nonce_check(nonces: list[bytes], seats: str) -> Check:
    if not nonces:
        reason = "none is given, so the author of the seed chose the chance"
        return Check("nonces", Finding.UNCHECKED, reason)
    if str(len(nonces)) != seats:
        return Check("nonces", Finding.WRONG, f"nonces of {len(nonces)} seats, of {seats}")
    gave = ", ".join(str(seat) for seat, nonce in enumerate(nonces, start=1) if nonce)
    return Check(
        "nonces", Finding.RIGHT, f"given by the seats {gave}" if gave else "given by nobody"
    )


def draw_check(text: str, key: bytes) -> Check:
    """Return the check that repeats all draws in order; a missing draw changes all later ones."""
    dice, count = Dice(key), 0
    for number, draws in draws_by_line(text):
        if not are_next_draws(dice, draws):
            reason = f"line {number}: not what the key gives"
            return Check("draws", Finding.WRONG, reason, number)
        count += len(draws)
    return Check("draws", Finding.RIGHT, f"{count}, each as the key gives it")
