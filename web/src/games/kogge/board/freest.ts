import type { Box, Spot } from "../../../ui/seaChart/geometry";

const EDGE = 6;
/** The weight of hiding the panel's own city, compared with hiding another. */
const WORSE = 6;

function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The place where a panel hides least, out of nine in the window; hiding the first box counts more. */
export function freestPlace(
  window: { w: number; h: number },
  panel: { w: number; h: number },
  first: Box,
  others: readonly Box[],
): Spot {
  const along = (whole: number, part: number): number[] => [(whole - part) / 2, EDGE, whole - part - EDGE];
  const hidden = ({ x, y }: Spot): number => {
    const here = { x, y, w: panel.w, h: panel.h };
    return WORSE * shared(here, first) + others.reduce((sum, one) => sum + shared(here, one), 0);
  };
  const spots = along(window.w, panel.w).flatMap((x) => along(window.h, panel.h).map((y) => ({ x, y })));
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}
