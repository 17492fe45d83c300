import type { Welcome } from "../protocol/wire";

/** The situation that a visitor finds at a table's address. */
export type Arrival = "table" | "begun" | "gathering";

/** The part of the page to show: the table, the gathering, or a notice that the game has begun without the guest. */
export function arrivalAt(table: Welcome, invite: string, watching: boolean): Arrival {
  if (!table.started) return "gathering";
  if (table.seat >= 0 || watching) return "table";
  const full = table.players.every((player) => player.taken ?? true);
  if (!full) return "gathering";
  return invite ? "begun" : "table";
}

/** The reason why no table is shown. The server's answer is always the same, so that it reveals no closed table. */
export type MissingReason = "closed" | "mine" | "invited" | "unknown";

/** The reason as far as this browser can know it: it has just watched the table, had a seat there, or was invited. */
export function missingReason(known: { watched: boolean; seated: boolean; invited: boolean }): MissingReason {
  if (known.watched) return "closed";
  if (known.seated) return "mine";
  return known.invited ? "invited" : "unknown";
}
