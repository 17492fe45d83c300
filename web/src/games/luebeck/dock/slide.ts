const SLACK = 4;

/** The part of a row of cards that is out of sight. */
export interface Overflow {
  /** Whether the row is wider than its place. */
  readonly wide: boolean;
  /** The number of cards that are mostly out of sight on the right. */
  readonly many: number;
}

/** An attachment for a wide row of cards: the wheel scrolls it, its ends fade, and `tell` gets the hidden part. */
export function slideRow(tell: (beyond: Overflow) => void): (area: HTMLElement) => () => void {
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

function seenOf(area: HTMLElement): Overflow {
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
