import { HARBOURS } from "../art/coast";
import type { MapDrawing, Seaway } from "../board/mapDrawing";
import { slug } from "../pieces/look";

const CITIES = "Lübeck Stettin Danzig Riga Reval Visby Helsingborg Bergen Hamburg London Brügge".split(" ");
const STRANGE = "Hafen Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda".split(" ");
/** The places that the server gives to unknown cities, in columns. */
const COLUMNS = [
  [70, 300],
  [238, 147],
  [238, 300],
  [238, 453],
  [406, 185],
  [406, 415],
  [574, 185],
  [574, 415],
  [742, 147],
  [742, 300],
  [742, 453],
  [910, 300],
] as const satisfies MapDrawing["spots"];

function mapOf(cities: readonly string[], lines: readonly Seaway[]): MapDrawing {
  const spots: MapDrawing["spots"] = cities.map((name, at) => HARBOURS[slug(name)] ?? COLUMNS[at] ?? [0, 0]);
  return { cities, signs: cities.map(slug), spots, lines };
}

const linesOf = (text: string, cities: readonly string[]): Seaway[] =>
  text.split(" ").map((line) => {
    const [start = "", end = ""] = line.split("-");
    return { start: cities.indexOf(start), end: cities.indexOf(end) };
  });

const ARMS = linesOf(
  "Lübeck-Stettin Stettin-Danzig Danzig-Riga Riga-Reval Lübeck-Visby Visby-Helsingborg Helsingborg-Bergen " +
    "Helsingborg-Hamburg Bergen-London Hamburg-Brügge",
  CITIES,
);
export const TWO_ARMS = mapOf(CITIES, ARMS);
export const TRUNK = mapOf(
  CITIES,
  ARMS.map((line, at) => (at === 4 ? { start: 3, end: 5 } : line)),
);
export const OWN_MAP = mapOf(
  STRANGE,
  linesOf(
    "Hafen-Alpha Hafen-Beta Hafen-Gamma Alpha-Delta Beta-Delta Beta-Epsilon Gamma-Epsilon Delta-Zeta " +
      "Epsilon-Eta Zeta-Theta Zeta-Iota Eta-Kappa Theta-Lambda",
    STRANGE,
  ),
);
