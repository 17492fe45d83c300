import { store, stored } from "../state/storage";

const KEY = "hints";
const TIMES = 2;
const read = (): Record<string, number> => stored(KEY, {});

/** Whether to show the hint for a question: only until the player has answered it a few times. */
export function needsHint(question: string): boolean {
  return (read()[question] ?? 0) < TIMES;
}

export function countAnswer(question: string): void {
  const counts = read();
  store(KEY, { ...counts, [question]: (counts[question] ?? 0) + 1 });
}
