"""What two views differ in, field by field, to be read by whoever broke a law."""

from msgspec import json

from hanse.core.notation.positions import parts
from hanse.core.wire import encode

ABSENT = "(absent)"


def differing(real: object, imagined: object) -> str:
    """Return a line for each field that differs: first as it really is, then as imagined."""
    first, second = fields(real), fields(imagined)
    names = sorted({*first, *second})
    return "".join(
        f"\n{name}: really {first.get(name, ABSENT)}, imagined {second.get(name, ABSENT)}"
        for name in names
        if first.get(name) != second.get(name)
    )


def fields(whole: object) -> dict[str, str]:
    """Return every field of a view by its path, as JSON."""
    return dict(parts(json.decode(encode(whole)), {}))
