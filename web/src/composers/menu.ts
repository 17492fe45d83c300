import type { Refusal } from "../protocol/wire";
import type { Made, Option } from "../words/story";

/** Options of one kind of move, and the reasons why others of that kind are refused. */
export interface Group {
  readonly move: string;
  readonly options: readonly Option[];
  readonly refusals: readonly Refusal[];
}

/** Kinds of move in the order of the menu, with kinds that are only refused at the end. */
export function grouped(options: readonly Option[], refusals: readonly Refusal[]): Group[] {
  const moves = new Set([...options.map((one) => one.move), ...refusals.map((one) => one.move)]);
  return [...moves].map((move) => ({
    move,
    options: options.filter((one) => one.move === move),
    refusals: refusals.filter((one) => one.move === move),
  }));
}

/** The move of an option that leaves nothing to choose; null for any other option or shape. */
export function only(option: Option): Made | null {
  const { move } = option;
  if (option.shape === "go") return { move };
  if (option.shape === "choice" && option.values.length === 1) {
    return { move, value: option.values[0], of: option.of ?? 0 };
  }
  return null;
}
