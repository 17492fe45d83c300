import { SvelteMap } from "svelte/reactivity";
import { fetchPreviews } from "../net/http";
import type { MovePreview } from "../net/gameTypes";
import type { Made } from "../words/story";

/** The table rule about undo. */
export const UNDO_RULE = "T-UNDO-01";
/** Milliseconds in which the moves for one request are collected. */
const GATHER_TIME = 40;
const MAX_MOVES = 16;

/** The effects of the answers to one question, requested from the server a few at a time. */
export class Previews {
  private readonly told = new SvelteMap<string, MovePreview>();
  // Nothing on the screen depends on this set.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly asked = new Set<string>();
  private waiting: Made[] = [];

  constructor(private readonly match: string) {}

  /** The effect of a move; undefined while it is unknown. */
  of(made: Made | null): MovePreview | undefined {
    return made ? this.told.get(JSON.stringify(made)) : undefined;
  }

  /** Whether the preview of one of these moves is still missing. */
  waits(moves: readonly (Made | null)[]): boolean {
    return moves.some((one) => one !== null && !this.of(one));
  }

  /** Request previews of these moves. `of` returns them later; a move without a preview gets an empty one. */
  want(moves: readonly (Made | null)[]): void {
    const fresh = moves.filter((one): one is Made => one !== null && !this.asked.has(JSON.stringify(one)));
    if (!fresh.length) return;
    for (const one of fresh) this.asked.add(JSON.stringify(one));
    if (!this.waiting.length) window.setTimeout(() => void this.ask(), GATHER_TIME);
    this.waiting.push(...fresh);
  }

  private async ask(): Promise<void> {
    const moves = this.waiting.splice(0, MAX_MOVES);
    if (this.waiting.length) window.setTimeout(() => void this.ask(), GATHER_TIME);
    const found = await fetchPreviews(this.match, moves).catch(() => null);
    moves.forEach((one, at) => {
      this.told.set(JSON.stringify(one), found?.moves[at] ?? {});
    });
  }
}

/** Whether chance or hidden information decides, so that the move cannot be undone. */
export const isDrawOrReveal = (preview: MovePreview | undefined): boolean =>
  preview?.final === "draw" || preview?.final === "reveal";
