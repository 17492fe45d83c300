import { ask } from "../../../net/http";
import type { BrowserUiFrame } from "../../../protocol/wire";

/** The address of the frame with a game's own browser UI; empty without one, or from a server that knows none. */
export async function browserUiAddress(game: string): Promise<string> {
  try {
    return (await ask<BrowserUiFrame>(`api/games/${game}/browser_ui`)).frame;
  } catch {
    return "";
  }
}
