"""Pictures as PNG, for programs that show no SVG. Nothing else in the package needs a rasteriser.

`tools/make_fonts.py` writes the fonts from the client's typefaces. System fonts are never loaded,
so a picture looks the same on every machine.
"""

from importlib.resources import as_file, files

from resvg_py import svg_to_bytes

FONTS = files("hanse.server.limited_processes") / "fonts"
FAMILY, IN_FILE = "Alegreya Sans", "Alegreya Sans Medium"
"""The name of a typeface in style sheets, and in the files of the weight that we have."""


def png(svg: str) -> bytes:
    """Return an SVG as PNG, in its own size."""
    with as_file(FONTS) as folder:
        return svg_to_bytes(
            svg_string=svg.replace(FAMILY, IN_FILE),
            skip_system_fonts=True,
            font_files=sorted(map(str, folder.glob("*.ttf")), key=order_of),
        )


def order_of(file: str) -> tuple[bool, bool]:
    """Return the place of a font: the first one with a family's name is that family.

    Letters that it lacks come from the next font that has them, so names look alike.
    """
    return "-sans-" not in file, not file.endswith("-latin.ttf")
