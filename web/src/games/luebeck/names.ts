import type { View } from "../../protocol/luebeck";

/** Maps and decks that the server has, with a name in every language. */
const BUILT_IN_NAMES = ["two arms", "trunk", "sixty cards"];

type Say = (key: string) => string;

const displayName = (say: Say, kind: string, name: string): string =>
  BUILT_IN_NAMES.includes(name) ? say(`data-luebeck-${kind}-${name.replace(" ", "-")}`) : name;

/** The names of a table's map and deck; names from a supplied file are shown as the file gives them. */
export function mapAndDeckNames(
  say: Say,
  { chart, deck }: Pick<View, "chart" | "deck">,
): { map: string; deck: string } {
  return { map: displayName(say, "map", chart.name), deck: displayName(say, "deck", deck.name) };
}
