"""Typography of a complete sentence: elision before names, and minus signs.

Names and numbers are put into a sentence only when it is shown, so the sentence's author cannot
write d’Evert. The browser does the same in web/src/words/typography.ts.
"""

import re
from collections.abc import Mapping

LETTER = r"[^\W\d_]"
ELISION = re.compile(
    rf"(^|[\s(’])(d|qu)e (?!onz|oui)(?=(?:[aeiouàâäåæéèêëîïôöœùûü]|y(?![aeiou])){LETTER})", re.I
)
EUPHONY = re.compile(rf"(^|[\s(’])([ae]) (?=\2{LETTER})", re.I)
"""Places for an Italian d: "a Anna" becomes "ad Anna", and "e Elske" becomes "ed Elske"."""
JOINTS: Mapping[str, tuple[re.Pattern[str], str]] = {
    "fr": (ELISION, r"\1\2’"),
    "it": (EUPHONY, r"\1\2d "),
}
HYPHEN = re.compile(r"(^|[^\w\-])-(?=\d)")
MINUS = "\u2212"


def typeset(language: str, line: str) -> str:
    """Return the line as the language prints it."""
    line = HYPHEN.sub(rf"\1{MINUS}", line)
    if language not in JOINTS:
        return line
    joint, printed = JOINTS[language]
    return joint.sub(printed, line)


def number(value: int) -> str:
    """Format a number outside a sentence, as in a column, with a typographic minus sign."""
    return str(value).replace("-", MINUS)
