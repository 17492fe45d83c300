import { store, stored } from "../state/storage";

const KEY = "hints";
const TIMES = 2;
const read = (): Record<string, number> => stored(KEY, {});

/** A hint is for whoever meets a question for the first times; it goes away by itself. */
export function hinted(question: string): boolean {
  return (read()[question] ?? 0) < TIMES;
}

export function answered(question: string): void {
  const counts = read();
  store(KEY, { ...counts, [question]: (counts[question] ?? 0) + 1 });
}
