/** Run the work when the page is idle; return a function that cancels the work. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(work, { timeout: 3000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = window.setTimeout(work, 1000);
  return () => window.clearTimeout(timer);
}
