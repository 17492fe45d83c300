import { store, stored } from "../state/storage";

/** A seat of somebody who plays on this very screen. */
export interface PassedSeat {
  readonly seat: number;
  readonly name: string;
  readonly secret: string;
}

const keyOf = (match: string): string => `passing:${match}`;

/** Those who pass this screen round at a table; nobody where each has a screen of his own. */
export const passedSeats = (match: string): PassedSeat[] => stored(keyOf(match), []);

export const passAmong = (match: string, seats: readonly PassedSeat[]): void => store(keyOf(match), seats);

/** Who is to have the screen now: of those who are asked, the next after whoever has it; -1 is nobody. */
export function nextHolder(asked: readonly number[], seats: readonly number[], holder: number): number {
  if (asked.includes(holder)) return holder;
  const here = seats.filter((seat) => asked.includes(seat));
  return here.find((seat) => seat > holder) ?? here[0] ?? -1;
}
