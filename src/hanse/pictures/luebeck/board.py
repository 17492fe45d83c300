"""Lübeck's board as SVG: the seas with their cities, lines and cogs, and the score track."""

from collections.abc import Sequence

from hanse.games.luebeck.view.build import View
from hanse.games.luebeck.words import city_name
from hanse.pictures.canvas import Canvas, near
from hanse.pictures.chart_marks import SHADOW, add_ground, add_leader, add_vignette
from hanse.pictures.luebeck.figures import Figures
from hanse.pictures.luebeck.layout import layout_of
from hanse.pictures.luebeck.lines import draw_arrows, draw_lines
from hanse.pictures.luebeck.looks import look_of
from hanse.pictures.luebeck.parts import Layout, Parts, parts
from hanse.pictures.luebeck.plate import draw_plate
from hanse.pictures.luebeck.track import draw_cells, draw_pawns
from hanse.pictures.scene import Scene, place_number

FIELD = -1
BLACK, PALE = 4, "#d9cfbf"
"""The seat whose colour needs a pale stripe in a dark picture."""


def draw(scene: Scene) -> Canvas:
    """Return the board as this viewer knows it."""
    view, every = scene.view, parts()
    assert isinstance(view, View)
    story = scene.story
    title = story.words.say(f"platform-game-{scene.setup.game}")
    canvas = Canvas(every.size, every.symbols, title, scene)
    figures = Figures(canvas, every, scene.signs)
    canvas.add(f"<defs>{SHADOW}</defs>")
    (wide, high), thick = every.inner, every.thick
    canvas.add(f'<g transform="translate({near(thick)} {near(thick)})">')
    names = [city_name(story.phrases, city) for city in range(len(view.chart.cities))]
    draw_sea(figures, scene, names)
    canvas.add("</g>")
    # The cells hide the coasts that leave the sea. Clipping these would take ten times the memory.
    with canvas.group():
        draw_cells(canvas, every)
    canvas.rect(
        (thick - 0.8, thick - 0.8, wide + 1.6, high + 1.6),
        fill="none",
        stroke="{card-edge}",
        stroke_width=1.6,
    )
    draw_pawns(figures, view.players.scores)
    return canvas


def draw_sea(figures: Figures, scene: Scene, names: Sequence[str]) -> None:
    """Draw the seas, with everything on them."""
    canvas, every, view = figures.canvas, figures.parts, scene.view
    assert isinstance(view, View)
    layout = layout_of(view.chart)
    add_ground(canvas, every.ground, *every.inner)
    add_vignette(canvas, 0, 0, *every.inner)
    with canvas.group():
        for box, spot in zip(layout.plates, layout.spots, strict=True):
            add_leader(canvas, box, every.scale.point(spot))
    looks = [look_of(view.chart, city, every) for city in range(len(names))]
    arrows = [(place_number(a, names), place_number(b, names)) for a, b in scene.arrows]
    draw_arrows(canvas, layout, arrows)
    with canvas.group():
        draw_lines(canvas, every, layout, view.chart, looks)
    draw_field(canvas, every, view)
    aboard = own_places(view, scene.seat)
    for city, (box, name) in enumerate(zip(layout.plates, names, strict=True)):
        mark = "first" if city == 0 else "anchor" if city in view.chart.ends else ""
        ring = stripe(every, scene) if city in aboard else ""
        with canvas.group():
            draw_plate(canvas, every, box, name, looks[city], mark=mark, ring=ring)
    draw_cogs(figures, view, layout)


def draw_field(canvas: Canvas, every: Parts, view: View) -> None:
    """Draw the field of the cogs that are in no city, with their number."""
    x, y, w, h = every.field
    canvas.rect(
        (x + 1, y + 1, w - 2, h - 2),
        rx=9,
        fill="{land}",
        fill_opacity=0.62,
        stroke="{chart-ink}",
        stroke_opacity=0.75,
        stroke_width=2,
        stroke_dasharray="6 4",
    )
    free = view.sea.places.count(FIELD)
    canvas.text(
        f"{free} / {len(view.sea.places)}", x + w / 2, y + 15, 13, text_anchor="middle",
        fill="{ink}", font_family="{text}", data_sign="field",
    )  # fmt: skip


def crew_of(view: View, cog: int) -> list[int]:
    """Return the seats of the figures aboard a cog, one for each figure."""
    seats = view.setup.seats
    return [seat for seat in range(seats) for _ in range(view.sea.crews[cog * seats + seat])]


def own_places(view: View, seat: int) -> set[int]:
    """Return the places of the cogs with a figure of this seat."""
    return {place for cog, place in enumerate(view.sea.places) if seat in crew_of(view, cog)}


def stripe(every: Parts, scene: Scene) -> str:
    """Return the colour of the viewer's stripe, which is visible on both themes."""
    dark = scene.theme == "dark" and scene.seat == BLACK
    return PALE if dark else every.seats.colours[scene.seat]


def draw_cogs(figures: Figures, view: View, layout: Layout) -> None:
    """Draw every cog, at its city or on the field."""
    every, places = figures.parts, view.sea.places
    for cog, city in enumerate(places):
        same = [one for one, place in enumerate(places) if place == city]
        at, many = same.index(cog), len(same)
        if city == FIELD:
            x, y = field_spot(every, at, many)
        else:
            first, y, step = layout.berths[city][min(many, len(layout.berths[city])) - 1]
            x = first + at * step
        with figures.canvas.group():
            figures.cog(cog, crew_of(view, cog), x, y)


def field_spot(every: Parts, at: int, many: int) -> tuple[float, float]:
    """Return the corner of one of the free cogs."""
    (x, y, w, h), cog = every.field, every.sizes.cog
    step = min(cog * 0.8, (w - cog) / max(1, many - 1))
    first = x + (w - cog - (many - 1) * step) / 2
    return first + at * step, y + h - cog * 1.1
