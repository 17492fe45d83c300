import { clipped } from "./plain.mjs";

const [WIDTH, HEIGHT, THICK] = [1090, 600, 30];
const INNER = [WIDTH - 2 * THICK, HEIGHT - 2 * THICK];
const COGS = 12;
const HEAD = 15;
/** The words for colours that a map may use. */
const WORDS = "ivory blue pink orange purple violet green sky turquoise brown white red black grey yellow".split(" ");

const near = (number) => Math.round(number * 10) / 10;
const point = ({ x, y }) => [near(x), near(y)];
const box = ({ x, y, w, h }) => [x, y, w, h].map(near);

export async function luebeckParts({ load, draw, read, plain }, charts) {
  const games = "/src/games/luebeck";
  const [board, { layLines }, lines, { cellOf, CELLS }, look, seats, { COAST, HARBOURS }, { PLACES }] =
    await Promise.all(
      [
        `${games}/board/chart.ts`,
        `${games}/routes/lay.ts`,
        `${games}/routes/draw.ts`,
        `${games}/board/track.ts`,
        `${games}/pieces/look.ts`,
        "/src/ui/seatColours.ts",
        `${games}/art/coast.ts`,
        `${games}/board/places.ts`,
      ].map(load),
    );
  const empty = board.chart(...INNER, { cities: [], signs: [], spots: [], lines: [] });
  const ground = plain.inside(await draw(`${games}/art/Seas.svelte`, { chart: empty, spots: [] })).body;
  const layOf = (map) => {
    const sheet = board.chart(...INNER, map);
    const curves = layLines(sheet, COAST, map.lines);
    const all = map.cities.map((_, city) => city);
    return {
      cities: map.cities,
      spots: map.spots,
      plates: sheet.plates.map(box),
      berths: all.map((city) => berthsOf(sheet, city)),
      lines: curves.map((curve, at) => {
        if (!curve) return null;
        const others = curves.filter((other) => other && other !== curve);
        const badge = lines.badgeSpot(sheet, curve, others, all);
        const { a, c, d, b } = curve;
        return {
          from: map.lines[at].start,
          to: map.lines[at].end,
          ...lines.drawCurve(curve, HEAD),
          badge: badge && point(badge),
          points: [a, c, d, b].flatMap(point),
        };
      }),
    };
  };
  const berthsOf = (sheet, city) =>
    Array.from({ length: COGS }, (_, at) => {
      const first = point(board.berth(sheet, city, 0, at + 1));
      return [...first, near(board.berth(sheet, city, 1, at + 1).x - first[0])];
    });
  return {
    size: [WIDTH, HEIGHT],
    thick: THICK,
    cells: Array.from({ length: CELLS }, (_, at) => box(cellOf(at, WIDTH, HEIGHT, THICK))),
    scale: empty.scale,
    sizes: empty.sizes,
    field: box(empty.field),
    ground: ground.replace(/(id="coast" d=")([^"]*)/, (_, start, path) => start + clipped(path, ...INNER)),
    maps: charts.map(layOf),
    harbours: HARBOURS,
    places: PLACES.desk,
    colours: Object.fromEntries([...WORDS, ""].map((word) => [word, look.colourOf(word)])),
    seats: {
      colours: seats.SEAT_COLOURS,
      inks: seats.SEAT_INKS,
      edges: seats.SEAT_COLOURS.map((_, seat) => seats.seatEdge(seat)),
    },
    symbols: plain.symbols(read(`${games}/art/symbols.svg`)),
  };
}
