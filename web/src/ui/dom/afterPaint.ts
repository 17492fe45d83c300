/** Tasks that can wait until everything before them is painted, in order. */
const waiting: (() => void)[] = [];

function runNext(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      waiting.shift()?.();
      if (waiting.length) runNext();
    }),
  );
}

/** Run a task after all waiting tasks are painted; return a function that cancels the task. */
export function afterPaint(run: () => void): () => void {
  waiting.push(run);
  if (waiting.length === 1) runNext();
  return () => {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting[at] = () => {};
  };
}
