type Measured = Pick<Element, "scrollHeight" | "clientHeight">;

/** Is there more in a box than it shows? */
export const isCut = (box: Measured | null | undefined): boolean => !!box && box.scrollHeight > box.clientHeight + 1;

/** A hint leaves its room to the choices beside it that would be cut otherwise. */
export function hideOnOverflow(hint: HTMLElement): () => void {
  const bar = hint.parentElement;
  const look = (): void => {
    if (isCut(bar?.querySelector(".choices"))) hint.hidden = true;
  };
  const watch = new ResizeObserver(look);
  for (const one of [bar, bar?.querySelector(".choices")]) if (one) watch.observe(one);
  return () => watch.disconnect();
}
