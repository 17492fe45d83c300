import { create } from "../net/http";
import type { GameInfo } from "../protocol/wire";
import { go } from "../state/route.svelte";
import { remember } from "../state/seats";
import { say, settings } from "../state/settings.svelte";
import { botFor, levelOf, settleLevel } from "./level";

/** One tap, and one sits at a table with bots of one's level, or of another. */
export async function playNow(game: GameInfo, seats = game.usual_seats, level = levelOf()): Promise<void> {
  settleLevel();
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: botFor(game, level) }));
  const name = settings.name || say("web-you-name");
  const seated = await create({ game: game.name, seats: [{ bot: "" }, ...bots], name });
  remember(seated);
  go(`/table/${seated.match}`);
}
