import type { Locator, Page } from "playwright-core";
import type { Fingers } from "./fingers";

export type Below = (n: number) => number;

/** The open composer of this move; of whatever move, if none is named. */
export function composerOf(page: Page, move = ""): Locator {
  const named = move ? `[data-move="${move}"]` : "";
  return page.locator(`.composer [data-shape]${named}, dialog [data-shape]${named}`).last();
}

export async function ready(composer: Locator, { patience: timeout }: Fingers): Promise<boolean> {
  return (await composer.locator("[data-send]").getAttribute("aria-disabled", { timeout })) === "false";
}

/** Fills a composer by its shape alone until it can be sent; false if that cannot be. A press that came as soon after
 *  another as half of a double tap does counts for nothing: then once more. */
export async function fill(composer: Locator, fingers: Fingers, below: Below): Promise<boolean> {
  if (await filled(composer, fingers, below)) return true;
  await composer.page().waitForTimeout(500);
  return (await ready(composer, fingers)) || filled(composer, fingers, below);
}

async function filled(composer: Locator, fingers: Fingers, below: Below): Promise<boolean> {
  const shape = await composer.getAttribute("data-shape", { timeout: fingers.patience });
  if (shape === "choice") await pick(composer, fingers, below);
  else if (shape === "exchange") await exchange(composer, fingers, below);
  else if (shape === "split") await split(composer, fingers);
  else if (shape !== "go") await add(composer, fingers, below);
  return ready(composer, fingers);
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
  for (let step = 0; step < 12 && (!step || !(await ready(composer, fingers))); step++) {
    const tokens = composer.locator('[data-add][data-full="false"]');
    const many = await tokens.count();
    if (!many) return;
    await fingers.press(tokens.nth(below(many)));
  }
}

/** One for one of another kind: given is only what something else is offered for. */
async function exchange(composer: Locator, fingers: Fingers, below: Below): Promise<void> {
  const kinds = (side: string): Promise<string[]> =>
    composer
      .locator(`[data-side="${side}"] [data-add]`)
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["add"] ?? ""));
  const offered = await kinds("take");
  const gives = (await kinds("give")).filter((good) => offered.some((other) => other !== good));
  const give = gives[below(gives.length)];
  const takes = offered.filter((good) => good !== give);
  if (!give) return;
  await fingers.press(composer.locator(`[data-side="give"] [data-add="${give}"]`));
  await fingers.press(composer.locator(`[data-side="take"] [data-add="${takes[below(takes.length)]}"]`));
}

/** Pieces go on from the largest pile until the piles are as they must be. */
async function split(composer: Locator, fingers: Fingers): Promise<void> {
  for (let step = 0; step < 60 && (!step || !(await ready(composer, fingers))); step++) {
    const piles = composer.locator("[data-pile]");
    const sizes = await piles.evaluateAll((all) =>
      all.map((pile) =>
        [...pile.querySelectorAll<HTMLElement>("[data-piece]")].reduce(
          (sum, one) => sum + Number(one.dataset["many"] ?? 1),
          0,
        ),
      ),
    );
    await fingers.press(
      piles
        .nth(sizes.indexOf(Math.max(...sizes)))
        .locator("[data-piece]")
        .first(),
    );
  }
}
