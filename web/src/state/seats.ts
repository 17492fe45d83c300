import { store, stored } from "./storage";

/** A table where this browser has a seat, with the secret that opens it again. */
export interface KnownTable {
  readonly match: string;
  readonly seat: number;
  readonly secret: string;
}

const KEY = "tables";
const MAX_TABLES = 20;

/** The tables where this browser has a seat, the latest first. */
export const knownTables = (): KnownTable[] => stored(KEY, []);

export function remember(table: KnownTable): void {
  const others = knownTables().filter((one) => one.match !== table.match);
  store(KEY, [table, ...others].slice(0, MAX_TABLES));
}

export function forget(match: string): void {
  store(
    KEY,
    knownTables().filter((one) => one.match !== match),
  );
}

export function secretOf(match: string): string {
  return knownTables().find((one) => one.match === match)?.secret ?? "";
}
