import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { painted } from "./inspector";
import { SITE_PICTURES } from "./site_pictures";

/** The folder for the pictures; without one, none are taken. */
const FOLDER = process.env["HANSE_SITE_PICTURES"];
const QUALITY = 0.82;
const LARGEST = 150_000;
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** The same picture as WebP, which takes a fifth of the space. */
async function smaller(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ([from, quality]) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      return new Promise<string>((done) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result));
        reader.readAsDataURL(blob);
      });
    },
    [`data:image/png;base64,${png.toString("base64")}`, QUALITY] as const,
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

test.runIf(FOLDER).each(SITE_PICTURES)("the picture $name", async ({ name, width, height, scheme, show }) => {
  const { page, context, errors } = await person(browser, { size: width < 900 ? "tall" : "desk", scheme });
  await page.setViewportSize({ width, height });
  await show(page);
  // A ring shows those who use keys where they are.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await painted(page);
  const picture = await smaller(await page.screenshot());
  expect(picture.length).toBeLessThan(LARGEST);
  mkdirSync(FOLDER ?? "", { recursive: true });
  writeFileSync(`${FOLDER}/${name}.webp`, picture);
  expect(errors).toEqual([]);
  await context.close();
});
