import { newLink } from "../../net/http";
import { remember } from "../../state/seats";

/** Replace the link to this player's seat; other devices lose the seat. */
export async function replaceLink(match: string): Promise<void> {
  remember(await newLink(match));
}
