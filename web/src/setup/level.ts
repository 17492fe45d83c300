import type { GameInfo } from "../protocol/wire";

/** The storage key of a choice among eight levels; players with an older choice among four are asked again. */
const STORAGE_KEY = "level-of-8";
/** The level of a player who has chosen none: new here. */
export const NEW_HERE = 0;
/** The level marked on this page, not confirmed yet. */
let marked: number | null = null;

/** The stored level of this browser's player, from 0 on. */
export const levelFrom = (kept: string | null): number => Number(kept ?? NEW_HERE);
/** Whether the player has confirmed a level, on this page or earlier. */
export const hasStoredLevel = (): boolean => localStorage.getItem(STORAGE_KEY) !== null;
/** The player's level: marked on this page, or else stored. */
export const levelOf = (): number => marked ?? levelFrom(localStorage.getItem(STORAGE_KEY));
/** Whether the player said, here or earlier, that they are new. */
export const isNewHere = (): boolean => (hasStoredLevel() || marked !== null) && levelOf() === NEW_HERE;
export const markLevel = (level: number): void => void (marked = level);

/** Confirm the marked level; a player who has marked none will be asked again. */
export function settleLevel(): void {
  if (marked !== null) localStorage.setItem(STORAGE_KEY, String(marked));
  marked = null;
}

/** The bot to play against: the bot of the player's level, or the game's usual bot. */
export const botFor = (game: GameInfo, level = levelOf()): string => game.levels?.[level] ?? game.usual_bot;
