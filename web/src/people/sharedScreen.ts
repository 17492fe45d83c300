import { store, stored } from "../state/storage";

/** The seat of a player who shares this screen. */
export interface PassedSeat {
  readonly seat: number;
  readonly name: string;
  readonly secret: string;
}

const keyOf = (match: string): string => `passing:${match}`;

/** The seats that share this screen at a table; none if each player has a screen. */
export const passedSeats = (match: string): PassedSeat[] => stored(keyOf(match), []);

/** Store the seats that share this screen at a table. */
export const storePassedSeats = (match: string, seats: readonly PassedSeat[]): void => store(keyOf(match), seats);

/** The next seat to get the screen: the holder if asked, otherwise the first asked seat after it; -1 for none. */
export function nextHolder(asked: readonly number[], seats: readonly number[], holder: number): number {
  if (asked.includes(holder)) return holder;
  const here = seats.filter((seat) => asked.includes(seat));
  return here.find((seat) => seat > holder) ?? here[0] ?? -1;
}
