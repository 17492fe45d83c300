/** A value stored in this browser, or `otherwise` if the value is missing or unreadable. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const store = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
