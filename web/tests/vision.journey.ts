import type { Browser, CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launch, person } from "./browser";
import { look, sit } from "./sitting";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** As somebody sees who sees no colours, or not all of them. */
const VISIONS = ["none", "achromatopsia", "protanopia", "deuteranopia", "tritanopia"] as const;
/** Pieces by their kind, and what tells one of that kind from another; so many there must be to compare. */
const PIECES = [
  { kind: "good", selector: "[data-good]", name: "data-good", least: 4 },
  { kind: "cog", selector: "[data-cog]", name: "data-cog", least: 5 },
  { kind: "office", selector: "[data-house]", name: "data-house", least: 3 },
  { kind: "number of a city", selector: "[data-city] .badge .marker", name: "", least: 9 },
] as const;
/** Of two pieces at least this part must look otherwise. */
const UNLIKE = 0.03;
const SIDE = 48;

type Pictures = Record<string, string>;

/** A picture of one piece of each name that is on the page, as large as it lies there. */
async function pictures(page: Page, { selector, name }: (typeof PIECES)[number]): Promise<Pictures> {
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

async function compare(page: Page, devtools: CDPSession, vision: (typeof VISIONS)[number]): Promise<string[]> {
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: vision });
  const wrong: string[] = [];
  for (const piece of PIECES) {
    const named = await pictures(page, piece);
    const many = Object.keys(named).length;
    if (many < piece.least) wrong.push(`${piece.kind}: only ${many} to compare`);
    const { part, pair } = await page.evaluate(leastUnlike, [named, SIDE] as [Pictures, number]);
    console.log(`${vision}, ${piece.kind}: ${pair} differ in ${(100 * part).toFixed(1)} % at least`);
    if (part < UNLIKE) wrong.push(`${vision}, ${piece.kind}: ${pair} differ in ${(100 * part).toFixed(1)} % only`);
  }
  return wrong;
}

test.each(["light", "dark"] as const)("all pieces are told apart by everybody, %s", async (scheme) => {
  const { page, context } = await person(browser, { size: "desk", scheme });
  const devtools = await context.newCDPSession(page);
  const crowded = inject("kinds").visits.find(({ setup }) => setup.seats === 5);
  if (!crowded) throw new Error("no table for five");
  await sit(page, crowded);
  await look(page, crowded);
  const wrong: string[] = [];
  for (const vision of VISIONS) wrong.push(...(await compare(page, devtools, vision)));
  expect(wrong).toEqual([]);
  await context.close();
});
