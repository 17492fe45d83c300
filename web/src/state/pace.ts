/** The speed at which others' moves are shown. */
export type Pace = "1" | "2" | "once";
export const PACES: readonly Pace[] = ["1", "2", "once"];
/** The speed of a replay, which may be faster but never jumps. */
export type AnyPace = Pace | "4";

/** The pause after each step once all motions have ended, in milliseconds. */
const REST_TIME = 500;
/** The pause after a step without motion, in milliseconds. */
const STILL_REST_TIME = 1500;
/** The maximum number of waiting steps; the playback skips them if there are more. */
export const MAX_WAITING = 12;

export function speedOf(pace: AnyPace): number {
  return Number(pace) || 1;
}

/** Whether the player asked the system for reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function restOf(pace: AnyPace): number {
  return (prefersReducedMotion() ? STILL_REST_TIME : REST_TIME) / speedOf(pace);
}

export function paceFrom(text: string | null): Pace {
  return PACES.find((pace) => pace === text) ?? "1";
}
