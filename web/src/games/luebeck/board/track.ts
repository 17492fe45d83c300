import type { Box } from "../../../ui/seaChart/geometry";

/** The score track round the board: 0 to 99, clockwise from the top left. */
export const CELLS = 100;
const CELLS_ACROSS = 34;
const CELLS_DOWN = 18;

/** The cell of a score on a board of this size, with a track of this thickness. */
export function cellOf(score: number, width: number, height: number, thick: number): Box {
  const at = ((score % CELLS) + CELLS) % CELLS;
  const w = (width - 2 * thick) / (CELLS_ACROSS - 2);
  const h = (height - 2 * thick) / (CELLS_DOWN - 2);
  const [right, bottom] = [width - thick, height - thick];
  if (at < CELLS_ACROSS) return across(at, 0, w);
  if (at < CELLS_ACROSS + CELLS_DOWN - 1) {
    const down = at - CELLS_ACROSS;
    return down === CELLS_DOWN - 2
      ? { x: right, y: bottom, w: thick, h: thick }
      : { x: right, y: thick + down * h, w: thick, h };
  }
  if (at < 2 * CELLS_ACROSS + CELLS_DOWN - 2) return across(2 * CELLS_ACROSS + CELLS_DOWN - 3 - at, bottom, w);
  return { x: 0, y: bottom - (at - (2 * CELLS_ACROSS + CELLS_DOWN - 3)) * h, w: thick, h };

  function across(place: number, y: number, wide: number): Box {
    if (place === 0) return { x: 0, y, w: thick, h: thick };
    if (place === CELLS_ACROSS - 1) return { x: right, y, w: thick, h: thick };
    return { x: thick + (place - 1) * wide, y, w: wide, h: thick };
  }
}

/** The label of a pawn that has gone round the track: −100, +100, +200 …; empty on the first round. */
export function roundsLabel(score: number): string {
  const many = Math.floor(score / CELLS) * CELLS;
  return many ? `${many > 0 ? "+" : "−"}${Math.abs(many)}` : "";
}
