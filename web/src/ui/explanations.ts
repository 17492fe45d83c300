/** The name and the use of a piece. */
export interface Explanation {
  readonly name: string;
  readonly text: string;
}

/** A function that explains a piece; it returns null for an unknown piece. */
export type ExplainPiece = (piece: string) => Explanation | null;

/** The longest time that an explanation is shown, in milliseconds, after a long press or while the table changes. */
export const SHOWN_TIME = 7000;

/** Whether an explanation is outdated, or has been shown long enough. */
export function isStale(said: readonly Explanation[], now: readonly (Explanation | null)[], age: number): boolean {
  const same = said.length === now.length && said.every((one, at) => one.text === now[at]?.text);
  return !same || age > SHOWN_TIME;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 6;

/** The place for words of this size: above a piece, or below it, and always inside the window. */
export function placeNextTo(piece: Box, words: { w: number; h: number }, window: { w: number; h: number }) {
  const above = piece.top - words.h - EDGE;
  const y = above >= EDGE ? above : piece.top + piece.height + EDGE;
  const x = piece.left + piece.width / 2 - words.w / 2;
  return {
    x: Math.max(EDGE, Math.min(x, window.w - words.w - EDGE)),
    y: Math.max(EDGE, Math.min(y, window.h - words.h - EDGE)),
  };
}

/** The piece that an element shows, or else the pieces inside the element. */
export function piecesOf(element: Element): string[] {
  const own = (element as HTMLElement).dataset["explain"];
  if (own) return [own];
  const all = [...element.querySelectorAll<HTMLElement>("[data-explain]")];
  return [...new Set(all.map((one) => one.dataset["explain"] ?? ""))];
}
