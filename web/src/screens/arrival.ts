import type { Welcome } from "../protocol/wire";

/** What whoever opens a table's address finds there. */
export type Arrival = "table" | "begun" | "gathering";

/** One's own seat, or a game to watch; with an old invitation first a word about whose seats those are. */
export function arrivalAt(table: Welcome, invite: string, watching: boolean): Arrival {
  if (!table.started) return "gathering";
  if (table.seat >= 0 || watching) return "table";
  const full = table.players.every((player) => player.taken ?? true);
  if (!full) return "gathering";
  return invite ? "begun" : "table";
}

/** Why no table is shown: what the server says of all of these is the same, so that it betrays no closed table. */
export type Missing = "closed" | "mine" | "invited" | "unknown";

/** As much as this browser knows by itself: it watched just now, it had a seat there, it was invited. */
export function missing(known: { watched: boolean; seated: boolean; invited: boolean }): Missing {
  if (known.watched) return "closed";
  if (known.seated) return "mine";
  return known.invited ? "invited" : "unknown";
}
