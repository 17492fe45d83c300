import type { GameInfo } from "../protocol/wire";

const KEY = "level";
/** Whoever says nothing is taken for new here. */
const NEW_HERE = 0;
/** What is marked on this page, and not settled yet. */
let marked: number | null = null;

/** How well whoever uses this browser plays, from what it kept: from 0 on. */
export const levelFrom = (kept: string | null): number => Number(kept ?? NEW_HERE);
export const asked = (): boolean => localStorage.getItem(KEY) !== null;
export const levelOf = (): number => marked ?? levelFrom(localStorage.getItem(KEY));
export const markLevel = (level: number): void => void (marked = level);

/** What is marked holds from now on; who has marked nothing will be asked again. */
export function settleLevel(): void {
  if (marked !== null) localStorage.setItem(KEY, String(marked));
  marked = null;
}

/** The bot to sit down with: of one's own level, or the usual one. */
export const botFor = (game: GameInfo, level = levelOf()): string => game.levels?.[level] ?? game.usual_bot;
