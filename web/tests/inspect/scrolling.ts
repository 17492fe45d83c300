import { CHOICES, clipOf, high, meet, SLACK, wide, type Rect } from "./seen";

/** So much of what follows tells that there is more. */
const PEEK = 8;
/** So many choices must be seen at once; more may scroll. */
export const FEW = 4;
/** Where one expects to scroll, and where one must see that one can. */
const EXPECTED = "[role=log], dialog";
const TOLD = "[data-scrolls]";

/** Can one see that an area goes on: it fades out, says so, or shows a part of what follows? */
export function tellsMore(scroller: HTMLElement, inside: Iterable<Element>): boolean {
  const around = [scroller, ...scroller.children, ...(scroller.parentElement?.children ?? [])];
  if (around.some((one) => one.getAttribute("data-more") === "true")) return true;
  if (getComputedStyle(scroller).maskImage !== "none") return true;
  return [...inside].some((one) => {
    const box = one.getBoundingClientRect();
    return peeks(high(meet(box, clipOf(one).left)), high(box));
  });
}

const peeks = (part: number, whole: number): boolean => part >= PEEK && part < whole - SLACK;

/** May words of this element lie beyond the edge of the area that scrolls to them? */
export function mayScroll(element: Element, scroller: HTMLElement | null): boolean {
  if (!scroller) return pageScrolls() && !element.closest(".table");
  if (scroller.querySelectorAll(CHOICES).length > FEW) return true;
  return scroller.closest(EXPECTED) !== null || (scroller.matches(TOLD) && tellsMore(scroller, scroller.children));
}

/** May words lie beyond the edge of an area that scrolls sideways? One must see that it goes on. */
export function maySlide(aside: HTMLElement | null): boolean {
  const seen = aside?.getBoundingClientRect();
  const boxes = [...(aside?.children ?? [])].map((one) => one.getBoundingClientRect());
  return boxes.some((box) => seen && peeks(wide(meet(box, seen)), wide(box)));
}

const pageScrolls = (): boolean =>
  document.scrollingElement !== null && getComputedStyle(document.body).overflowY !== "hidden";

/** The part of the page round an element that stays in place while the rest scrolls. */
export function stuck(element: Element): Element | null {
  for (let up: Element | null = element; up; up = up.parentElement)
    if (/^(sticky|fixed)$/.test(getComputedStyle(up).position)) return up;
  return null;
}

/** Something lies under a bar that stays in place, and comes out from under it when the page is scrolled. */
export function comesOut(element: Element, box: Rect, by: Element): boolean {
  const bar = stuck(by);
  if (!bar || bar.contains(element) || stuck(element) || element.closest(".table") || !pageScrolls()) return false;
  const before = window.scrollY;
  const { top } = element.getBoundingClientRect();
  window.scrollBy({ top: (box.top + box.bottom - window.innerHeight) / 2, behavior: "instant" });
  const moved = element.getBoundingClientRect().top - top;
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2 + moved);
  window.scrollTo({ top: before, behavior: "instant" });
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
