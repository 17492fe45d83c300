import type { Welcome } from "../protocol/wire";

/** The situation that a visitor finds at a table's address. */
export type Arrival = "table" | "begun" | "gathering";

/** The visitor's own seat, or a game to watch; with an old invitation, first a word about whose seats those are. */
export function arrivalAt(table: Welcome, invite: string, watching: boolean): Arrival {
  if (!table.started) return "gathering";
  if (table.seat >= 0 || watching) return "table";
  const full = table.players.every((player) => player.taken ?? true);
  if (!full) return "gathering";
  return invite ? "begun" : "table";
}

/** The reason why no table is shown; the server gives the same answer for all, so that it reveals no closed table. */
export type Missing = "closed" | "mine" | "invited" | "unknown";

/** The most this browser can know by itself: it just watched, it had a seat there, or it was invited. */
export function missing(known: { watched: boolean; seated: boolean; invited: boolean }): Missing {
  if (known.watched) return "closed";
  if (known.seated) return "mine";
  return known.invited ? "invited" : "unknown";
}
