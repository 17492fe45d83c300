"""Limits on the terms of a new table, checked before anything is read or played."""

from collections.abc import Mapping

from hanse.core.setup import BadSetup
from hanse.core.text_limits import LONGEST_DATA, data_fault, position_fault
from hanse.games import GAMES
from hanse.tables.messages.bodies import NewTable, SetupRequest

MAX_SEATS = 16
MAX_CHOICES = 64
"""The maximum number of variants or readings of one table."""
LONGEST_CHOICE = 200
MAX_FILES = 8


def request_of(wanted: NewTable) -> SetupRequest:
    """Return the setup that a new table asks for, with each variant only once."""
    variants = tuple(dict.fromkeys(wanted.variants))
    return SetupRequest(len(wanted.seats), wanted.edition, variants, wanted.readings, wanted.data)


def check_table(wanted: NewTable) -> None:
    """Raise BadSetup for a table that is too large to consider."""
    if len(wanted.seats) > MAX_SEATS:
        raise BadSetup(f"a table has at most {MAX_SEATS} seats")
    if fault := position_fault(wanted.position):
        raise BadSetup(f"the position cannot be read: {fault.why}", line=fault.line)
    check_setup(wanted.game, request_of(wanted))


def check_setup(game: str, wanted: SetupRequest) -> None:
    """Raise BadSetup for too many choices, long names, or files too large to be parsed."""
    if not 0 <= wanted.seats <= MAX_SEATS:
        raise BadSetup(f"a table has at most {MAX_SEATS} seats")
    if max(len(wanted.variants), len(wanted.readings)) > MAX_CHOICES:
        raise BadSetup(f"a table has at most {MAX_CHOICES} variants and readings")
    said = (wanted.edition, *wanted.variants, *wanted.readings, *wanted.readings.values())
    if max(map(len, said)) > LONGEST_CHOICE:
        raise BadSetup(f"no variant, reading or answer has more than {LONGEST_CHOICE} characters")
    if len(wanted.data) > MAX_FILES:
        raise BadSetup(f"a table has at most {MAX_FILES} files")
    for name, text in own_texts(game, wanted.data).items():
        check_file(name, text)


def check_file(name: str, text: str) -> None:
    """Raise BadSetup, with the line of the fault, for a file that is too large or too deep."""
    if len(text) > LONGEST_DATA:
        most = str(LONGEST_DATA)
        raise BadSetup(f"the {name} has more than {most} characters", f"{name}_long", most)
    if fault := data_fault(text):
        why = f"the {name} cannot be read: {fault.why}"
        raise BadSetup(why, f"{name}_unreadable", fault.why, line=fault.line)


def own_texts(game: str, data: Mapping[str, str]) -> dict[str, str]:
    """Return the files supplied as text, without those that name one of the server's files."""
    shipped = GAMES[game].about.shipped if game in GAMES else {}
    return {
        name: text for name, text in data.items() if name in shipped and text not in shipped[name]
    }
