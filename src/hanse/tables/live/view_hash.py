"""A hash of a view that server and browser compute alike, to detect differences."""

import zlib
from typing import Any

from msgspec import json

from hanse.core.encoded_views import EncodedSections

UPDATES_PER_CHECK = 100
"""One update in this many carries the hash of the view that the viewer should then have."""


def number(text: str) -> float:
    """Return a number as a browser would write it: 1.0 becomes 1."""
    return int(float(text)) if float(text).is_integer() else float(text)


_read = json.Decoder(float_hook=number).decode
_write = json.Encoder(order="sorted").encode


def view_hash(sections: EncodedSections) -> int:
    """Return the hash of all sections that hold something."""
    read = {name: _read(section) for name, section in sections.items()}
    return json_hash({name: section for name, section in read.items() if section is not None})


def json_hash(value: Any) -> int:  # Any: whatever JSON can hold
    """Return CRC-32 of JSON with its keys in order, never 0; viewHash.ts computes the same."""
    return zlib.crc32(_write(value)) or 1
