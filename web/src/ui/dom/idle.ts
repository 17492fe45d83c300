/** Run this when the page is idle; the returned function cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(work, { timeout: 3000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = window.setTimeout(work, 1000);
  return () => window.clearTimeout(timer);
}
