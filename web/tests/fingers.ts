import type { Locator, Page } from "playwright-core";

export type Way = "mouse" | "touch" | "keys";

/** Presses things: with a mouse, a finger, or by keys alone. */
export class Fingers {
  taps = 0;

  constructor(
    readonly page: Page,
    readonly way: Way,
    readonly patience = PATIENCE,
  ) {}

  async press(target: Locator): Promise<void> {
    this.taps++;
    if (this.way === "keys") {
      await this.focus(target);
      await this.page.keyboard.press("Enter");
    } else if (this.way === "touch") await target.tap({ timeout: this.patience });
    else await target.click({ timeout: this.patience });
  }

  /** By Tab alone; from afar by the key that leads to the answers. */
  async focus(target: Locator): Promise<void> {
    const far = await target.evaluate(
      (one) => one.closest(".composer") !== null && !one.closest(".composer")?.contains(document.activeElement),
      undefined,
      { timeout: this.patience },
    );
    if (far) await this.page.keyboard.press("a");
    for (let attempt = 0; attempt < 5; attempt++) {
      const steps = await target.evaluate(stepsTo, undefined, { timeout: this.patience });
      for (let step = 0; step < Math.abs(steps); step++)
        await this.page.keyboard.press(steps > 0 ? "Tab" : "Shift+Tab");
      if (await target.evaluate((one) => one === document.activeElement, undefined, { timeout: this.patience })) return;
    }
    throw new Error(`no way by Tab to ${await target.textContent()}`);
  }
}

/** How long anything may take on a busy machine. */
export const PATIENCE = 120_000;
/** How long somebody tries who then looks again. */
export const RETRIED = 8000;

/** Waits for something to become true, however long a busy machine takes. */
export async function until(so: () => boolean | Promise<boolean>, longest = PATIENCE): Promise<void> {
  const began = Date.now();
  while (!(await so())) {
    if (Date.now() - began > longest) throw new Error("it never came to that");
    await new Promise((wake) => setTimeout(wake, 20));
  }
}

/** How often one must press Tab to get there from where one is; backwards if negative. */
function stepsTo(target: Element): number {
  const room = document.querySelector("dialog[open]") ?? document;
  const stops = [
    ...room.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
  ];
  const open = stops.filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(":disabled, [tabindex='-1'], [type=radio]:not(:checked)"),
  );
  return open.indexOf(target as HTMLElement) - open.indexOf(document.activeElement as HTMLElement);
}
