/** The distance between horizontal lines, chosen so that there are about five of them. */
const GAPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const WIDEST = 500;
const LINES = 5;

/** The range of a chart of these scores, and the scores of its horizontal lines. */
export interface Grid {
  readonly least: number;
  readonly most: number;
  readonly lines: readonly number[];
}

/** Zero is always shown, with enough lines above and below it that none overlaps another. */
export function gridOf(scores: readonly number[]): Grid {
  const least = Math.min(0, ...scores);
  const highest = Math.max(0, ...scores);
  const gap = GAPS.find((one) => (highest - least) / one <= LINES) ?? WIDEST;
  const most = Math.max(gap, highest);
  const first = Math.ceil(least / gap);
  const lines = Array.from({ length: Math.floor(most / gap) - first + 1 }, (_, at) => (first + at) * gap);
  return { least, most, lines };
}
