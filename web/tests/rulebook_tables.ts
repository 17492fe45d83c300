import { readFileSync } from "node:fs";
import type { NewTable } from "../src/protocol/wire";
import { ROOT } from "./folders";
import { gather } from "./people";

/** A table with these variants, which nobody has come to; its rulebook can be read all the same. */
export async function tableWith(game: string, seats: number, variants: readonly string[]): Promise<string> {
  return (await gather(game, ["Anna"], seats - 1, { variants: [...variants] })).match;
}

/** A table whose rulebook is looked at, with a paragraph that a link names. */
export interface BookTable {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly rule: string;
  readonly agreed: Partial<NewTable>;
}

const MOST = ["three_piles", "bonus_chips", "taxes", "office_trade", "conflicts", "memory", "bornholm", "pirate"];

/** One of our files, with another name for one city. */
const renamed = (file: string): string =>
  readFileSync(`${ROOT}src/hanse/games/luebeck/data/${file}.toml`, "utf8").replaceAll("Visby", "Wisby");

const ITALIAN = { edition: "italian", variants: ["memory"] };
const OWN_FILES = { data: { map: renamed("two_arms"), deck: renamed("deck") } };
const READ_OTHERWISE = { readings: { promises: "off", zero_in_bid: "breaks_ties" } };

export const BOOK_TABLES: readonly BookTable[] = [
  { name: "usual", game: "kogge", seats: 4, rule: "K-MOVE-08", agreed: {} },
  { name: "italian", game: "kogge", seats: 5, rule: "K-SETUP-10", agreed: ITALIAN },
  { name: "everything", game: "kogge", seats: 5, rule: "K-ACT-RAID-02", agreed: { variants: MOST } },
  { name: "alone", game: "kogge", seats: 1, rule: "S-WIN-01", agreed: { variants: ["solo", "solo_advanced"] } },
  { name: "readings", game: "kogge", seats: 2, rule: "D-25", agreed: READ_OTHERWISE },
  { name: "luebeck", game: "luebeck", seats: 3, rule: "L-GOOD-03", agreed: {} },
  { name: "own-map", game: "luebeck", seats: 5, rule: "L-GOOD-03", agreed: OWN_FILES },
  { name: "trunk", game: "luebeck", seats: 4, rule: "L-GOOD-03", agreed: { readings: { map: "trunk" } } },
];

export async function openTable({ game, seats, agreed }: BookTable): Promise<string> {
  return (await gather(game, ["Anna"], seats - 1, agreed)).match;
}
