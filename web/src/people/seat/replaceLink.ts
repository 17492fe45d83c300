import { ask } from "../../net/http";
import type { Seated } from "../../protocol/wire";
import { rememberSeat } from "../../state/seats";

/** Replace the link to this player's seat; other devices lose the seat. */
export async function replaceLink(match: string): Promise<void> {
  rememberSeat(await ask<Seated>(`api/tables/${match}/link`, {}));
}
