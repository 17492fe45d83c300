/** The words of one language, which another language can borrow. */
export interface Spoken {
  has(key: string): boolean;
  say(key: string, facts: Record<string, string | number>): string;
  add(text: string): void;
}

/** An invisible mark at the start of a sentence that is in English because its translation is missing. */
export const BORROWED_MARK = "\u2063";

/** The members of an element that this module uses. */
export type Marked = Pick<Element, "setAttribute" | "removeAttribute" | "hasAttribute"> & {
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly nodeValue: string | null }>;
};

const MARK_ATTRIBUTE = "data-borrowed";
const TITLE_ATTRIBUTE = "data-borrowed-title";
const TEXT_NODE = 3;

const borrows = (element: Marked): boolean =>
  [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === TEXT_NODE && nodeValue?.includes(BORROWED_MARK),
  );

/** Mark an element whose sentence is English, or remove the mark. The element's own title stays. */
export function markText(element: Marked, title: string): void {
  if (!borrows(element)) return unmark(element);
  if (element.hasAttribute(MARK_ATTRIBUTE)) return;
  element.setAttribute(MARK_ATTRIBUTE, "");
  element.setAttribute("lang", "en");
  if (element.hasAttribute("title")) return;
  element.setAttribute("title", title);
  element.setAttribute(TITLE_ATTRIBUTE, "");
}

function unmark(element: Marked): void {
  if (!element.hasAttribute(MARK_ATTRIBUTE)) return;
  const titled = element.hasAttribute(TITLE_ATTRIBUTE);
  for (const name of [MARK_ATTRIBUTE, TITLE_ATTRIBUTE, "lang", ...(titled ? ["title"] : [])])
    element.removeAttribute(name);
}

/** The only observer; choosing a language replaces it. */
let observer: MutationObserver | undefined;

/**
 * Mark every sentence of a page that lacks a translation, including later ones: screen readers change their voice by
 * `lang`, and app.css shows a small sign. Only attributes change, since components own the rest.
 */
function markBorrowed(root: Element, title: string): void {
  observer?.disconnect();
  const markAll = (top: Element): void => [top, ...top.querySelectorAll("*")].forEach((one) => markText(one, title));
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) markText(changed, title);
      for (const node of addedNodes) if (node instanceof Element) markAll(node);
    }
  });
  markAll(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
}

/**
 * The English sentences with the invisible mark. If there is a page, elements that contain the mark get a visible one.
 */
export function borrow(english: Spoken, title: string, root = globalThis.document?.body): Spoken {
  if (root) markBorrowed(root, title);
  return {
    has: (key) => english.has(key),
    say: (key, facts) => (english.has(key) ? BORROWED_MARK : "") + english.say(key, facts),
    add: (text) => english.add(text),
  };
}
