/** So far apart are the lines across: so that there are about five of them. */
const GAPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const WIDEST = 500;
const LINES = 5;

/** What a chart of these scores shows: from the least to the most, and lines across at these scores. */
export interface Grid {
  readonly least: number;
  readonly most: number;
  readonly lines: readonly number[];
}

/** Zero is always shown, and so many lines above and below it that none lies on another. */
export function gridOf(scores: readonly number[]): Grid {
  const least = Math.min(0, ...scores);
  const highest = Math.max(0, ...scores);
  const gap = GAPS.find((one) => (highest - least) / one <= LINES) ?? WIDEST;
  const most = Math.max(gap, highest);
  const first = Math.ceil(least / gap);
  const lines = Array.from({ length: Math.floor(most / gap) - first + 1 }, (_, at) => (first + at) * gap);
  return { least, most, lines };
}
