import { fetchMyTables } from "../net/http";
import { ownTables } from "../state/ownTables.svelte";

const POLL_INTERVAL = 20_000;
let watched = false;

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
  watched = true;
  let turn = 0;
  window.setInterval(() => {
    if (document.visibilityState === "visible" || turn++ % 3 === 0) void refreshTables();
  }, POLL_INTERVAL);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void refreshTables();
  });
}
