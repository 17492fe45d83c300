import type { Locator, Page } from "playwright-core";

export type Way = "mouse" | "touch" | "keys";

/** A source of chance that is the same every time. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Somebody who plays through the page alone: looks at what is asked and answers it. */
export class Hands {
  /** Kinds of questions that were answered, by their move. */
  readonly answered = new Map<string, number>();
  taps = 0;
  private tried = new Set<string>();
  private lastAsk = "";

  constructor(
    readonly page: Page,
    readonly way: Way,
    private readonly below: (n: number) => number,
  ) {}

  async press(target: Locator): Promise<void> {
    this.taps++;
    if (this.way === "keys") await this.reach(target);
    else if (this.way === "touch") await target.tap({ force: true, timeout: 3000 });
    else await target.click({ force: true, timeout: 3000 });
  }

  /** By Tab alone, from the first answer on. */
  private async reach(target: Locator): Promise<void> {
    await this.page.keyboard.press("a");
    for (let step = 0; step < 80; step++) {
      if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 3000 })) {
        await this.page.keyboard.press("Enter");
        return;
      }
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`no way by Tab to ${await target.textContent()}`);
  }

  async over(): Promise<boolean> {
    return (await this.page.locator(".over").count()) > 0;
  }

  /** Until the game is over, or so many answers are given. */
  async play(most = 2000): Promise<number> {
    let answers = 0;
    while (answers < most && !(await this.over())) {
      try {
        await this.page.locator(".composer [data-shape], .over").first().waitFor({ timeout: 30_000 });
        if (await this.over()) break;
        if (await this.answer()) answers++;
      } catch (problem) {
        if (!/Timeout|detached|not attached/.test(String(problem))) throw problem;
      }
    }
    return answers;
  }

  /** Answers if something is asked just now. */
  async perhaps(): Promise<void> {
    if (await this.page.locator(".composer [data-shape]").count()) await this.answer().catch(() => false);
  }

  /** One step towards an answer; true when one was sent. */
  async answer(): Promise<boolean> {
    const composer = this.page.locator(".composer [data-shape]").first();
    const shape = await composer.getAttribute("data-shape", { timeout: 3000 });
    const move = (await composer.getAttribute("data-move", { timeout: 3000 })) ?? "";
    switch (shape) {
      case "menu":
        return this.menu(composer, move);
      case "group":
        await this.press(composer.locator("[data-option]").nth(this.below(await composer.locator("[data-option]").count())));
        return false;
      case "choice":
        return this.choice(composer, move);
      case "exchange":
        return this.exchange(composer, move);
      case "split":
        return this.split(composer, move);
      default:
        return this.fill(composer, move);
    }
  }

  private async menu(menu: Locator, name: string): Promise<boolean> {
    const ask = `${name}:${await this.page.locator(".top h1").textContent()}`;
    if (ask !== this.lastAsk) this.tried = new Set();
    this.lastAsk = ask;
    const moves = await menu.locator("[data-option]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["option"] ?? ""));
    const fresh = moves.filter((move) => !this.tried.has(move) && !ENDING.includes(move));
    const ending = moves.findIndex((move) => ENDING.includes(move));
    const move = fresh.length && (ending < 0 || this.below(5)) ? fresh[this.below(fresh.length)] : moves[ending < 0 ? 0 : ending];
    if (!move) return false;
    if (!ENDING.includes(move)) this.tried.add(move);
    await this.press(menu.locator(`[data-option="${move}"]`).first());
    this.note(move);
    return true;
  }

  private async choice(composer: Locator, move: string): Promise<boolean> {
    const cities = this.page.locator(".city[aria-pressed]");
    const buttons = composer.locator(".values .button:visible");
    if (this.way === "keys" && (await cities.count())) {
      await this.page.keyboard.press((await cities.nth(this.below(await cities.count())).getAttribute("data-city")) ?? "0");
      this.taps++;
    } else {
      const from = (await buttons.count()) ? buttons : cities;
      await this.press(from.nth(this.below(await from.count())));
    }
    return this.send(composer, move);
  }

  /** Taps on what can be had until it is enough. */
  private async fill(composer: Locator, move: string): Promise<boolean> {
    for (let step = 0; step < 12 && !(await this.ready(composer)); step++) {
      const tokens = composer.locator('.add[aria-disabled="false"]');
      const many = await tokens.count();
      if (!many) return this.back(composer);
      await this.press(tokens.nth(this.below(many)));
    }
    return this.send(composer, move);
  }

  private async exchange(composer: Locator, move: string): Promise<boolean> {
    const [give, take] = [composer.locator("section").nth(0), composer.locator("section").nth(1)];
    if (!(await this.ready(composer))) {
      const gives = give.locator(".add");
      const at = this.below(await gives.count());
      const name = await gives.nth(at).locator(".name").textContent();
      await this.press(gives.nth(at));
      const takes = take.locator(".add", { hasNotText: name ?? "" });
      if (!(await takes.count())) return this.back(composer);
      await this.press(takes.first());
    }
    return (await this.ready(composer)) ? this.send(composer, move) : this.back(composer);
  }

  private async split(composer: Locator, move: string): Promise<boolean> {
    for (let step = 0; step < 40 && !(await this.ready(composer)); step++) {
      const piles = composer.locator("section");
      const sizes = await piles.evaluateAll((all) => all.map((pile) => pile.querySelectorAll("button").length));
      const largest = sizes.indexOf(Math.max(...sizes));
      await this.press(piles.nth(largest).locator("button").first());
    }
    return this.send(composer, move);
  }

  private async ready(composer: Locator): Promise<boolean> {
    return (await composer.locator(".send .button.go").getAttribute("aria-disabled", { timeout: 3000 })) === "false";
  }

  private async send(composer: Locator, move: string): Promise<boolean> {
    if (!(await this.ready(composer))) return false;
    await this.press(composer.locator(".send .button.go"));
    this.note(move);
    await this.page.waitForTimeout(20);
    return true;
  }

  private async back(composer: Locator): Promise<boolean> {
    const back = composer.locator(".send .button:not(.go)");
    if (await back.count()) await this.press(back.first());
    return false;
  }

  private note(move: string): void {
    this.answered.set(move, (this.answered.get(move) ?? 0) + 1);
  }
}

const ENDING = ["anchor", "end_turn", "let_pass", "keep_peace", "leave_be", "keep_start"];
