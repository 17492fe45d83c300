import type { GameInfo } from "../../protocol/wire";

const KEY = "level";
const UNASKED = -1;

/** How well whoever uses this browser plays, from what it kept: from 0 on; -1 until he has said so. */
export const levelFrom = (kept: string | null): number => (kept === null ? UNASKED : Number(kept));
export const levelOf = (): number => levelFrom(localStorage.getItem(KEY));
export const keepLevel = (level: number): void => localStorage.setItem(KEY, String(level));

/** The bot to sit down with: of one's own level, or the usual one. */
export const botFor = (game: GameInfo, level = levelOf()): string => game.levels?.[level] ?? game.usual_bot;
