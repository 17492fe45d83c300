/** Selectors for the element that gets the focus next, in order of preference. */
const ANSWERS = [".choices button", ".send button:not([aria-disabled=true])", "button"] as const;

/** Keep the keyboard focus: when the focused element is gone, focus the first answer of the next question. */
export function keepFocus(area: HTMLElement): () => void {
  let last: Element | null = null;
  const noted = (event: FocusEvent): void => {
    const target = event.target as Element;
    last = target.matches(":focus-visible") ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    firstAnswer(area)?.focus();
  });
  area.addEventListener("focusin", noted);
  observer.observe(area, { childList: true, subtree: true });
  return () => {
    area.removeEventListener("focusin", noted);
    observer.disconnect();
  };
}

/** The first element that answers the open question, or null if no question is open. */
export function firstAnswer(area: ParentNode): HTMLElement | null {
  const composer = area.querySelector(".composer");
  for (const one of composer ? ANSWERS : []) {
    const found = composer?.querySelector<HTMLElement>(one);
    if (found) return found;
  }
  return null;
}
