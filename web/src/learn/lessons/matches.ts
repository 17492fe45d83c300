import type { Made } from "../../words/story";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether this is one of the wanted moves. Fields that a wanted move leaves out may have any value. */
export function isStepMatched(made: Made, wanted: readonly Readonly<Record<string, unknown>>[]): boolean {
  const given = made as unknown as Readonly<Record<string, unknown>>;
  return wanted.some((want) => Object.entries(want).every(([field, value]) => same(given[field] ?? 0, value)));
}
