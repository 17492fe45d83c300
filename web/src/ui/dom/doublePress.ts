/** The time and the place of a press. */
export interface Press {
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** Two presses within this many milliseconds, close to each other, are one double tap. */
const MAX_INTERVAL = 350;
const MAX_DISTANCE = 40;
let before: Press | null = null;
let last: Press | null = null;

export function notePress(press: Press): void {
  before = last;
  last = press;
}

/** Whether the last press is the second one of a double tap that began before the time `since`. */
export function isDoublePress(since: number): boolean {
  if (!before || !last || before.timeStamp > since || last.timeStamp - before.timeStamp > MAX_INTERVAL) return false;
  return Math.hypot(last.clientX - before.clientX, last.clientY - before.clientY) < MAX_DISTANCE;
}
