/** The speed at which others' moves are shown. */
export type Pace = "1" | "2" | "once";
export const PACES: readonly Pace[] = ["1", "2", "once"];
/** Replays go faster, and never jump. */
export type AnyPace = Pace | "4";

/** How long a step stays once nothing moves any more, in milliseconds. */
const REST = 500;
/** The same where nothing moves at all. */
const STILL_REST = 1500;
/** If more steps than this wait, they are skipped. */
export const MAX_WAITING = 12;

export function speedOf(pace: AnyPace): number {
  return Number(pace) || 1;
}

/** Does this person want no motion? */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function restOf(pace: AnyPace): number {
  return (prefersReducedMotion() ? STILL_REST : REST) / speedOf(pace);
}

export function paceFrom(text: string | null): Pace {
  return PACES.find((pace) => pace === text) ?? "1";
}
