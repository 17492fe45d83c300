import { FEW, tellsMore } from "./scrolling";
import { all, CHOICES, clipOf, mayBeCovered, nameOf, within } from "./seen";

/** A log beside the map has room for at least this. */
const MIN_LOG = 60;
const MAIN = "button.undo, .undo button, [data-send]";

/** Undo and the main button are in sight; of more than four choices some may wait inside their own area, visibly. */
export function outOfSight(): string[] {
  const main = all(MAIN)
    .filter((one) => !isWhole(one))
    .map((one) => `out of sight: ${nameOf(one)}`);
  const covered = all(MAIN)
    .filter((one) => isWhole(one) && !isOnTop(one))
    .map((one) => `covered: ${nameOf(one)}`);
  return [...main, ...covered, ...hiddenChoices(), ...lowLogs()];
}

/** All of it can be seen. */
function isWhole(element: Element): boolean {
  return within(element.getBoundingClientRect(), clipOf(element).left);
}

/** A tap on its middle reaches it. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element) || mayBeCovered(element, hit));
}

function hiddenChoices(): string[] {
  const choices = all(CHOICES);
  return choices
    .filter((one) => !isWhole(one))
    .flatMap((one) => {
      const { scroller } = clipOf(one);
      if (!scroller) return [`out of sight: ${nameOf(one)}`];
      const inside = choices.filter((other) => scroller.contains(other));
      if (inside.length <= FEW && !scroller.closest("dialog"))
        return [`out of sight, one of ${inside.length}: ${nameOf(one)}`];
      return tellsMore(scroller, inside) ? [] : [`below, and nothing tells of it: ${nameOf(one)}`];
    });
}

function lowLogs(): string[] {
  return all(".logs [role=log]")
    .filter((log) => log.clientHeight < MIN_LOG || log.getBoundingClientRect().bottom > window.innerHeight + 1)
    .map((log) => `no room for the log: ${log.clientHeight} px`);
}
