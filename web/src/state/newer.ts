const KEY = "reloaded";
const MINUTE = 60_000;

/** Fetch the whole page again, at most once a minute: what lacks a part then lacks more than that. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < MINUTE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
