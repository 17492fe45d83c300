import { comesOut, stuck } from "./scrolling";
import { all, clipOf, mayBeCovered, meet, nameOf, overlap, within, type Rect } from "./seen";

interface Thing {
  readonly what: string;
  readonly element: HTMLElement;
  readonly box: Rect;
}

/** Parts of a city card that nothing may lie on. */
const ON_CARDS = ["[data-city] .name", "[data-city] .slot", "[data-city] .badge"] as const;
const BUTTONS = "button:not([data-city]), a[href], select, summary, input, textarea";
const WORDS = ".rule";
/** Cogs at one quay lie so close, in parts of their width. */
const MOORED = 0.35;
/** So much of the empty room round a digit an eye may take. */
const COVERED = 4;
/** A cog lies against its card by so much. */
const AT_THE_EDGE = 5;

const things = (selector: string, what: string): Thing[] =>
  all(selector).map((element) => ({ what, element, box: meet(element.getBoundingClientRect(), clipOf(element).left) }));

/** Cities, cogs, slots and buttons that lie on each other. */
export function overlaps(): string[] {
  const cards = things("[data-city]", "city");
  const cogs = things(".map .cog", "cog");
  const signs = things(".map .sign", "sign");
  const parts = ON_CARDS.flatMap((selector) => things(selector, selector));
  return [
    ...pairs(cards),
    ...cogs.flatMap((cog) => onto(cog, foreign(cog, cards), 1)),
    ...cogs.flatMap((cog) => onto(cog, parts, AT_THE_EDGE)),
    ...crowded(cogs),
    ...signs.flatMap((sign) => onto(sign, [...parts, ...cogs], 3)),
    ...pairs(signs),
    ...eyes(),
    ...beyondTheMap(),
    ...pairs(things(BUTTONS, "button")),
  ];
}

/** The eye on a marker that one knows alone leaves its digit whole. */
function eyes(): string[] {
  return all(".marker").flatMap((marker) => {
    const [eye, digit] = [marker.querySelector(".eye"), marker.querySelector("b")];
    const covered = eye && digit && overlap(eye.getBoundingClientRect(), wordsOf(digit), COVERED);
    return covered ? [`the eye covers the digit ${nameOf(marker)}`] : [];
  });
}

function wordsOf(element: Element): Rect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Pieces that stand out over a card are not cut by the edge of the map. */
function beyondTheMap(): string[] {
  const map = document.querySelector(".map")?.getBoundingClientRect();
  if (!map) return [];
  return all(".map .cog, [data-city], [data-city] .badge, [data-city] .guild, .map .sign")
    .filter((one) => !within(one.getBoundingClientRect(), map, 1))
    .map((one) => `cut by the edge of the map: ${one.className} ${nameOf(one)}`);
}

const say = (one: Thing, other: Thing): string =>
  `${one.what} ${nameOf(one.element)} lies on ${other.what} ${nameOf(other.element)}`;

const onto = (one: Thing, others: readonly Thing[], slack: number): string[] =>
  others.filter((other) => overlap(one.box, other.box, slack)).map((other) => say(one, other));

/** The cards of other cities than the one whose quay is here: those that the cog does not lie below. */
function foreign(cog: Thing, cards: readonly Thing[]): Thing[] {
  const middle = (cog.box.left + cog.box.right) / 2;
  const above = cards.filter(({ box }) => box.left - 4 <= middle && middle <= box.right + 4 && box.top < cog.box.top);
  const own = above.sort((one, other) => other.box.bottom - one.box.bottom)[0];
  return cards.filter((card) => card !== own);
}

/** Cogs that lie on each other more than those at one quay may. */
function crowded(cogs: readonly Thing[]): string[] {
  return cogs.flatMap((one, at) =>
    cogs.slice(at + 1).flatMap((other) => {
      const both = meet(one.box, other.box);
      const most = MOORED * (one.box.right - one.box.left);
      return both.bottom - both.top > 2 && both.right - both.left > most ? [say(one, other)] : [];
    }),
  );
}

function pairs(list: readonly Thing[]): string[] {
  return list.flatMap((one, at) =>
    list
      .slice(at + 1)
      .filter(
        (other) => overlap(one.box, other.box) && !nested(one, other) && !slides(one, other) && !yields(one, other),
      )
      .map((other) => say(one, other)),
  );
}

/** One belongs to the other, or is a drawer that may lie over it. */
const nested = (one: Thing, other: Thing): boolean =>
  one.element.contains(other.element) ||
  other.element.contains(one.element) ||
  one.element.closest("label") === (other.element.closest("label") ?? other.element) ||
  mayBeCovered(one.element, other.element) ||
  mayBeCovered(other.element, one.element);

/** A word in a sentence that can be tapped reaches beyond its line; what lies there takes the tap. */
function yields(one: Thing, other: Thing): boolean {
  const word = [one, other].find(({ element }) => element.matches(WORDS));
  if (!word) return false;
  const { left, right, top, bottom } = meet(one.box, other.box);
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && !word.element.contains(hit);
}

/** One of them stays in place while the other scrolls below it. */
function slides(one: Thing, other: Thing): boolean {
  const [a, b] = [stuck(one.element), stuck(other.element)];
  if (a !== b && clipOf(one.element).scroller !== null && clipOf(other.element).scroller !== null) return true;
  return comesOut(one.element, one.box, other.element) || comesOut(other.element, other.box, one.element);
}
