import { createTable, joinTable, leaveTable, fetchTable as look } from "../net/http";
import type { NewTable } from "../protocol/wire";
import { addChance } from "../verify/witness";
import { passedSeats, storePassedSeats, type PassedSeat } from "./sharedScreen";
import { rememberSeat } from "../state/seats";

/** Seat everyone who plays on this screen at a new table, one after the other; return its id. */
export async function seatAll(wanted: NewTable, names: readonly string[]): Promise<string> {
  const [first = "", ...others] = names;
  const made = await createTable({ ...wanted, name: first });
  const { match, invite = "" } = made;
  const seats: PassedSeat[] = [{ seat: made.seat, name: first, secret: made.secret }];
  await addChance(await look(match));
  try {
    for (const name of others) {
      const seated = await joinTable(match, { name, invite, another: true });
      seats.push({ seat: seated.seat, name, secret: seated.secret });
      await addChance(await look(match));
    }
  } catch (problem) {
    await leaveAll(match, seats);
    throw problem;
  }
  rememberSeat(made);
  storePassedSeats(match, seats);
  return match;
}

/** Leave the table for all if one player could not be seated, so that it is on nobody's list. */
async function leaveAll(match: string, seats: readonly PassedSeat[]): Promise<void> {
  for (const { secret } of seats.toReversed()) {
    await joinTable(match, { secret });
    await leaveTable(match);
  }
}

/** Take the reserved seats of a rematch for everyone who plays on this screen. */
export async function seatAgain(old: string, match: string): Promise<void> {
  const seats: PassedSeat[] = [];
  for (const one of passedSeats(old)) {
    const { seat } = await joinTable(match, { secret: one.secret });
    seats.push({ ...one, seat });
    await addChance(await look(match));
  }
  storePassedSeats(match, seats);
}
