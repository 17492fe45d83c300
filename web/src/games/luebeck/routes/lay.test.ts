import { expect, test } from "vitest";
import { COAST, HARBOURS } from "../art/coast";
import { chart, type MapDrawing, quayOf, type Seaway } from "../board/chart";
import { type Box, pointAt } from "../../../ui/seaChart/geometry";
import { slug } from "../pieces/look";
import { type Curve, isIn } from "./curves";
import { layLines } from "./lay";

const CITIES = "Lübeck Stettin Danzig Riga Reval Visby Helsingborg Bergen Hamburg London Brügge".split(" ");
const lines = (text: string, cities: readonly string[]): Seaway[] =>
  text.split(" ").map((line) => {
    const [start = "", end = ""] = line.split("-");
    return { start: cities.indexOf(start), end: cities.indexOf(end) };
  });
const TWO_ARMS = lines(
  "Lübeck-Stettin Stettin-Danzig Danzig-Riga Riga-Reval Lübeck-Visby Visby-Helsingborg Helsingborg-Bergen " +
    "Helsingborg-Hamburg Bergen-London Hamburg-Brügge",
  CITIES,
);
const TRUNK = TWO_ARMS.map((line, at) => (at === 4 ? { start: 3, end: 5 } : line));
const STRANGE = "Hafen Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda".split(" ");
const OWN = lines(
  "Hafen-Alpha Hafen-Beta Hafen-Gamma Alpha-Delta Beta-Delta Beta-Epsilon Gamma-Epsilon Delta-Zeta " +
    "Epsilon-Eta Zeta-Theta Zeta-Iota Eta-Kappa Theta-Lambda",
  STRANGE,
);
/** The sizes of the sea inside the track, in windows of different sizes. */
const SIZES = [
  [1030, 500],
  [994, 345],
  [382, 406],
  [330, 186],
  [533, 382],
] as const;
const MAPS = [
  ["two arms", CITIES, TWO_ARMS],
  ["trunk", CITIES, TRUNK],
  ["an own map", STRANGE, OWN],
] as const;
const CASES = MAPS.flatMap(([name, cities, ways]) =>
  SIZES.map(([width, height]) => ({ name, cities, ways, width, height })),
);

/** The places that the server gives to unknown cities, in columns; known cities lie on the coast. */
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
] as const;
const map = (cities: readonly string[]): MapDrawing => ({
  cities,
  signs: cities.map(slug),
  spots: cities.map((name, at) => HARBOURS[slug(name)] ?? COLUMNS[at] ?? [0, 0]),
});

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

function meets(curve: Curve, box: Box): boolean {
  return Array.from({ length: 41 }, (_, at) => pointAt(curve, at / 40)).some((spot) => isIn(box, spot));
}

test.each(CASES)("$name on $width×$height: every line is drawn and crosses no other plate", (one) => {
  const sheet = chart(one.width, one.height, map(one.cities));
  const laid = layLines(sheet, COAST, one.ways);
  one.ways.forEach(({ start, end }, at) => {
    const curve = laid[at];
    expect(curve, `${one.cities[start]} to ${one.cities[end]}`).toBeTruthy();
    sheet.plates.forEach((plate, city) => {
      if (curve && city !== start && city !== end) expect(meets(curve, plate), one.cities[city]).toBe(false);
    });
  });
});

test.each(CASES)("$name on $width×$height: no plate lies on another, and all lie on the board", (one) => {
  const { plates, sizes } = chart(one.width, one.height, map(one.cities));
  plates.forEach((plate, at) => {
    expect(plate.x).toBeGreaterThan(0);
    expect(plate.x + plate.w).toBeLessThan(one.width);
    expect(quayOf(plate, sizes).y).toBeLessThan(one.height);
    for (const other of plates.slice(at + 1)) expect(overlap(plate, other), one.cities[at]).toBe(false);
  });
});
