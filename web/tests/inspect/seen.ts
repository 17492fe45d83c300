/** What of an element can be seen: runs inside the page. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** So many pixels may be missing or too many: borders, rounding, the foot of a letter. */
export const SLACK = 2;

/** Buttons that one answers with; of more than four some may scroll. */
export const CHOICES = "[data-option], [data-pick], [data-add], [data-piece]";

/** Where people look: the window that lies over everything else, or the page. */
export const root = (): HTMLElement => document.querySelector<HTMLElement>("dialog:modal") ?? document.body;

export function all(selector: string): HTMLElement[] {
  return [...root().querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

/** Drawn at all, and not only spoken. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1.5 || height <= 1.5) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isSpoken(element);
}

/** Kept for those who listen, clipped away for those who look. */
export function isSpoken(element: Element): boolean {
  if (element.closest(".hidden")) return true;
  for (let up: Element | null = element; up; up = up.parentElement)
    if (getComputedStyle(up).clipPath === "inset(50%)") return true;
  return false;
}

export const nameOf = (element: Element): string =>
  (
    element.textContent?.trim().replaceAll(/\s+/g, " ") ||
    element.getAttribute("aria-label") ||
    element.getAttribute("class") ||
    element.tagName
  ).slice(0, 60);

export function meet(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export const wide = ({ left, right }: Rect): number => Math.max(0, right - left);
export const high = ({ top, bottom }: Rect): number => Math.max(0, bottom - top);

/** Do they overlap by more than a little? */
export function overlap(one: Rect, other: Rect, slack = SLACK): boolean {
  const both = meet(one, other);
  return wide(both) > slack && high(both) > slack;
}

/** Is all of it inside? */
export const within = (one: Rect, other: Rect, slack = SLACK): boolean =>
  one.left >= other.left - slack &&
  one.right <= other.right + slack &&
  one.top >= other.top - slack &&
  one.bottom <= other.bottom + slack;

export interface Clip {
  /** What is left of the screen for this element. */
  readonly left: Rect;
  /** The nearest ancestor that can be scrolled to it, down or sideways. */
  readonly scroller: HTMLElement | null;
  readonly aside: HTMLElement | null;
}

const screen = (): Rect => ({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });

/** What the ancestors of an element leave of it. */
export function clipOf(element: Element): Clip {
  let [left, scroller, aside] = [screen(), null as HTMLElement | null, null as HTMLElement | null];
  let free = getComputedStyle(element).position;
  for (let up = element.parentElement; up && free !== "fixed"; up = up.parentElement) {
    const style = getComputedStyle(up);
    const escapes = free === "absolute" && style.position === "static";
    if (!escapes && style.overflowY !== "visible" && up !== document.body) {
      left = meet(left, up.getBoundingClientRect());
      if (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + SLACK) scroller ??= up;
      if (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + SLACK) aside ??= up;
    }
    if (!escapes) free = style.position;
  }
  return { left, scroller, aside };
}

/** What no drawer or sheet may lie on; on phones the question is not among it. */
const NEVER_COVERED = ".map, .tray, .large .act";

/** Does a drawer lie over it that may? */
export function mayBeCovered(element: Element, by: Element): boolean {
  const drawer = by.closest("dialog[open]");
  return drawer !== null && !drawer.contains(element) && element.closest(NEVER_COVERED) === null;
}

/** Can one see through it to what lies below? Its own words stand elsewhere. */
export function isClear(element: Element, below: Element): boolean {
  for (let up: Element | null = element; up && !up.contains(below); up = up.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(up);
    if (up instanceof SVGElement || backgroundImage !== "none") return false;
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return false;
  }
  return true;
}
