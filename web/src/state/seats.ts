import { isOffline } from "./offline";
import { store, stored } from "./storage";

/** A table where this browser has a seat, with the secret that opens it again. */
export interface KnownTable {
  readonly match: string;
  readonly seat: number;
  readonly secret: string;
}

/** Tables of a server and those in this page are apart, because neither knows the other. */
const STORAGE_KEY = isOffline() ? "offline-tables" : "tables";
const MAX_TABLES = 20;

/** The tables where this browser has a seat, the latest first. */
export const knownTables = (): KnownTable[] => stored(STORAGE_KEY, []);

export function rememberSeat(table: KnownTable): void {
  const others = knownTables().filter((one) => one.match !== table.match);
  store(STORAGE_KEY, [table, ...others].slice(0, MAX_TABLES));
}

export function forgetSeat(match: string): void {
  store(
    STORAGE_KEY,
    knownTables().filter((one) => one.match !== match),
  );
}

export function secretOf(match: string): string {
  return knownTables().find((one) => one.match === match)?.secret ?? "";
}
