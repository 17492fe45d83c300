import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, inject, test } from "vitest";
import { launch, person } from "./browser";
import { ROOT } from "./folders";
import { painted } from "./inspector";
import { PAGES } from "./pages";
import { SCENES } from "./scenes";
import { previewsShown, look, sit } from "./sitting";

/** Whether pictures are taken; they stay out of the repository. */
const WANTED = process.env["HANSE_SHOTS"];
const SHEETS = `${ROOT}build/shots`;
/** A folder with drawings of the same names, to lay beside what was built. */
const DRAWINGS = process.env["HANSE_DRAWINGS"];
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  mkdirSync(SHEETS, { recursive: true });
});
afterAll(() => browser.close());

interface Picture {
  readonly title: string;
  readonly png: Buffer;
}

/** Several pictures on one sheet, so many abreast, each so wide. */
async function sheet(name: string, pictures: readonly Picture[], abreast: number, wide: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: abreast * (wide + 8), height: 400 } });
  const figures = pictures.map(
    ({ title, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString("base64")}"><figcaption>${title}</figcaption></figure>`,
  );
  const style = `body{margin:0;display:grid;grid-template-columns:repeat(${abreast},${wide}px);gap:8px;font:13px sans-serif}
    figure{margin:0}img{width:100%}`;
  await page.setContent(`<style>${style}</style>${figures.join("")}`);
  await page.screenshot({ path: `${SHEETS}/${name}.png`, fullPage: true });
  await page.close();
}

const CONTACT = [
  { name: "kinds-360x640", width: 360, height: 640, abreast: 10, wide: 270 },
  { name: "kinds-1366x650", width: 1366, height: 650, abreast: 4, wide: 683 },
] as const;

test.runIf(WANTED).each(CONTACT)("all kinds of question on one sheet: $name", async (one) => {
  const { page, context } = await person(browser, { size: "desk" });
  await page.setViewportSize(one);
  const pictures: Picture[] = [];
  for (const visit of inject("kinds").visits) {
    await sit(page, visit);
    await look(page, visit);
    await previewsShown(page);
    pictures.push({ title: visit.kinds.join(", "), png: await page.screenshot() });
  }
  await sheet(one.name, pictures, one.abreast, one.wide);
  await context.close();
});

async function draw(page: Page, name: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await painted(page);
    const png = await page.screenshot();
    writeFileSync(`${SHEETS}/${name}-${colorScheme}.png`, png);
    pictures.push({ title: `${name}, ${colorScheme}`, png });
  }
  return pictures;
}

test.runIf(WANTED).each([...SCENES, ...PAGES])(
  "the scene $name, light and dark",
  async ({ name, width, height, show }) => {
    const { page, context } = await person(browser, { size: "desk" });
    await page.setViewportSize({ width, height });
    await show(page);
    const pictures = await draw(page, name);
    const drawing = `${DRAWINGS}/${name}.png`;
    const drawn = DRAWINGS && existsSync(drawing) ? [{ title: "as drawn", png: readFileSync(drawing) }] : [];
    await sheet(`beside-${name}`, [...drawn, ...pictures], drawn.length + pictures.length, Math.min(width, 960));
    await context.close();
  },
);
