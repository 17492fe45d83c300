import { all, nameOf } from "./seen";

const MIN_SIZE = 44;
const TARGETS = "button, a, select, summary, input:not([type=radio]):not([type=checkbox])";

/** Buttons and links that are too small for a thumb; words that lead to a rule inside a sentence may be. */
export function tooSmall(): string[] {
  return all(TARGETS)
    .filter((one) => !one.closest("[role=log]"))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < MIN_SIZE - 0.5 || box.height < MIN_SIZE - 0.5)
    .map(({ one, box }) => `too small to tap: ${nameOf(one)} ${Math.round(box.width)}×${Math.round(box.height)}`);
}
