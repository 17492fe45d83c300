"""The picture of a link: words on paper next to a scene, as a PNG, without any image library.

web/tools/link_art.mjs drew letters and scenes beforehand, as numbers of a palette: the first shades
lead from paper to ink, then come the seat colours. Writing only copies rows.
"""

import json
import struct
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

WIDTH, HEIGHT = 1200, 630
PAPER = 690
"""The right edge of the paper."""
MARGIN = 48
SHADES = 16
INK = SHADES - 1
SEATS = 6
COLOURS = 256
ART = files("hanse.server.pages") / "link_art"
LETTERS = "letters.bin"
SPACE = 0.26
"""The width of a space, as a fraction of the letters' size."""


class Letter(NamedTuple):
    """A drawn letter: its advance, its position, and its rows of shades."""

    advance: int
    left: int
    top: int
    rows: tuple[bytes, ...]


class Line(NamedTuple):
    """A line of words: its face, its text, its baseline, and its left edge."""

    face: str
    words: str
    y: int
    x: int = MARGIN


SIZES = {"title": 92, "head": 44, "text": 32}


@cache
def letters(face: str) -> dict[str, Letter]:
    """Return every letter of a face."""
    font = json.loads(zlib.decompress((ART / LETTERS).read_bytes()))[face]
    return {
        sign: Letter(advance, round(left), top, tuple(shades(row) for row in rows))
        for sign, (advance, left, top, rows) in font.items()
    }


def shades(row: str) -> bytes:
    return bytes(int(digit, SHADES) for digit in row)


@cache
def scene(game: str) -> tuple[bytes, bytes]:
    """Return the palette and rows of a game's scene, or of another game's if it has none."""
    scenes = {file.name: file for file in ART.iterdir() if file.name.endswith(".bin")}
    del scenes[LETTERS]
    drawn_for = scenes.get(f"{game}.bin") or scenes[min(scenes)]
    raw = zlib.decompress(drawn_for.read_bytes())
    return raw[: 3 * COLOURS], raw[3 * COLOURS :]


def draw_picture(game: str, lines: Sequence[Line], seats: Sequence[tuple[int, int, int]]) -> bytes:
    """Return the picture with these lines, and a disc for each seat: its number, x and y."""
    palette, ground = scene(game)
    canvas = bytearray(ground)
    for seat, x, y in seats:
        disc(canvas, x, y, 17, INK)
        disc(canvas, x, y, 14, SHADES + seat % SEATS)
    for line in lines:
        write(canvas, line)
    return png(palette, bytes(canvas))


def write(canvas: bytearray, line: Line) -> None:
    """Write a line, shortened with dots if it does not fit on the paper."""
    known, x = letters(line.face), line.x
    for sign in fit_line(line):
        if letter := known.get(sign):
            put(canvas, letter, x, line.y)
            x += letter.advance
        else:
            x += blank(line.face)


def fit_line(line: Line) -> str:
    room = PAPER - MARGIN - line.x
    words = line.words
    while words and width(line.face, words) > room:
        words = words.removesuffix("…")[:-1].rstrip() + "…"
    return words


def width(face: str, words: str) -> int:
    known = letters(face)
    return sum(known[sign].advance if sign in known else blank(face) for sign in words)


def blank(face: str) -> int:
    return round(SPACE * SIZES[face])


def put(canvas: bytearray, letter: Letter, x: int, y: int) -> None:
    """Draw a letter on the paper; where letters overlap, the darker shade wins."""
    for at, row in enumerate(letter.rows):
        start = (y + letter.top + at) * WIDTH + x + letter.left
        under = canvas[start : start + len(row)]
        canvas[start : start + len(row)] = bytes(map(max, row, under))


def disc(canvas: bytearray, x: int, y: int, radius: int, colour: int) -> None:
    for row in range(-radius, radius + 1):
        half = int((radius * radius - row * row) ** 0.5)
        start = (y + row) * WIDTH + x - half
        canvas[start : start + 2 * half + 1] = bytes([colour]) * (2 * half + 1)


def png(palette: bytes, body: bytes) -> bytes:
    """Return a palette image as a PNG file."""
    rows = b"".join(b"\0" + body[at : at + WIDTH] for at in range(0, len(body), WIDTH))
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(chunk, *zip(*parts, strict=True)))


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
