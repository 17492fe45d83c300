/** The tables where this browser has a seat, with the secrets that bring it back there. */
export interface KnownTable {
  readonly match: string;
  readonly seat: number;
  readonly secret: string;
}

const KEY = "tables";
const MOST = 20;

export function known(): KnownTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownTable[];
  } catch {
    return [];
  }
}

export function remember(table: KnownTable): void {
  const others = known().filter((one) => one.match !== table.match);
  localStorage.setItem(KEY, JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forget(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(known().filter((one) => one.match !== match)));
}

export function secretOf(match: string): string {
  return known().find((one) => one.match === match)?.secret ?? "";
}
