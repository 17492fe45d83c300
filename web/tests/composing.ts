import type { Locator, Page } from "playwright-core";
import { PATIENCE, type Fingers } from "./fingers";

export type Below = (n: number) => number;

/** The open composer of this move; of whatever move, if none is named. */
export function composerOf(page: Page, move = ""): Locator {
  const named = move ? `[data-move="${move}"]` : "";
  return page.locator(`.composer [data-shape]${named}, dialog [data-shape]${named}`).last();
}

export async function ready(composer: Locator): Promise<boolean> {
  return (await composer.locator("[data-send]").getAttribute("aria-disabled", { timeout: PATIENCE })) === "false";
}

/** Fills a composer by its shape alone until it can be sent; false if that cannot be. */
export async function fill(composer: Locator, fingers: Fingers, below: Below): Promise<boolean> {
  const shape = await composer.getAttribute("data-shape", { timeout: PATIENCE });
  if (shape === "choice") await pick(composer, fingers, below);
  else if (shape === "exchange") await exchange(composer, fingers, below);
  else if (shape === "split") await split(composer, fingers);
  else if (shape !== "go") await add(composer, fingers, below);
  return ready(composer);
}

/** One of the values: a button, or a city on the map where there is no room for buttons. */
async function pick(composer: Locator, fingers: Fingers, below: Below): Promise<void> {
  const buttons = composer.locator("[data-pick]:visible");
  const many = await buttons.count();
  const from = many ? buttons : fingers.page.locator("[data-city][aria-pressed]");
  await fingers.press(from.nth(below(await from.count())));
}

/** One by one, until it is enough. */
async function add(composer: Locator, fingers: Fingers, below: Below): Promise<void> {
  for (let step = 0; step < 12 && (!step || !(await ready(composer))); step++) {
    const tokens = composer.locator('[data-add][aria-disabled="false"]');
    const many = await tokens.count();
    if (!many) return;
    await fingers.press(tokens.nth(below(many)));
  }
}

async function exchange(composer: Locator, fingers: Fingers, below: Below): Promise<void> {
  const gives = composer.locator('[data-side="give"] [data-add]');
  const give = gives.nth(below(await gives.count()));
  const good = await give.getAttribute("data-add", { timeout: PATIENCE });
  await fingers.press(give);
  const takes = composer.locator(`[data-side="take"] [data-add]:not([data-add="${good}"])`);
  const many = await takes.count();
  if (many) await fingers.press(takes.nth(below(many)));
}

/** Pieces go on from the largest pile until the piles are as they must be. */
async function split(composer: Locator, fingers: Fingers): Promise<void> {
  for (let step = 0; step < 60 && (!step || !(await ready(composer))); step++) {
    const piles = composer.locator("[data-pile]");
    const sizes = await piles.evaluateAll((all) => all.map((pile) => pile.querySelectorAll("[data-piece]").length));
    await fingers.press(
      piles
        .nth(sizes.indexOf(Math.max(...sizes)))
        .locator("[data-piece]")
        .first(),
    );
  }
}
