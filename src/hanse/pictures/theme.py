"""The colours and typefaces of a picture, light or dark."""

import re
from functools import cache
from importlib.resources import files

import msgspec

THEMES = ("light", "dark", "auto")
"""`auto` follows the colours that the reader's system prefers, in browsers only."""
FONTS = {
    "display": "Alegreya, Georgia, serif",
    "text": "Alegreya Sans, Segoe UI, system-ui, sans-serif",
}
DATA = files("hanse.pictures") / "data"
NAME = re.compile(r"\{([\w-]+)\}")


class Colours(msgspec.Struct, frozen=True):
    """Each colour of the client's themes by its name: the light one and the dark one."""

    colours: dict[str, tuple[str, str]]


def read_part[Part](name: str, kind: type[Part]) -> Part:
    """Return a file that `tools/make_board_parts.py` has written."""
    return msgspec.json.decode((DATA / f"{name}.json").read_bytes(), type=kind)


@cache
def theme(name: str) -> dict[str, str]:
    """Return the colours and typefaces of a theme by name."""
    if name not in THEMES:
        raise ValueError(f"the theme is one of {', '.join(THEMES)}, not {name}")
    at, pairs = THEMES.index(name), read_part("theme", Colours).colours
    if name == "auto":
        return FONTS | {colour: f"var(--b-{colour})" for colour in pairs}
    return FONTS | {colour: pair[at] for colour, pair in pairs.items()}


def style(name: str) -> str:
    """Return the style sheet that a picture needs in this theme; none if its colours are fixed."""
    if name != "auto":
        return ""
    pairs = read_part("theme", Colours).colours.items()
    told = "".join(f"--b-{colour}:light-dark({one},{other});" for colour, (one, other) in pairs)
    return f"<style>.hanse-board{{color-scheme:light dark;{told}}}</style>"


def fill_in(markup: str, values: dict[str, str]) -> str:
    """Return the markup with `{name}` replaced; names without a value stay as they are."""
    return NAME.sub(lambda found: values.get(found[1], found[0]), markup)
