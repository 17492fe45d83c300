import { comesOut, maySlide, mayScroll } from "./scrolling";
import { clipOf, isClear, isSpoken, mayBeCovered, nameOf, root, SLACK, type Rect } from "./seen";
import { contrastOf } from "./colours";

const MIN_SIZE = 13;
const MIN_CONTRAST = 4.5;

/** Ornament, and what the browser draws by itself. */
const NOT_READ = "[data-ornament], option, select, title, script, style";

interface Text {
  readonly words: string;
  readonly element: Element;
  readonly box: Rect;
}

/** Words that are cut, covered, too small, or too faint. */
export function unreadable(): string[] {
  return texts().flatMap((text) => {
    const wrong = [...cut(text), ...covered(text), ...small(text), ...faint(text)];
    return wrong.map((one) => `${one}: ${text.words}`);
  });
}

function texts(): Text[] {
  const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [words, element] = [node.textContent?.trim() ?? "", node.parentElement];
    if (!words || !element || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isSpoken(element) || element.closest(NOT_READ)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0) found.push({ words: words.slice(0, 60), element, box });
  }
  return found;
}

/** Part of it cannot be seen, and not because one can scroll there. */
function cut({ element, box }: Text): string[] {
  const { left: seen, scroller, aside } = clipOf(element);
  const self = getComputedStyle(element).overflowX === "visible" ? box : element.getBoundingClientRect();
  const beyond = maySlide(aside) ? 0 : Math.max(seen.left - box.left, box.right - seen.right);
  const across = Math.max(beyond, box.right - self.right);
  if (across > SLACK) return [`cut by ${Math.round(across)} px across`];
  // A line's box is higher than its letters.
  const spare = (box.bottom - box.top) * 0.18 + SLACK;
  const down = Math.max(seen.top - box.top, box.bottom - seen.bottom);
  if (down <= spare || mayScroll(element, scroller)) return [];
  return [`cut by ${Math.round(down)} px below`];
}

/** Something else lies on it; what lets every tap through cannot be told from what lies below. */
function covered({ element, box }: Text): string[] {
  if (getComputedStyle(element).pointerEvents === "none" || element instanceof SVGElement) return [];
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!hit || element.contains(hit) || hit.contains(element) || mayBeCovered(element, hit)) return [];
  if (isClear(hit, element)) return [];
  const { scroller, aside } = clipOf(element);
  const scrolls = (scroller && mayScroll(element, scroller)) || maySlide(aside) || comesOut(element, box, hit);
  return scrolls ? [] : [`covered by ${nameOf(hit)}`];
}

function small({ element }: Text): string[] {
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const size = parseFloat(getComputedStyle(element).fontSize) * scale;
  return size < MIN_SIZE - 0.05 ? [`only ${size.toFixed(1)} px`] : [];
}

function faint({ element }: Text): string[] {
  const contrast = contrastOf(element);
  return contrast < MIN_CONTRAST - 0.01 ? [`contrast ${contrast.toFixed(2)}`] : [];
}
