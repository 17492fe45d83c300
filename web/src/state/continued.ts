import { store, stored } from "./storage";

/** A game of this browser that was continued at a server: its table in the page, and the one at the server. */
interface Continued {
  readonly here: string;
  readonly there: string;
}

const STORAGE_KEY = "continued";
const MAX_KEPT = 100;

const allContinued = (): Continued[] => stored(STORAGE_KEY, []);

export function noteContinued(here: string, there: string): void {
  store(STORAGE_KEY, [{ here, there }, ...allContinued()].slice(0, MAX_KEPT));
}

/** The server's table that continues a game of this page, the latest if there are several; empty if there is none. */
export const tableAtServer = (here: string): string => allContinued().find((one) => one.here === here)?.there ?? "";

/** The game in this browser that a table of the server continues; empty if there is none. */
export const gameBefore = (there: string): string => allContinued().find((one) => one.there === there)?.here ?? "";
