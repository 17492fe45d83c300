type Measured = Pick<Element, "scrollHeight" | "clientHeight">;

/** Whether the content of a box is larger than the box. */
export const isCut = (box: Measured | null | undefined): boolean => !!box && box.scrollHeight > box.clientHeight + 1;

/** Hide a hint if it would cut off the choices next to it. */
export function hideOnOverflow(hint: HTMLElement): () => void {
  const bar = hint.parentElement;
  const look = (): void => {
    if (isCut(bar?.querySelector(".choices"))) hint.hidden = true;
  };
  const watch = new ResizeObserver(look);
  for (const one of [bar, bar?.querySelector(".choices")]) if (one) watch.observe(one);
  return () => watch.disconnect();
}
