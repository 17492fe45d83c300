/** Viewers without a seat: a watcher, and a viewer who sees everything. */
export const WATCHER = -1;
export const OPEN_VIEWER = -2;

const VIEWER_NAMES: Readonly<Record<string, number>> = { open: OPEN_VIEWER, watching: WATCHER };

/** The viewer in an address, where seats count from 1; null for the reader's own seat. */
export function viewerOf(name: string): number | null {
  if (name in VIEWER_NAMES) return VIEWER_NAMES[name] ?? null;
  return /^[1-9]$/.test(name) ? Number(name) - 1 : null;
}

export function viewerName(viewer: number): string {
  return viewer === OPEN_VIEWER ? "open" : viewer === WATCHER ? "watching" : String(viewer + 1);
}

/** The address of one moment of a game, after the #. */
export function momentPath(match: string, viewer: number, entry: number): string {
  return `#/replay/${match}/${viewerName(viewer)}${entry >= 0 ? `/${entry}` : ""}`;
}

/** The same address for sharing, with the table in its path for programs that show link previews. */
export function momentLink(match: string, viewer: number, entry: number, language: string): string {
  const { origin, pathname } = location;
  return `${origin}${pathname}table/${match}?in=${language}${momentPath(match, viewer, entry)}`;
}
/** The address of a replay; without a viewer, from the reader's own point of view. */
export const replayPath = (match: string, viewer: number | null): string =>
  `api/tables/${match}/replay${viewer === null ? "" : `?viewer=${viewer}`}`;
