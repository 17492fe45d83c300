/** Viewers who are no seat: somebody who watches, and one from whom nothing is hidden. */
export const WATCHER = -1;
export const OPEN = -2;

const NAMES: Readonly<Record<string, number>> = { open: OPEN, watching: WATCHER };

/** As whom an address looks at a game: seats count from 1; null is whoever one is. */
export function viewerOf(name: string): number | null {
  if (name in NAMES) return NAMES[name] ?? null;
  return /^[1-9]$/.test(name) ? Number(name) - 1 : null;
}

export function viewerName(viewer: number): string {
  return viewer === OPEN ? "open" : viewer === WATCHER ? "watching" : String(viewer + 1);
}

/** The address of one moment of a game, behind the #. */
export function momentPath(match: string, viewer: number, entry: number): string {
  return `#/replay/${match}/${viewerName(viewer)}${entry >= 0 ? `/${entry}` : ""}`;
}

/** The same as it is sent to others: with the table in its path, for programs that show links. */
export function momentLink(match: string, viewer: number, entry: number, language: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}table/${match}?in=${language}${momentPath(match, viewer, entry)}`;
}
/** Where the server has a replay; without a viewer as oneself knows it. */
export const replayPath = (match: string, viewer: number | null): string =>
  `api/tables/${match}/replay${viewer === null ? "" : `?viewer=${viewer}`}`;
