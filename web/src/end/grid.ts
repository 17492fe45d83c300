/** Possible distances between horizontal lines; a chart takes the first that makes about five lines. */
const GAPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const LARGEST_GAP = 500;
const MAX_LINES = 5;

/** The range of a chart of these scores, and the scores of its horizontal lines. */
export interface Grid {
  readonly least: number;
  readonly most: number;
  readonly lines: readonly number[];
}

/** The grid for these scores. It always includes zero, and its lines are far enough apart for their labels. */
export function gridOf(scores: readonly number[]): Grid {
  const least = Math.min(0, ...scores);
  const highest = Math.max(0, ...scores);
  const gap = GAPS.find((one) => (highest - least) / one <= MAX_LINES) ?? LARGEST_GAP;
  const most = Math.max(gap, highest);
  const first = Math.ceil(least / gap);
  const lines = Array.from({ length: Math.floor(most / gap) - first + 1 }, (_, at) => (first + at) * gap);
  return { least, most, lines };
}
