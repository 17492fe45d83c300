import { fetchMyTables } from "../net/http";
import { knownTables, rememberSeat, type GivenSeat } from "../state/seats";
import { ownTables } from "../state/ownTables.svelte";

const POLL_INTERVAL = 20_000;
let watched = false;

/** Store no more secrets: earlier versions did. */
export function dropStoredSecrets(): void {
  const tables: readonly GivenSeat[] = knownTables();
  for (const one of tables.toReversed()) if (one.secret) rememberSeat(one);
}

/** Ask the server for the state of this browser's tables. */
export async function refreshTables(): Promise<void> {
  const list = await fetchMyTables().catch(() => null);
  if (!list) return;
  ownTables.tables = list.tables;
  ownTables.serverOffset = list.now - performance.now() / 1000;
}

/** Poll the tables while the page is open, less often while it is hidden. */
export function watchTables(): void {
  void refreshTables();
  if (watched) return;
  dropStoredSecrets();
  watched = true;
  let turn = 0;
  window.setInterval(() => {
    if (document.visibilityState === "visible" || turn++ % 3 === 0) void refreshTables();
  }, POLL_INTERVAL);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void refreshTables();
  });
}
