"""Names at a table: visible, distinguishable, and no imitations of other names."""

import re
from functools import cache
from pathlib import Path
from unicodedata import category, normalize

from hanse.bots.registry import BOTS
from hanse.tables.store.rows import MatchRow, SeatRow

LONGEST_NAME = 24
LONGEST_GIVEN = 200
"""The maximum length of a given name, before blanks and invisible characters are removed."""
MAX_MARKS = 2
"""The maximum number of accents on one letter, in addition to those of a composed letter."""
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Characters that Unicode lets readers ignore, or that are blank despite their category."""
TALL = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
WIDE = (("m", "rn"), ("w", "vv"), ("d", "cl"))
SPECKS = re.compile("[\u02b9-\u02df\u02e5-\u02ff\u0640\ua788-\ua78c]")
"""Points and lines that Unicode counts as letters or signs."""
LOOKALIKES = Path(__file__).parent / "lookalikes.txt"


BOT_NAMES = ("Arnd", "Birger", "Claas", "Detmar", "Evert")
"""The name of the bot at each seat, if a bot sits there."""


def given_name(who: SeatRow) -> str:
    """Return the name at a seat, without a bot's title, which differs in each language."""
    given = who.name.removeprefix(f"{who.bot.capitalize()} ")
    return given if who.bot and given in BOT_NAMES else who.name


class BadName(ValueError):
    """An error: the name is not allowed; `about` is the name or number that it resembles."""

    def __init__(self, code: str, about: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.about = about


def fitting_name(name: str, row: MatchRow, seat: int) -> str:
    """Return the normalized name for this seat, or the seat's number for no name; raise BadName.

    Sorting the accents of a letter takes quadratic time, so long texts are refused beforehand.
    """
    if len(name) > LONGEST_GIVEN:
        raise BadName("too_long")
    plain = normalize_name(name)
    if not name:
        return str(seat + 1)
    check_form(plain)
    check_alike(plain, row, seat)
    return plain


def normalize_name(name: str) -> str:
    """Return the name without invisible characters, with each letter in its one normal form."""
    seen = INVISIBLE.sub("", normalize("NFKC", INVISIBLE.sub("", name)))
    shown = "".join(c if c.isprintable() else " " for c in seen)
    return normalize("NFC", " ".join(shown.split()))


def check_form(name: str) -> None:
    """Refuse a name that is blank or too long, or has too many accents on a letter."""
    if not any(category(c)[0] in "LNS" for c in name):
        raise BadName("blank")
    if len(name) > LONGEST_NAME:
        raise BadName("too_long")
    marks = "".join("m" if category(c)[0] == "M" else " " for c in name)
    if "m" * (MAX_MARKS + 1) in marks:
        raise BadName("marks")


def check_alike(name: str, row: MatchRow, seat: int) -> None:
    """Refuse a name that looks like that of another player, a bot or a default seat name."""
    own = looks(name)
    for other, who in enumerate(row.seats):
        if other != seat and who.name and own & (looks(who.name) | looks(given_name(who))):
            raise BadName("taken", who.name)
        if other != seat and own & looks(str(other + 1)):
            raise BadName("number", str(other + 1))
    given = "|".join(look for one in BOT_NAMES for look in looks(one))
    for bot in BOTS:
        # In a look, 1 has become l and 0 has become o, so `[lo2-9]` matches any digit.
        titled = rf"({'|'.join(looks(bot))})([lo2-9]*|{given})"
        if any(re.fullmatch(titled, look) for look in own):
            raise BadName("bot", bot.capitalize())


def looks(name: str) -> frozenset[str]:
    """Return a name's looks at a glance: one from its letters as written, one in lower case.

    Names that share a look could be confused. A look is TR39's skeleton, made coarser: it ignores
    case, accents, blanks, points, and signs next to letters.
    """
    plain = normalize_name(name)
    stands, small = skeleton(plain).casefold(), skeleton(plain.casefold())
    return frozenset(map(plain_letters, (stands, small)))


def skeleton(name: str) -> str:
    bare = "".join(c for c in normalize("NFD", name) if category(c)[0] != "M")
    return "".join(prototypes().get(c, c) for c in bare)


def plain_letters(text: str) -> str:
    text = skeleton(text).casefold()
    for one, two in WIDE:
        text = text.replace(one, two)
    tall = SPECKS.sub("", text.translate(TALL))
    return keep_categories(tall, "LN") or keep_categories(tall, "S")


def keep_categories(text: str, kinds: str) -> str:
    return "".join(c for c in text if category(c)[0] in kinds)


@cache
def prototypes() -> dict[str, str]:
    """Return the basic letter that each lookalike from other scripts resembles."""
    lines = LOOKALIKES.read_text("utf-8").splitlines()
    rows = [line.split(" ") for line in lines if not line.startswith("#")]
    return {lookalike: letter for letter, alike in rows for lookalike in alike}
