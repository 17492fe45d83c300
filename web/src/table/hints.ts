const KEY = "hints";
const TIMES = 2;

/** A hint is for whoever meets a question for the first times; it goes away by itself. */
export function hinted(question: string): boolean {
  return (read()[question] ?? 0) < TIMES;
}

export function answered(question: string): void {
  const counts = read();
  localStorage.setItem(KEY, JSON.stringify({ ...counts, [question]: (counts[question] ?? 0) + 1 }));
}

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
