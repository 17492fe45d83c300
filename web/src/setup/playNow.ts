import { createTable } from "../net/http";
import type { GameInfo } from "../protocol/wire";
import { markFirstGame, markIntroduced } from "../state/newcomer";
import { goTo } from "../state/route.svelte";
import { knownTables, rememberSeat } from "../state/seats";
import { say, settings } from "../state/settings.svelte";
import { botFor, levelOf, NEW_HERE, settleLevel } from "./level";

/** Seat the player, with one tap, at a table with bots of a level; new players get a coach. */
export async function playNow(game: GameInfo, seats = game.usual_seats, level = levelOf()): Promise<void> {
  settleLevel();
  await sitDown(game, seats, level, level === NEW_HERE && !knownTables().length);
}

/** Open the first game after the lessons: a small table with the easiest bots. */
export async function playFirst(game: GameInfo): Promise<void> {
  markIntroduced(game.name);
  await sitDown(game, game.presets[0]?.seats ?? game.usual_seats, NEW_HERE, true);
}

async function sitDown(game: GameInfo, seats: number, level: number, first: boolean): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: botFor(game, level) }));
  const name = settings.name || say("web-you-name");
  const seated = await createTable({ game: game.name, seats: [{ bot: "" }, ...bots], name });
  if (first) markFirstGame(seated.match);
  rememberSeat(seated);
  goTo(`/table/${seated.match}`);
}
