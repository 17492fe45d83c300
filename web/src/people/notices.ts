import type { Agreed, Player, SeatDevice, SeatPresence } from "../protocol/wire";

/** The parts of a match that can cause a notice. Times are those of this page. */
export interface Standing {
  readonly seat: number;
  readonly players: readonly Player[];
  readonly agreed: Agreed;
  readonly asked: readonly number[];
  readonly reminders: readonly (number | null)[];
  readonly choices: readonly (number | null)[];
  readonly presence: readonly SeatPresence[];
}

export type Notice =
  | { readonly kind: "opened"; readonly devices: readonly SeatDevice[] }
  | { readonly kind: "left"; readonly by: string }
  | { readonly kind: "reminded"; readonly until: number }
  | { readonly kind: "gone"; readonly seat: number; readonly until: number }
  | { readonly kind: "slow"; readonly seat: number; readonly until: number }
  | { readonly kind: "late"; readonly seat: number; readonly since: number }
  | { readonly kind: "ending"; readonly seats: readonly number[]; readonly mine: boolean }
  | { readonly kind: "back"; readonly seats: readonly number[]; readonly ply: number; readonly mine: boolean };

/** The current notices, the most urgent first. */
export function noticesOf(standing: Standing, now: number): Notice[] {
  const { agreed, seat } = standing;
  const by = agreed.stand_ins?.[String(seat)];
  if (by !== undefined) return [{ kind: "left", by }];
  return [
    ...endings(agreed, seat),
    ...goingBack(agreed, seat),
    ...standing.asked.flatMap((one) => lateNotices(standing, one, now)),
  ];
}

function endings({ ending = [] }: Agreed, seat: number): Notice[] {
  return ending.length ? [{ kind: "ending", seats: ending, mine: ending.includes(seat) }] : [];
}

/** The suffix of a notice's key: none if only others offer this, "-mine" for this player alone, "-too" for both. */
export function sideSuffix({ seats, mine }: { seats: readonly number[]; mine: boolean }): "" | "-mine" | "-too" {
  return mine ? (seats.length > 1 ? "-too" : "-mine") : "";
}

/** A notice for each place to which players want to go back. */
function goingBack({ going_back = {} }: Agreed, seat: number): Notice[] {
  const plies = [...new Set(Object.values(going_back))];
  return plies.map((ply) => {
    const seats = Object.keys(going_back)
      .map(Number)
      .filter((one) => going_back[String(one)] === ply);
    return { kind: "back", seats, ply, mine: seats.includes(seat) };
  });
}

/** An absent player with more seconds than this left to answer is not reported, because nobody waits yet. */
const SOON = 3600;

/** The notice about a player who was asked and is absent, or has not answered for long. */
function lateNotices({ seat, reminders, choices, presence }: Standing, one: number, now: number): Notice[] {
  const [reminder, choice] = [reminders[one] ?? Infinity, choices[one] ?? Infinity];
  if (reminder > now) {
    const gone = one !== seat && presence.length > 0 && !presence[one]?.here && choice - now < SOON;
    return gone ? [{ kind: "gone", seat: one, until: choice }] : [];
  }
  if (one === seat) return [{ kind: "reminded", until: choice }];
  return choice > now ? [{ kind: "slow", seat: one, until: choice }] : [{ kind: "late", seat: one, since: choice }];
}

/** A span of time, rounded to seconds, minutes, hours or days. */
export function durationText(seconds: number): { count: number; unit: "seconds" | "minutes" | "hours" | "days" } {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < 60) return { count: left, unit: "seconds" };
  if (left < 2 * 3600) return { count: Math.ceil(left / 60), unit: "minutes" };
  if (left < 48 * 3600) return { count: Math.round(left / 3600), unit: "hours" };
  return { count: Math.round(left / 86_400), unit: "days" };
}
