const SLACK = 4;

/** What of a row of cards cannot be seen. */
export interface Beyond {
  /** The row is wider than its place. */
  readonly wide: boolean;
  /** So many cards lie mostly to the right of what is seen. */
  readonly many: number;
}

/** A row of cards that is wider than its place moves with the wheel, fades where it goes on, and tells how far. */
export function slideRow(tell: (beyond: Beyond) => void): (area: HTMLElement) => () => void {
  return (area) => {
    const look = (): void => tell(seenOf(area));
    const turn = (event: WheelEvent): void => {
      if (!event.deltaX) area.scrollLeft += event.deltaY;
    };
    const resized = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    resized.observe(area);
    changed.observe(area, { childList: true, subtree: true });
    area.addEventListener("scroll", look, { passive: true });
    area.addEventListener("wheel", turn, { passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

function seenOf(area: HTMLElement): Beyond {
  const { right } = area.getBoundingClientRect();
  const boxes = [...area.querySelectorAll("li")].map((card) => card.getBoundingClientRect());
  area.dataset["beyond"] = String(area.scrollLeft + area.clientWidth < area.scrollWidth - SLACK);
  area.dataset["before"] = String(area.scrollLeft > SLACK);
  const room = area.parentElement?.clientWidth ?? area.clientWidth;
  return {
    wide: area.scrollWidth > Math.max(area.clientWidth, room) + SLACK,
    many: boxes.filter((box) => box.left + box.width / 2 > right).length,
  };
}
