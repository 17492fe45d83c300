/** The steps by which a place makes room for words that are too long (see Cell.svelte). */
const FITTING_CLASSES = ["", "tight", "signless", "brief", "wrapped", "bare"] as const;
const FITTED_PARTS = ".name, .note";

/** Whether an element's content is cut; content that only screen readers find is not. */
const isOverfull = (one: HTMLElement): boolean =>
  one.clientWidth > 1 && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);

/** Keep words inside a place of fixed size: make them narrow, then give them the sign's room,
 * then show only the first part of the note, then only the name, on two lines. */
export function fitWords(place: HTMLElement): () => void {
  const cut = (): boolean =>
    isOverfull(place) || [...place.querySelectorAll<HTMLElement>(FITTED_PARTS)].some(isOverfull);
  const fit = (): void => {
    for (const step of FITTING_CLASSES) {
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
