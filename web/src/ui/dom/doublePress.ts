/** The time and the place of a press. */
export interface Press {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Two presses within this many milliseconds, close to each other, are one double tap. */
const SOON = 350;
const NEAR = 40;
let before: Press | null = null;
let last: Press | null = null;

export function notePress(press: Press): void {
  before = last;
  last = press;
}

/** Whether the last press is the second one of a double tap that began before the time `since`. */
export function isDoublePress(since: number): boolean {
  if (!before || !last || before.timeStamp > since || last.timeStamp - before.timeStamp > SOON) return false;
  return Math.hypot(last.clientX - before.clientX, last.clientY - before.clientY) < NEAR;
}
