import type { View } from "../../protocol/luebeck";

/** Maps and decks that the server has, with a name in every language. */
const OWN = ["two arms", "trunk", "sixty cards"];

type Say = (key: string) => string;

const titled = (say: Say, kind: string, name: string): string =>
  OWN.includes(name) ? say(`data-luebeck-${kind}-${name.replace(" ", "-")}`) : name;

/** The names of a table's map and deck; names from a supplied file are shown as the file gives them. */
export function mapAndDeck(say: Say, { chart, deck }: Pick<View, "chart" | "deck">): { map: string; deck: string } {
  return { map: titled(say, "map", chart.name), deck: titled(say, "deck", deck.name) };
}
