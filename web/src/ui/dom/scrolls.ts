const SCROLL_SLACK = 4;
const FOCUSABLE = "button, a[href], input, select, textarea, summary";

/** Mark an area that has content above or below its visible part (app.css fades it there), and let keys scroll it. */
export function scrolls(area: HTMLElement): () => void {
  const look = (): void => {
    const below = area.scrollTop + area.clientHeight < area.scrollHeight - SCROLL_SLACK;
    area.dataset["before"] = String(area.scrollTop > SCROLL_SLACK);
    area.dataset["more"] = String(below);
    const alone = area.scrollHeight > area.clientHeight && !area.querySelector(FOCUSABLE);
    if (alone) area.tabIndex = 0;
  };
  /** Keep the focused element visible when the room changes. */
  const resized = new ResizeObserver(() => {
    area.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
    look();
  });
  const changed = new MutationObserver(look);
  resized.observe(area);
  changed.observe(area, { childList: true, subtree: true, characterData: true });
  area.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
    area.removeEventListener("scroll", look);
  };
}
