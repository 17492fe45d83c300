import { newLink } from "../net/http";
import { remember } from "../state/seats";

/** Replace the link to this player's seat, and return the secret of the new one. Other devices lose the seat. */
export async function replaceLink(match: string): Promise<string> {
  const seated = await newLink(match);
  remember(seated);
  return seated.secret;
}
