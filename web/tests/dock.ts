import type { Page } from "playwright-core";

/** Sizes of windows that a dock must fit, in pixels. */
export const DOCK_WINDOWS = [
  [960, 600],
  [360, 640],
  [1366, 768],
  [640, 360],
  [1280, 720],
  [390, 844],
  [1440, 900],
  [430, 932],
  [1366, 650],
  [768, 1024],
  [1920, 1080],
  [844, 390],
  [1024, 768],
  [2560, 1440],
] as const;
/** The distance in pixels that an answer may move when another one is chosen. */
const STILL = 2;

/** The place of each answer, by the data attributes that name it. */
type Places = Readonly<Record<string, readonly number[]>>;

/** Runs in the page: where every enabled answer of the dock lies, and what is wrong with the places. */
function look(): { readonly places: Places; readonly wrong: string[] } {
  const SMALLEST = 43.5;
  const ANSWERS = ".bar :is(.choices, .send, .undo) button, .bar button.back, [data-tray]";
  const seen = (one: Element): boolean =>
    getComputedStyle(one).visibility !== "hidden" && one.getClientRects().length > 0;
  const called = (one: Element): string => {
    const own = Object.entries((one as HTMLElement).dataset).filter(([name]) => !["fit", "full"].includes(name));
    const side = one.closest<HTMLElement>("[data-side], [data-pile]")?.dataset ?? {};
    const words = own.length ? own : [["class", one.className.replaceAll(/svelte-\w+|chosen|go|loud/g, "").trim()]];
    return [...Object.values(side), ...words.map((pair) => pair.join("="))].join(" ");
  };
  const buttons = [...document.querySelectorAll<HTMLElement>(ANSWERS)].filter(seen);
  const wrong: string[] = [];
  const places: Record<string, readonly number[]> = {};
  const boxes = buttons.map((one) => {
    const { x, y, width, height, right, bottom } = one.getBoundingClientRect();
    const name = called(one);
    places[name] = [x, y, width, height];
    if (one.matches(":disabled, [aria-disabled='true']")) return { name, x, y, right, bottom };
    if (x < -0.5 || y < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) wrong.push(`outside: ${name}`);
    if (width < SMALLEST || height < SMALLEST) wrong.push(`small: ${name} is ${width.toFixed()}×${height.toFixed()}`);
    return { name, x, y, right, bottom };
  });
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.x, other.x);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y);
      if (across > 1 && down > 1) wrong.push(`overlap: ${one.name} and ${other.name}`);
    }
  });
  const scrolling = [...document.querySelectorAll<HTMLElement>(".bar, .bar *")].filter(
    (one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
  );
  for (const one of scrolling) wrong.push(`scrolls: ${one.className}`);
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) wrong.push("the page scrolls");
  return { places, wrong };
}

export const lookAtDock = (page: Page): Promise<{ places: Places; wrong: string[] }> => page.evaluate(look);

/** The answers that lie elsewhere than before, or have another size. */
function moved(before: Places, after: Places): string[] {
  return Object.entries(before).flatMap(([name, place]) => {
    const now = after[name];
    return now && place.some((one, at) => Math.abs(one - (now[at] ?? 0)) > STILL)
      ? [`moves: ${name} from ${place.map(Math.round).join()} to ${now.map(Math.round).join()}`]
      : [];
  });
}

/** Choose one answer after another, and note what is wrong with the dock then, and which answers move. */
export async function chooseEach(page: Page): Promise<string[]> {
  const choices = page.locator(".bar .choices :is([data-pick], [data-add], [data-piece]):visible");
  const wrong: string[] = [];
  let before = await lookAtDock(page);
  wrong.push(...before.wrong);
  for (let at = 0; at < (await choices.count()); at++) {
    const choice = choices.nth(at);
    if ((await choice.getAttribute("aria-disabled")) === "true") continue;
    await choice.click();
    await page.waitForTimeout(60);
    const after = await lookAtDock(page);
    wrong.push(...after.wrong, ...moved(before.places, after.places));
    before = after;
  }
  return [...new Set(wrong)];
}
