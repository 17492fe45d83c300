import { store, stored } from "../../state/storage";

/** The lesson that a table was made for, and the player's progress in it. */
export interface KeptLesson {
  readonly game: string;
  readonly lesson: string;
  readonly step: number;
  /** Whether the player takes only the few lessons before a first game. */
  readonly course?: boolean;
}

const tableKey = (match: string): string => `lesson:${match}`;
const gameKey = (game: string): string => `lessons:${game}`;

const readLesson = (key: string): KeptLesson | null => stored(key, null);

/** The lesson of a table, or null for a game. */
export const lessonOf = (match: string): KeptLesson | null => readLesson(tableKey(match));
/** The player's last place in a game's lessons. */
export const lastLesson = (game: string): KeptLesson | null => readLesson(gameKey(game));

export function keepLesson(match: string, kept: KeptLesson): void {
  store(tableKey(match), kept);
  store(gameKey(kept.game), kept);
}

/** Forget the lesson, so that the table becomes a normal game. */
export const dropLesson = (match: string): void => localStorage.removeItem(tableKey(match));
