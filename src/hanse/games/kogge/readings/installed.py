"""Readings of Kogge from installed packages: entry points in the group `hanse.readings`."""

from functools import lru_cache

from hanse.core.packages.extensions import READINGS, find_extensions
from hanse.core.packages.missing_words import dashed, warn_of_missing
from hanse.core.setup import BadSetup
from hanse.games.kogge.default import DEFAULT
from hanse.games.kogge.readings.catalog import READINGS_BY_NAME
from hanse.games.kogge.readings.reading import Reading
from hanse.games.kogge.rule_fields import field_values, replace_fields


@lru_cache(maxsize=1)
def installed_readings() -> tuple[Reading, ...]:
    """Return the readings of other packages, in the order of their names."""
    return find_extensions(READINGS, "kogge", Reading, check_reading)


def check_reading(reading: Reading) -> None:
    """Refuse a reading whose name is taken, or whose first answer is not what Kogge plays."""
    if reading.name in READINGS_BY_NAME:
        raise ValueError("there is one of this name already")
    if field_values(DEFAULT).get(reading.field) != reading.answers[reading.default]:
        raise ValueError(f"{reading.default} is not the usual value of {reading.field}")
    keys = [dashed("option", "kogge", "reading", reading.name, a) for a in ("", *reading.answers)]
    warn_of_missing(f"the reading {reading.name}", reading.words, *keys)
    for value in reading.answers.values():
        replace_fields(DEFAULT, {reading.field: value})


def find_reading(name: str) -> Reading | None:
    """Return the reading of this name, if there is one, here or in an installed package."""
    if name in READINGS_BY_NAME:
        return READINGS_BY_NAME[name]
    return next((reading for reading in installed_readings() if reading.name == name), None)


def field_and_value(name: str, answer: str) -> tuple[str, object]:
    """Return the name of the field that a reading sets, and the field's value for this answer."""
    reading = find_reading(name)
    if reading is None:
        raise BadSetup(f"there is no reading {name}", "no_reading", name)
    if answer not in reading.answers:
        why = f"{name} is one of {', '.join(reading.answers)}, not {answer}"
        raise BadSetup(why, "no_answer", name, answer)
    return reading.field, reading.answers[answer]
