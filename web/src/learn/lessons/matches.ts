import type { Made } from "../../words/story";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Is this one of the moves that are wanted? What a wanted move leaves out may be anything. */
export function fulfils(made: Made, wanted: readonly Readonly<Record<string, unknown>>[]): boolean {
  const given = made as unknown as Readonly<Record<string, unknown>>;
  return wanted.some((want) => Object.entries(want).every(([field, value]) => same(given[field] ?? 0, value)));
}
