import type { Group } from "../../../composers/menu";
import type { View } from "../../../protocol/kogge";

/** The place of an action in the dock: the same in every turn, whether the action is possible or not. */
export interface Home {
  readonly key: string;
  readonly moves: readonly string[];
  /** The column and the row. */
  readonly place: readonly [number, number];
  /** Whether it takes the right third of another home on a large screen, and is left out if the variant has no such action. */
  readonly shares?: boolean;
}

/** The homes of the actions of a turn; the guild master's four are at the right. */
const ACTING: readonly Home[] = [
  { key: "build", moves: ["deliver", "build"], place: [1, 1] },
  { key: "trade", moves: ["trade"], place: [2, 1] },
  { key: "buy", moves: ["buy"], place: [3, 1] },
  { key: "change-route", moves: ["change_route", "change_crest"], place: [1, 2] },
  { key: "peek", moves: ["peek"], place: [1, 2], shares: true },
  { key: "raid", moves: ["raid_city", "raid_cog"], place: [2, 2] },
  { key: "deal", moves: [], place: [3, 2] },
  { key: "sell", moves: ["sell"], place: [4, 1] },
  { key: "buy-raid", moves: ["buy_raid", "buy_back"], place: [5, 1] },
  { key: "give-good", moves: ["give_good"], place: [4, 2] },
  { key: "give-marker", moves: ["give_marker"], place: [5, 2] },
];
/** The homes of the guild master's deals. */
export const GUILD_HOMES: readonly string[] = ["sell", "buy-raid", "give-good", "give-marker"];

/** A home with the options and the refusals of its moves; without a place, the next free cell. */
export interface Housed extends Group {
  readonly key: string;
  readonly place: readonly [number, number] | null;
  /** The part of its cell on a large screen, if another home has the rest. */
  readonly part?: "left" | "right" | undefined;
}

/** The groups of a menu in their homes; a menu without homes gives each of its kinds of move a cell. */
export function housed(name: string, groups: readonly Group[]): Housed[] {
  if (name !== "acting") return groups.map((group) => ({ ...group, key: group.move, place: null }));
  const there = ACTING.filter(({ shares, moves }) => !shares || groups.some((group) => moves.includes(group.move)));
  const homes = there.map(({ key, moves, place, shares }): Housed => {
    const own = moves.flatMap((move) => groups.filter((group) => group.move === move));
    const options = own.flatMap((group) => group.options);
    const refusals = own.flatMap((group) => group.refusals);
    const move = options[0]?.move ?? refusals[0]?.move ?? moves[0] ?? key;
    const shared = there.some((one) => one.shares && one.key !== key && `${one.place}` === `${place}`);
    return { key, place, move, options, refusals, part: shares ? "right" : shared ? "left" : undefined };
  });
  const left = groups.filter(({ move }) => !ACTING.some(({ moves }) => moves.includes(move)));
  return [...homes, ...left.map((group) => ({ ...group, key: group.move, place: null }))];
}

/** Whether there is an offer, or anybody to whom this player can make one. */
export function hasDeals(view: View): boolean {
  return view.asides?.options.some(({ shape }) => shape === "deal") || view.talk.offers.length > 0;
}

/** Whether the guild master is elsewhere, so that one rule refuses all his deals. */
export function isGuildAway(homes: readonly Housed[]): boolean {
  const deals = homes.filter(({ key }) => GUILD_HOMES.includes(key));
  return (
    deals.length > 0 && deals.every(({ options, refusals }) => !options.length && refusals[0]?.rule === "K-ACT-GM-01")
  );
}
