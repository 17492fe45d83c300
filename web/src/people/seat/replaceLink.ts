import { requestNewLink } from "../../net/http";
import { rememberSeat } from "../../state/seats";

/** Replace the link to this player's seat; other devices lose the seat. */
export async function replaceLink(match: string): Promise<void> {
  rememberSeat(await requestNewLink(match));
}
