/** A press: when and where. */
export interface Press {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Two presses within these milliseconds, close to each other, are one double tap. */
const SOON = 350;
const NEAR = 40;
let before: Press | null = null;
let last: Press | null = null;

export function notePress(press: Press): void {
  before = last;
  last = press;
}

/** Whether this is the second half of a double tap that began before there was anything to press here. */
export function isDoublePress(since: number): boolean {
  if (!before || !last || before.timeStamp > since || last.timeStamp - before.timeStamp > SOON) return false;
  return Math.hypot(last.clientX - before.clientX, last.clientY - before.clientY) < NEAR;
}
