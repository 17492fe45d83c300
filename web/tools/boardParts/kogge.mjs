import { clipped } from "./plain.mjs";

const [WIDTH, HEIGHT] = [1090, 735];
const SEATS = [0, 1, 2, 3, 4, 5];
const GOODS = [0, 1, 2, 3];
/** The most cogs that can lie at one city, and the most ways from one city to another from which a picture chooses. */
const COGS = 5;
const WAYS = 4;
const SIGN = "§";

const point = ({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

export async function koggeParts({ load, draw, plain }) {
  const games = "/src/games/kogge";
  const [places, look, seats, { Routes }, { COAST }, { HARBOURS }, { BOX }] = await Promise.all(
    [
      `${games}/board/places.ts`,
      `${games}/pieces/look.ts`,
      "/src/ui/seatColours.ts",
      `${games}/routes/routes.ts`,
      `${games}/art/coast.ts`,
      `${games}/board/harbours.ts`,
      "/src/protocol/kogge.ts",
    ].map(load),
  );
  const piece = async (name, props) => plain.inside(await draw(`${games}/pieces/${name}.svelte`, props));
  const { card } = places.chart(WIDTH, HEIGHT, HARBOURS.length);
  const symbols = plain.symbols(await draw(`${games}/art/Symbols.svelte`, {}));
  for (const good of GOODS) symbols[`good-${good}`] = await piece("Good", { good, size: 17 });
  for (const seat of [-1, ...SEATS]) symbols[`house-${seat}`] = await piece("House", { seat, sign: SIGN, size: 27 });
  for (const seat of SEATS) {
    symbols[`cog-${seat}`] = await piece("Sailship", { seat, sign: SIGN, size: card.cog });
    symbols[`pirate-${seat}`] = await piece("Sailship", { seat, sign: SIGN, size: card.cog, pirate: true });
  }
  const eye = await draw(`${games}/pieces/Marker.svelte`, { value: 0, secret: true });
  symbols.eye = plain.inside(eye.slice(eye.lastIndexOf("<svg")));
  const seas = {};
  for (const cities of [HARBOURS.length - 1, HARBOURS.length]) {
    const sheet = places.chart(WIDTH, HEIGHT, cities);
    const ground = plain.inside(await draw(`${games}/art/Sea.svelte`, { chart: sheet })).body;
    seas[cities] = {
      ground: ground.replace(/(id="coast" d=")([^"]*)/, (_, start, path) => start + clipped(path, WIDTH, HEIGHT)),
      cards: sheet.cards.map(point),
      berths: sheet.cards.map((_, city) =>
        Array.from({ length: COGS }, (_, place) => point(places.berth(sheet, city, place))),
      ),
      ways: waysOf(new Routes(sheet, COAST), cities),
    };
  }
  return {
    size: [WIDTH, HEIGHT],
    card,
    goods: { colours: look.GOOD_COLOURS, edges: look.GOOD_EDGES, inks: look.GOOD_INKS, of: BOX.good_of },
    seats: { colours: seats.SEAT_COLOURS, inks: seats.SEAT_INKS },
    seas,
    symbols,
  };
}

/** The best curves between all pairs of cities, each as its four points. */
function waysOf(routes, cities) {
  const found = {};
  for (let from = 0; from < cities; from++) {
    for (let to = 0; to < cities; to++) {
      if (from === to) continue;
      const curves = routes.between(from, to).slice(0, WAYS);
      found[`${from}:${to}`] = curves.map(({ a, c, d, b }) => [a, c, d, b].flatMap(point));
    }
  }
  return found;
}
