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

/** Run this after all waiting work is painted; the returned function cancels it. */
export function afterPaint(run: () => void): () => void {
  waiting.push(run);
  if (waiting.length === 1) runNext();
  return () => {
    const at = waiting.indexOf(run);
    if (at >= 0) waiting[at] = () => {};
  };
}
