import { isOffline } from "./offline";
import { store, stored } from "./storage";

/** A table where this browser has a seat. */
export interface KnownTable {
  readonly match: string;
  readonly seat: number;
}
/** A seat as the server has just given it; without a secret if the browser had the seat already. */
export interface GivenSeat extends KnownTable {
  readonly secret?: string;
}

/** Tables of a server and those in this page are apart, because neither knows the other. */
const STORAGE_KEY = isOffline() ? "offline-tables" : "tables";
const MAX_TABLES = 20;
/** The secrets that this page has been told. The browser's session opens its seats, so no secret is stored. */
const secrets: Record<string, string> = {};

/** The tables where this browser has a seat, the latest first. */
export const knownTables = (): KnownTable[] => stored(STORAGE_KEY, []);

const tablesBut = (match: string): KnownTable[] => knownTables().filter((one) => one.match !== match);

export const hasSeat = (match: string): boolean => knownTables().some((one) => one.match === match);

export function rememberSeat({ match, seat, secret = "" }: GivenSeat): void {
  store(STORAGE_KEY, [{ match, seat }, ...tablesBut(match)].slice(0, MAX_TABLES));
  if (secret) secrets[match] = secret;
}

export function forgetSeat(match: string): void {
  secrets[match] = "";
  store(STORAGE_KEY, tablesBut(match));
}

/** The secret of a seat, if this page has been told it; otherwise empty. */
export const secretOf = (match: string): string => secrets[match] ?? "";
