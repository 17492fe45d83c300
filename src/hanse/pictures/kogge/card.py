"""The card of a city: its name, number, goods, offices, ways, raids and the guild master.

The distances are those of the client's CityCard.svelte, CityGoods.svelte and CityRaids.svelte.
"""

from hanse.pictures.canvas import Canvas, near
from hanse.pictures.chart_marks import add_shadow
from hanse.pictures.kogge.cities import City, Exit
from hanse.pictures.kogge.goods import draw_goods
from hanse.pictures.kogge.parts import Parts, Point

BORDER = 1.6
HEAD = 28
"""The height of the band with the name."""
FOOT = 4
"""The distance of offices and ways from the bottom."""
HOUSE = (27.0, 29.16)
SITE_GAP = 6
SLOT, SLOT_GAP = 33, 5
BASELINE = 0.34
"""The distance from the middle of digits and capitals to their baseline, by their size."""


class CityCard:
    """A card in a picture, with its middle at one point."""

    def __init__(self, canvas: Canvas, parts: Parts, signs: tuple[str, ...], spot: Point) -> None:
        self.canvas = canvas
        self.parts = parts
        self.signs = signs
        self.w, self.h = parts.card.w, parts.card.h
        self.x, self.y = spot[0] - self.w / 2, spot[1] - self.h / 2

    def draw(self, city: City, name: str, *, own: bool) -> None:
        """Draw the card; the one with the viewer's cog has a ring."""
        with self.canvas.group():
            self.draw_all(city, name, own=own)

    def draw_all(self, city: City, name: str, *, own: bool) -> None:
        self.draw_paper(city, own=own)
        self.draw_name(city, name)
        draw_goods(
            self.canvas, city, (self.x + BORDER, self.y + BORDER + HEAD), self.w - 2 * BORDER,
            self.foot - max(SLOT, HOUSE[1]),
        )  # fmt: skip
        self.draw_sites(city)
        self.draw_exits(city.exits)
        self.draw_raids(city)
        if city.guild:
            x, y = self.x + BORDER - 14, self.y + self.h - BORDER - 12 - 37
            self.canvas.place("guild", (x, y, 26, 37), piece="guild")

    @property
    def foot(self) -> float:
        """The bottom of offices and ways."""
        return self.y + self.h - BORDER - FOOT

    def draw_paper(self, city: City, *, own: bool) -> None:
        canvas, box = self.canvas, (self.x, self.y, self.w, self.h)
        add_shadow(canvas, *box)
        if own:
            canvas.rect(
                (self.x - 1.5, self.y - 1.5, self.w + 3, self.h + 3),
                rx=9.5,
                fill="none",
                stroke="{go}",
                stroke_width=3,
            )
        wide = self.w * 0.76
        high = wide * 50 / 120
        left = self.x + self.w / 2 - 0.42 * wide
        canvas.place(
            f"sky{city.at}", (left, self.y + BORDER + 1.5 - high, wide, high), ink="{card-edge}"
        )
        canvas.rect(
            (self.x + 0.8, self.y + 0.8, self.w - 1.6, self.h - 1.6),
            rx=7.2,
            fill="url(#paper)",
            stroke="{card-edge}",
            stroke_width=BORDER,
        )

    def good_of(self, number: int) -> int:
        goods = self.parts.goods
        return goods.of[number] if 0 <= number < len(goods.of) else -1

    def draw_name(self, city: City, name: str) -> None:
        """Draw the band in the colour of the city's good, with its name and number."""
        canvas, goods = self.canvas, self.parts.goods
        good = self.good_of(city.number)
        face = goods.colours[good] if good >= 0 else "#777"
        x, y, w = self.x + BORDER, self.y + BORDER, self.w - 2 * BORDER
        band = (
            f"M{near(x)},{near(y + HEAD)}v-{HEAD - 6}q0,-6 6,-6h{near(w - 12)}q6,0 6,6v{HEAD - 6}z"
        )
        canvas.path(band, fill=face)
        canvas.path(
            f"M{near(x)},{near(y + HEAD - 0.7)}h{near(w)}", stroke="{card-edge}", stroke_width=1.4
        )
        crested = city.at != city.number
        badge = self.parts.card.badge
        indent = badge * (0.95 if crested else 0.66)
        ink = goods.inks[good] if good >= 0 else "#000"
        canvas.text(name, x + indent, y + 13.8 + 20 * 0.31, 20, fill=ink)
        left, top = x - badge * 0.38, y - badge * 0.24
        if crested:
            self.draw_crest(left, top, badge)
            left, top = left + 3, top + 3
        self.draw_marker(city.number, (left, top), badge, "number")

    def draw_crest(self, x: float, y: float, badge: float) -> None:
        """Draw the shield behind the number that a crest gives to a city."""
        w, h = badge + 6, badge + 10
        self.canvas.path(
            f"M{near(x)},{near(y + 4)}q0,-4 4,-4h{near(w - 8)}q4,0 4,4V{near(y + h / 2)}"
            f"a{near(w / 2)},{near(h / 2)} 0 0 1 -{near(w)},0z",
            fill="#7d241d", stroke="#e7bd55", stroke_width=2,
        )  # fmt: skip

    def draw_marker(self, value: int, top_left: Point, size: float, what: str) -> None:
        """Draw a marker with its value; a value below 0 lies face down."""
        (x, y), goods, good = top_left, self.parts.goods, self.good_of(value)
        piece = f"{what}:{value}"
        if value < 0:
            ink, sign = "#f3e3bd", "?"
            self.canvas.place("seal-down", (x, y, size, size), piece=piece)
        else:
            ink, sign = goods.inks[good], str(value)
            look = {"c": goods.colours[good], "e": goods.edges[good]}
            self.canvas.place("seal", (x, y, size, size), piece=piece, **look)
        self.centred(sign, (x + size / 2, y + size / 2), max(13, size * 0.64), fill=ink)

    def centred(self, sign: str, middle: Point, size: float, **look: str) -> None:
        x, y = middle
        self.canvas.text(sign, x, y + size * BASELINE, size, text_anchor="middle", **look)

    def draw_sites(self, city: City) -> None:
        """Draw the offices and free sites, with the goods in the offices."""
        w, h = HOUSE
        left = self.x + BORDER + (17 if city.guild else 7)
        for at, (seat, held) in enumerate(city.sites):
            x, y = left + at * (w + SITE_GAP), self.foot - h
            sign = self.signs[seat] if seat >= 0 else ""
            self.canvas.place(f"house-{seat}", (x, y, w, h), piece=f"house:{seat}", sign=sign)
            if held:
                self.draw_held(held, x + w + 6, y - 6)

    def draw_held(self, count: int, right: float, top: float) -> None:
        wide = 8 + 7.2 * len(str(count))
        self.canvas.rect(
            (right - wide + 0.5, top + 0.5, wide - 1, 15),
            rx=7,
            fill="{card}",
            stroke="{card-edge}",
            stroke_width=1,
        )
        look = {"fill": "{card-ink}", "font_family": "{text}"}
        self.centred(str(count), (right - wide / 2, top + 8), 13, **look)

    def draw_exits(self, exits: tuple[Exit, ...]) -> None:
        """Draw the ways out, with their letters."""
        right = self.x + self.w - BORDER - 5
        for at, way in enumerate(exits):
            x = right - (len(exits) - at) * SLOT - (len(exits) - 1 - at) * SLOT_GAP
            y = self.foot - SLOT
            self.draw_marker(way.to, (x, y), SLOT, "way")
            if way.secret:
                self.canvas.place("eye", (x + SLOT + 6 - 13, y - 7, 13, 13), piece="eye")
            middle = (x - 4 + 7.5, self.foot + 3 - 7.5)
            self.canvas.circle(*middle, 7.5, fill="{card-ink}")
            look = {"fill": "{card}", "font_family": "{text}"}
            self.centred("AB"[at % 2], middle, 13, **look)

    def draw_raids(self, city: City) -> None:
        """Draw the flags of the players who raided the city."""
        right, bottom = self.x + self.w - BORDER, self.y + BORDER + 10
        seats = self.parts.seats
        for at, seat in enumerate(city.raided):
            x = right - 26 * (len(city.raided) - at)
            colour = seats.colours[seat]
            self.canvas.place("raid", (x, bottom - 31, 26, 31), piece=f"raid:{seat}", c=colour)
            edge: dict[str, str | float] = {"stroke": "#1a1209", "stroke_width": 1.0}
            self.canvas.rect((x + 14, bottom - 15, 15, 15), rx=7.5, fill=colour, **edge)
            self.centred(self.signs[seat], (x + 21.5, bottom - 7.5), 13, fill=seats.inks[seat])
