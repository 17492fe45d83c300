import { store, stored } from "../../state/storage";

/** The lesson that a table was made for, and how far one has come in it. */
export interface KeptLesson {
  readonly game: string;
  readonly lesson: string;
  readonly step: number;
  /** Only the few before a first game are taken. */
  readonly course?: boolean;
}

const tableKey = (match: string): string => `lesson:${match}`;
const gameKey = (game: string): string => `lessons:${game}`;

const read = (key: string): KeptLesson | null => stored(key, null);

/** The lesson of a table; nothing where it is a game. */
export const lessonOf = (match: string): KeptLesson | null => read(tableKey(match));
/** Where one has stopped in a game's lessons. */
export const resumed = (game: string): KeptLesson | null => read(gameKey(game));

export function keepLesson(match: string, kept: KeptLesson): void {
  store(tableKey(match), kept);
  store(gameKey(kept.game), kept);
}

/** From here on the table is a game like any other. */
export const dropLesson = (match: string): void => localStorage.removeItem(tableKey(match));
