import type { CDPSession, Page } from "playwright-core";

/** As somebody sees who sees no colours, or not all of them. */
export const VISIONS = ["none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia"] as const;
/** Pieces of one kind, and the attribute that tells one from another, or its words; so many there must be to compare. */
export interface Pieces {
  readonly kind: string;
  readonly selector: string;
  readonly name: string;
  readonly least: number;
}

/** Of two pieces at least this part must look otherwise. */
const UNLIKE = 0.03;
const SIDE = 48;

type Pictures = Record<string, string>;

/** A picture of one piece of each name that is on the page, as large as it lies there. */
async function pictures(page: Page, { selector, name }: Pieces): Promise<Pictures> {
  const found: Pictures = {};
  for (const piece of await page.locator(selector).all()) {
    const key = (name ? await piece.getAttribute(name) : await piece.textContent()) ?? "";
    if (key in found || !(await piece.isVisible())) continue;
    found[key] = (await piece.screenshot()).toString("base64");
  }
  return found;
}

/** Runs in the page: the least part by which two of these pictures differ, and which two they are. */
async function leastUnlike([named, side]: [Pictures, number]): Promise<{ part: number; pair: string }> {
  const pixels = async (base64: string): Promise<Uint8ClampedArray> => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
    const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
    brush.drawImage(image, 0, 0, side, side);
    return brush.getImageData(0, 0, side, side).data;
  };
  const all = await Promise.all(Object.entries(named).map(async ([key, one]) => ({ key, data: await pixels(one) })));
  const plainly = 60;
  const unlike = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
    let many = 0;
    for (let at = 0; at < a.length; at += 4)
      if ([0, 1, 2].some((part) => Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0)) > plainly)) many++;
    return many / (side * side);
  };
  return all
    .flatMap((one, at) => all.slice(at + 1).map((other) => ({ one, other })))
    .map(({ one, other }) => ({ part: unlike(one.data, other.data), pair: `${one.key} and ${other.key}` }))
    .reduce((least, next) => (next.part < least.part ? next : least), { part: 1, pair: "" });
}

/** Which pieces somebody with such eyes cannot tell apart. */
export async function compare(
  page: Page,
  devtools: CDPSession,
  vision: (typeof VISIONS)[number],
  all: readonly Pieces[],
): Promise<string[]> {
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
  const wrong: string[] = [];
  for (const piece of all) {
    const named = await pictures(page, piece);
    const many = Object.keys(named).length;
    if (many < piece.least) wrong.push(`${piece.kind}: only ${many} to compare`);
    const { part, pair } = await page.evaluate(leastUnlike, [named, SIDE] as [Pictures, number]);
    console.log(`${vision}, ${piece.kind}: ${pair} differ in ${(100 * part).toFixed(1)} % at least`);
    if (part < UNLIKE) wrong.push(`${vision}, ${piece.kind}: ${pair} differ in ${(100 * part).toFixed(1)} % only`);
  }
  return wrong;
}
