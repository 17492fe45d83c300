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
const AT_SERVER = "tables";
const STORAGE_KEY = isOffline() ? "offline-tables" : AT_SERVER;
const MAX_TABLES = 20;
/** The secrets that this page has been told. The browser's session opens its seats, so no secret is stored. */
const secrets: Record<string, string> = {};

/** The tables where this browser has a seat, the latest first. */
export const knownTables = (): KnownTable[] => stored(STORAGE_KEY, []);

const tablesBut = (match: string, key = STORAGE_KEY): KnownTable[] =>
  stored<KnownTable[]>(key, []).filter((one) => one.match !== match);

export const hasSeat = (match: string): boolean => knownTables().some((one) => one.match === match);

export function rememberSeat({ match, seat, secret = "" }: GivenSeat): void {
  addTable({ match, seat });
  if (secret) secrets[match] = secret;
}

/** Remember a seat at a table of the server, in a page that plays without it. */
export const rememberServerSeat = ({ match, seat }: GivenSeat): void => addTable({ match, seat }, AT_SERVER);

const addTable = (table: KnownTable, key = STORAGE_KEY): void =>
  store(key, [table, ...tablesBut(table.match, key)].slice(0, MAX_TABLES));

export function forgetSeat(match: string): void {
  secrets[match] = "";
  store(STORAGE_KEY, tablesBut(match));
}

/** The secret of a seat, if this page has been told it; otherwise empty. */
export const secretOf = (match: string): string => secrets[match] ?? "";
