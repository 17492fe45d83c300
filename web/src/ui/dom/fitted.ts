/** What gives way, step by step, where words are too long for their place: see Cell.svelte. */
const STEPS = ["", "tight", "wrapped", "bare"] as const;
const WORDS = ".name, .note";

const over = (one: HTMLElement): boolean =>
  one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;

/** Words keep inside a place of fixed size: they grow narrow, then take a second line, then the room of the sign. */
export function fitted(place: HTMLElement): () => void {
  const cut = (): boolean => over(place) || [...place.querySelectorAll<HTMLElement>(WORDS)].some(over);
  const fit = (): void => {
    for (const step of STEPS) {
      place.dataset["fit"] = step;
      if (!cut()) return;
    }
  };
  const resized = new ResizeObserver(fit);
  const changed = new MutationObserver(fit);
  resized.observe(place);
  changed.observe(place, { childList: true, subtree: true, characterData: true });
  void document.fonts.ready.then(fit);
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
