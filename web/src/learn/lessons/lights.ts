const ANSWER_SELECTOR = ".composer";
const SELECTORS: Readonly<Record<string, (of: string) => string>> = {
  add: (of) => `${ANSWER_SELECTOR} [data-add="${of}"]`,
  pick: (of) => `${ANSWER_SELECTOR} [data-pick="${of}"]`,
  option: (of) => `${ANSWER_SELECTOR} [data-option="${of}"]`,
  part: (of) => `${ANSWER_SELECTOR} [data-part="${of}"]`,
  give: (of) => `[data-side="give"] [data-add="${of}"]`,
  take: (of) => `[data-side="take"] [data-add="${of}"]`,
  way: (of) => (of ? `[data-way*='"value":${of},']` : "[data-way]"),
  /** The button for an offer to a seat, in the dock or in the sheet of offers. */
  partner: (of) => `[data-part="deal:0:${of}"], [data-part="offer:0"]`,
  /** The button that makes an offer, wherever the offer is composed. */
  make: () => `[data-send][aria-disabled="false"]`,
  send: () => `${ANSWER_SELECTOR} [data-send][aria-disabled="false"]`,
};

/** The CSS selector of an element that a lesson lights up; a game may use its own names. */
export function selectorOf(light: string): string {
  const [kind = "", of = ""] = light.split(" ");
  return SELECTORS[kind]?.(of) ?? `[data-${kind}="${of}"]`;
}

/** The next visible element that a lesson lights up, starting with light `from`; null if none is visible. */
export function litAt(lights: readonly string[], from: number): { at: number; element: Element } | null {
  const order = [...lights.keys()].sort((one, other) => rank(one, from) - rank(other, from));
  for (const at of order) {
    const element = document.querySelector(selectorOf(lights[at] ?? ""));
    if (element?.checkVisibility({ visibilityProperty: true })) return { at, element };
  }
  return null;
}

/** The rank of a light: current and later lights come first, then earlier lights in reverse order. */
const rank = (at: number, from: number): number => (at >= from ? at - from : 1000 - at);
