import type { View } from "../../../protocol/luebeck";

/** The look of a city: its colour, the ink on it, its sign, and the name of its drawings. */
export interface Look {
  readonly colour: string;
  readonly ink: string;
  /** The drawing of the charge on its shield; a city without one shows its sign as letters. */
  readonly arms: string;
  readonly sign: string;
  readonly skyline: string;
}

const DARK = "#1c1712";
const PALE = "#ffffff";
const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "a" };
/** Cities with drawn arms and roofs. */
const DRAWN_CITIES = "luebeck stettin danzig riga reval visby helsingborg bergen hamburg london bruegge".split(" ");
/** Colour names in maps, in the shades of this board. */
const CITY_COLOURS: Readonly<Record<string, string>> = {
  ivory: "#f7efdc",
  blue: "#3461a4",
  pink: "#e391b4",
  orange: "#e5892b",
  purple: "#74479c",
  violet: "#74479c",
  green: "#5fa34a",
  sky: "#7cc8dc",
  turquoise: "#7cc8dc",
  brown: "#855632",
  white: "#f3ecd9",
  red: "#b9352d",
  black: "#3d3b42",
  grey: "#8d8a84",
  yellow: "#e3c23c",
};
const DEFAULT_COLOUR = "#8d8a84";
const SKYLINE_COUNT = 3;

/** A city's name as its drawings use it. */
export const slug = (name: string): string =>
  [...name.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join("");

export function lookOf({ chart }: View, city: number): Look {
  const [sign, name] = [chart.signs[city] ?? "", slug(chart.cities[city] ?? "")];
  const colour = colourOf(chart.colours[city] ?? "");
  return {
    colour,
    ink: inkOn(colour),
    arms: DRAWN_CITIES.includes(sign) ? `arms-${sign}` : "",
    sign,
    skyline: DRAWN_CITIES.includes(name) ? `sky-${name}` : `sky-other-${city % SKYLINE_COUNT}`,
  };
}

/** A colour from its name or its six digits; grey for an unknown name. */
export function colourOf(told: string): string {
  const word = told.trim().toLowerCase();
  return CITY_COLOURS[word] ?? (/^#[0-9a-f]{6}$/.test(word) ? word : DEFAULT_COLOUR);
}

/** Dark or pale ink, whichever contrasts more. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? DARK : PALE;
}
