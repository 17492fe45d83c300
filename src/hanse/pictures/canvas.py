"""A canvas that collects the elements of a picture and returns them as one SVG."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import blake2b
from html import escape

import msgspec

from hanse.pictures.scene import Scene
from hanse.pictures.theme import FONTS, fill_in, style, theme

NAMED = re.compile(r'(\sid="|url\(#|href="#)')


type Box = tuple[float, float, float, float]
"""The left and top edges, the width and the height."""


class Symbol(msgspec.Struct, frozen=True):
    """A drawing of the client: its view box and its elements."""

    box: str
    body: str


class Canvas:
    """A picture in progress: later elements lie on top of earlier ones."""

    def __init__(
        self, size: tuple[float, float], symbols: Mapping[str, Symbol], title: str, scene: Scene
    ) -> None:
        self.size = size
        self.symbols = symbols
        self.title = title
        self.scene = scene
        self.parts: list[str] = []

    @contextmanager
    def group(self) -> Iterator[None]:
        """Join all elements that are added meanwhile into one part of the picture."""
        start = len(self.parts)
        yield
        self.parts[start:] = ["".join(self.parts[start:])]

    def add(self, markup: str) -> None:
        """Add elements; `{name}` stands for a colour or typeface of the theme."""
        self.parts.append(markup)

    def place(self, name: str, box: Box, piece: str = "", **values: str) -> None:
        """Add a drawing in a box; `piece` says what it shows, for programs and tests.

        The values are its own colours: `c` of its face, `e` of its edge, `k` and `ink` of its
        lines; and the `sign` of its player.
        """
        symbol, sign = self.symbols[name], escape(values.get("sign", ""))
        body = fill_in(symbol.body, values).replace("§", sign)
        whole = f'viewBox="{symbol.box}" overflow="visible">{body}</symbol>'
        drawings = self.scene.drawings
        number = drawings.setdefault(whole, f"s{len(drawings)}")
        shown = f' data-piece="{piece}"' if piece else ""
        self.add(f'<use href="#{number}" {sides(box)}{shown}/>')

    def rect(self, box: Box, **attributes: str | float) -> None:
        self.add(f"<rect {sides(box)}{written(attributes)}/>")

    def circle(self, x: float, y: float, r: float, **attributes: str | float) -> None:
        self.add(f'<circle cx="{near(x)}" cy="{near(y)}" r="{near(r)}"{written(attributes)}/>')

    def path(self, d: str, **attributes: str | float) -> None:
        self.add(f'<path d="{d}"{written(attributes)}/>')

    def text(self, words: str, x: float, y: float, size: float, **attributes: str | float) -> None:
        """Add words whose baseline begins at this point, or lies around it by `text_anchor`."""
        look = written({"font_size": near(size), **attributes})
        self.add(f'<text x="{near(x)}" y="{near(y)}"{look}>{escape(words)}</text>')

    def svg(self) -> str:
        """Return the picture; its ids differ from those of other pictures on the same page."""
        body = fill_in(self.drawings() + "".join(self.parts), theme(self.scene.theme))
        own = "h" + blake2b(body.encode(), digest_size=4).hexdigest() + "-"
        inner = NAMED.sub(rf"\g<1>{own}", body)
        return f"{self.opening()}<title>{escape(self.title)}</title>{inner}</svg>"

    def drawings(self) -> str:
        """Return all drawings that the picture uses, and its style sheet if it needs one."""
        every = self.scene.drawings.items()
        symbols = "".join(f'<symbol id="{name}" {body}' for body, name in every)
        return f"<defs>{symbols}</defs>{style(self.scene.theme)}"

    def opening(self) -> str:
        width, height = map(near, self.size)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" class="hanse-board" font-weight="700" '
            f'font-family="{FONTS["display"]}" style="font-variant-numeric:lining-nums">'
        )


def near(number: float) -> str:
    """Return a number with at most two decimals."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def sides(box: Box) -> str:
    """Return a box as attributes."""
    x, y, w, h = map(near, box)
    return f'x="{x}" y="{y}" width="{w}" height="{h}"'


def written(attributes: Mapping[str, str | float]) -> str:
    """Return attributes as markup; an underscore in a name stands for a hyphen."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else near(value)}"'
        for name, value in attributes.items()
    )
