import type { Locator, Page } from "playwright-core";
import { Fingers, PATIENCE, RETRIED, type Way } from "./fingers";
import type { Below } from "./composing";
import { endRecap, LATE, RECAP } from "./hands";

/** Somebody who plays Lübeck through the page alone: a card first, then its cog, then the button. */
export class LuebeckHands {
  readonly fingers: Fingers;

  constructor(
    readonly page: Page,
    way: Way,
    private readonly below: Below,
    /** Whoever plays on looks again after a while; whoever answers once waits as long as it takes. */
    private readonly patience = RETRIED,
  ) {
    this.fingers = new Fingers(page, way, patience);
  }

  async over(): Promise<boolean> {
    return (await this.page.locator(".over .ask").count()) > 0;
  }

  /** Wait for a question or the end; the name of the question, nothing at the end. */
  async asked(): Promise<string> {
    const found = this.page.locator(`.composer [data-move], .over .ask, ${RECAP}`).first();
    await found.waitFor({ timeout: 2 * PATIENCE });
    if (await this.over()) return "";
    if (await endRecap(this.fingers)) return this.asked();
    return (await this.page.locator(".composer [data-move]").first().getAttribute("data-move")) ?? "";
  }

  /** Fill in an answer, as it comes. */
  async compose(move: string): Promise<void> {
    if (move === "take_packet") await this.any("[data-packet]");
    else if (move === "name_first") await this.any("[data-pick]");
    else if (move === "acting") await this.act();
    else if (this.below(2)) await this.any("[data-add]");
  }

  /** Choose an answer with this move, where it can be given. */
  async wanting(move: string): Promise<void> {
    const option = this.page.locator(`[data-option="${move}"]`);
    const way = this.page.locator(`[data-way*='"${move}"']`).first();
    if (await option.count()) await this.fingers.press(option);
    else await this.take(way);
    await this.fingers.press(way);
  }

  /** Take up one card after another until it offers this. */
  private async take(way: Locator): Promise<void> {
    const cards = this.page.locator('[data-card][data-can="true"]');
    await cards.first().waitFor({ timeout: this.patience });
    for (let at = 0; at < (await cards.count()) && !(await way.count()); at++) {
      await this.fingers.press(cards.nth(at));
      await this.page.locator("[data-way]").first().waitFor({ timeout: this.patience });
    }
  }

  /** Press the button that answers. */
  async send(): Promise<void> {
    await this.fingers.press(this.page.locator("[data-send]"));
  }

  /** Until the game is over, or so many answers are given; `look` sees each of them before it is sent. */
  async play(most = 2000, look: (move: string) => Promise<void> = async () => {}): Promise<number> {
    for (let answers = 0; answers < most;) {
      const move = await this.asked();
      if (!move) return answers;
      try {
        await this.compose(move);
        await look(move);
        await this.send();
        answers++;
      } catch (problem) {
        if (!LATE.test(String(problem))) throw problem;
      }
    }
    return most;
  }

  /** A card that can be played, a voyage where there is none, else pass. */
  private async act(): Promise<void> {
    const voyage = this.page.locator('[data-option="start_voyage"][aria-disabled="false"]');
    const cards = this.page.locator('[data-card][data-can="true"]');
    await this.page
      .locator("[data-card]")
      .first()
      .waitFor({ timeout: this.patience })
      .catch(() => null);
    const many = await cards.count();
    if ((await voyage.count()) && (!many || !this.below(3))) await this.fingers.press(voyage);
    else if (many) await this.fingers.press(cards.nth(this.below(many)));
    else await this.fingers.press(this.page.locator("[data-option=pass]"));
    const ways = this.page.locator("[data-way]");
    await ways.first().waitFor({ timeout: this.patience });
    if ((await ways.count()) > 1) await this.fingers.press(ways.nth(this.below(await ways.count())));
  }

  private async any(what: string): Promise<void> {
    const all = this.page.locator(what);
    await all.first().waitFor({ timeout: this.patience });
    await this.fingers.press(all.nth(this.below(await all.count())));
  }
}
