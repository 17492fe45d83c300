/** What this browser keeps under a name; something else where it keeps nothing, or nothing that can be read. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const store = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
