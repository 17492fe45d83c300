"""Kogge's board as SVG: the sea with its cities, ways, cogs and the guild master."""

from hanse.games.kogge.view.sections import View
from hanse.pictures.canvas import Canvas
from hanse.pictures.chart_marks import SHADOW, add_frame, add_ground, add_vignette
from hanse.pictures.kogge.card import CityCard
from hanse.pictures.kogge.cities import NONE, cities
from hanse.pictures.kogge.parts import Parts, Sea, parts
from hanse.pictures.kogge.ways import draw_arrows
from hanse.pictures.scene import Scene, place_number

COG_HEIGHT = 1.09


def draw(scene: Scene) -> Canvas:
    """Return the board as this viewer knows it."""
    view, every = scene.view, parts()
    assert isinstance(view, View)
    found, story = [*cities(view)], scene.story
    names = [story.phrases.name("city", city.at) for city in found]
    sea = every.seas[str(len(found))]
    title = story.words.say(f"platform-game-{scene.setup.game}")
    canvas = Canvas(every.size, every.symbols, title, scene)
    canvas.add(f"<defs>{SHADOW}</defs>")
    add_ground(canvas, sea.ground, *every.size)
    add_vignette(canvas, 0, 0, *every.size)
    add_frame(canvas, *every.size)
    arrows = [(place_number(a, names), place_number(b, names)) for a, b in scene.arrows]
    draw_arrows(canvas, sea, arrows)
    own = view.fleet.cogs[scene.seat] if scene.seat in range(len(view.fleet.cogs)) else NONE
    for city in sorted(found, key=lambda one: sea.cards[one.at][0]):
        card = CityCard(canvas, every, scene.signs, sea.cards[city.at])
        card.draw(city, names[city.at], own=city.at == own)
    draw_cogs(canvas, scene, every, sea)
    return canvas


def draw_cogs(canvas: Canvas, scene: Scene, every: Parts, sea: Sea) -> None:
    """Draw every cog at its quay, in a row from the right."""
    view, size = scene.view, every.card.cog
    assert isinstance(view, View)
    for city in cities(view):
        for place, seat in enumerate(city.cogs):
            x, y = sea.berths[city.at][place]
            kind = "pirate" if seat == view.players.pirate else "cog"
            box = (x - size / 2, y - size / 2, size, size * COG_HEIGHT)
            canvas.place(f"{kind}-{seat}", box, piece=f"cog:{seat}", sign=scene.signs[seat])
