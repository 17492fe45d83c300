/** Do this when the page has nothing else to do, and not if it is called off before. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(work, { timeout: 3000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = window.setTimeout(work, 1000);
  return () => window.clearTimeout(timer);
}
