import { overlaps } from "./overlaps";
import { outOfSight } from "./sight";
import { tooSmall } from "./targets";
import { unreadable } from "./texts";

export interface Inspected {
  readonly wrong: readonly string[];
  /** Where the map lies, if there is one: left, top, width, height. */
  readonly map: string;
  /** How many cities and slots were looked at. */
  readonly looked: readonly number[];
}

/** One pass over what is on the screen now. */
function inspect(): Inspected {
  const wrong = [...outOfSight(), ...overlaps(), ...tooSmall(), ...unreadable(), ...tooWide()];
  const { left, top, width, height } = document.querySelector(".map")?.getBoundingClientRect() ?? new DOMRect();
  const looked = ["[data-city]", "[data-city] .slot"].map((one) => document.querySelectorAll(one).length);
  return { wrong: [...new Set(wrong)], map: [left, top, width, height].map(Math.round).join(), looked };
}

function tooWide(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  return over > 0 ? [`${over} px too wide`] : [];
}

(window as unknown as { inspectPage: () => Inspected }).inspectPage = inspect;
