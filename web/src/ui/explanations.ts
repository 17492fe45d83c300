/** What a piece is called, and what it does. */
export interface Explained {
  readonly name: string;
  readonly text: string;
}

/** Says of a piece what it is; of something unheard of, nothing. */
export type Explain = (piece: string) => Explained | null;

/** So long, in milliseconds, words stay beside a piece while something else happens at the table. */
export const STAYS = 7000;

/** Do words beside a piece tell what is no longer so, or have they stood there long enough? */
export function isStale(said: readonly Explained[], now: readonly (Explained | null)[], age: number): boolean {
  const same = said.length === now.length && said.every((one, at) => one.text === now[at]?.text);
  return !same || age > STAYS;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 6;

/** Where words of this size stand: above a piece, or below it, and always inside the window. */
export function besideOf(piece: Box, words: { w: number; h: number }, window: { w: number; h: number }) {
  const above = piece.top - words.h - EDGE;
  const y = above >= EDGE ? above : piece.top + piece.height + EDGE;
  const x = piece.left + piece.width / 2 - words.w / 2;
  return {
    x: Math.max(EDGE, Math.min(x, window.w - words.w - EDGE)),
    y: Math.max(EDGE, Math.min(y, window.h - words.h - EDGE)),
  };
}

/** The pieces that an element stands for: its own, or those that lie on it. */
export function piecesOf(element: Element): string[] {
  const own = (element as HTMLElement).dataset["explain"];
  if (own) return [own];
  const all = [...element.querySelectorAll<HTMLElement>("[data-explain]")];
  return [...new Set(all.map((one) => one.dataset["explain"] ?? ""))];
}
