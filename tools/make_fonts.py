"""Write the fonts of link previews from the client's typefaces, which the rasteriser cannot read.

A WOFF file holds the tables of a TrueType file, compressed. `python -m tools.make_fonts` needs the
client's packages; `--check` only compares.
"""

import struct
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).parents[1]
FROM = ROOT / "web/node_modules/@fontsource"
FONTS = ROOT / "src/hanse/server/limited_processes/fonts"
FACES = (("alegreya", 700), ("alegreya-sans", 500))
SUBSETS = ("latin", "latin-ext", "greek", "cyrillic")
HEAD, ENTRY = 44, 20
"""The sizes in bytes of a WOFF file's head, and of the entry of a table."""


def unpacked(woff: bytes) -> bytes:
    """Return the TrueType file of a WOFF file."""
    flavor, number = woff[4:8], int.from_bytes(woff[12:14])
    power = number.bit_length() - 1
    search = 16 << power
    start = flavor + struct.pack(">4H", number, search, power, 16 * number - search)
    at, entries, tables = len(start) + 16 * number, b"", b""
    for entry in range(HEAD, HEAD + ENTRY * number, ENTRY):
        tag, offset, packed, length, checksum = struct.unpack_from(">4s4I", woff, entry)
        entries += tag + struct.pack(">3I", checksum, at + len(tables), length)
        table = woff[offset : offset + packed]
        table = zlib.decompress(table) if packed < length else table
        tables += table + bytes(-length % 4)
    return start + entries + tables


def files() -> dict[str, bytes]:
    """Return every file by its name: the fonts, and the licence of each typeface."""
    found = {
        f"{face}-{subset}.ttf": unpacked(
            (FROM / face / f"files/{face}-{subset}-{weight}-normal.woff").read_bytes()
        )
        for face, weight in FACES
        for subset in SUBSETS
    }
    return found | {f"{face}.txt": (FROM / face / "LICENSE").read_bytes() for face, _ in FACES}


def main() -> None:
    stale = []
    for name, body in files().items():
        path = FONTS / name
        if path.exists() and path.read_bytes() == body:
            continue
        if "--check" in sys.argv:
            stale.append(f"{path.relative_to(ROOT)} differs: python -m tools.make_fonts")
        else:
            path.write_bytes(body)
    sys.exit("\n".join(stale) or None)


if __name__ == "__main__":
    main()
