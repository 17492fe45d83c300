import { create, join, leave, table as look } from "../net/http";
import type { NewTable } from "../protocol/wire";
import { addChance } from "../verify/witness";
import { passedSeats, storePassedSeats, type PassedSeat } from "./sharedScreen";
import { remember } from "../state/seats";

/** Seat everyone who plays on this screen at a new table, one after the other; return its id. */
export async function seatAll(wanted: NewTable, names: readonly string[]): Promise<string> {
  const [first = "", ...others] = names;
  const made = await create({ ...wanted, name: first });
  const { match, invite = "" } = made;
  const seats: PassedSeat[] = [{ seat: made.seat, name: first, secret: made.secret }];
  await addChance(await look(match));
  try {
    for (const name of others) {
      const seated = await join(match, { name, invite });
      seats.push({ seat: seated.seat, name, secret: seated.secret });
      await addChance(await look(match));
    }
  } catch (problem) {
    await leaveAll(match, seats);
    throw problem;
  }
  remember(made);
  storePassedSeats(match, seats);
  return match;
}

/** Leave the table for all if one player could not be seated, so that it is on nobody's list. */
async function leaveAll(match: string, seats: readonly PassedSeat[]): Promise<void> {
  for (const { secret } of seats.toReversed()) {
    await join(match, { secret });
    await leave(match);
  }
}

/** Take the reserved seats of a rematch for everyone who plays on this screen. */
export async function seatAgain(old: string, match: string): Promise<void> {
  const seats: PassedSeat[] = [];
  for (const one of passedSeats(old)) {
    const { seat } = await join(match, { secret: one.secret });
    seats.push({ ...one, seat });
    await addChance(await look(match));
  }
  storePassedSeats(match, seats);
}
