import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PATIENCE, until } from "./fingers";
import type { Visit } from "./kinds";
import { previewsShown, look } from "./sitting";

/** Everything that can be read on the table, and what is chosen, greyed or typed there; not what
 *  only the city shows that one has just looked at: a reload forgets where one looked; nor the news,
 *  which tells two steps as they come and as one afterwards, nor how far a hand has been moved aside,
 *  nor the log: a bot may answer another's offer at any moment. */
async function readable(page: Page): Promise<string> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.evaluate(() => {
    const rooms = [...document.querySelectorAll<HTMLElement>(".table, dialog")];
    const news = [...document.querySelectorAll<HTMLElement>(".step, [data-slides], .log")];
    for (const one of news) one.style.display = "none";
    const states = rooms.flatMap((room) => [
      ...room.querySelectorAll<HTMLInputElement>("[aria-pressed], [aria-disabled], select, input"),
    ]);
    const read = [
      ...rooms.map((room) => room.innerText),
      ...states.map((one) => `${one.ariaPressed} ${one.ariaDisabled} ${one.value}`),
    ].join("\n");
    for (const one of news) one.style.display = "";
    return read;
  });
}

const logged = (page: Page): Promise<string[]> => page.locator(".log li").allInnerTexts();

/** Until no bot has anything to choose in secret any more. */
async function quiet(page: Page): Promise<void> {
  let before = "";
  await until(async () => {
    const now = await readable(page);
    const same = now === before;
    before = now;
    if (same) return true;
    await page.waitForTimeout(200);
    return false;
  });
}

/** A reload in the middle: the same table, and what was half composed. */
export async function reload(page: Page, visit: Visit, longest = PATIENCE): Promise<void> {
  await previewsShown(page);
  if (visit.shape !== "go") await quiet(page);
  const before = await readable(page);
  const log = await logged(page);
  await page.reload();
  await look(page, visit);
  await until(async () => (await readable(page)) === before, longest).catch(async () => {
    throw new Error(`before the reload:\n${before}\nafter it:\n${await readable(page)}`);
  });
  expect(await logged(page)).toEqual(expect.arrayContaining(log));
}
