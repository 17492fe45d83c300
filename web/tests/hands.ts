import type { Locator, Page } from "playwright-core";
import { fill, type Below } from "./composing";
import { Fingers, RETRIED, type Way } from "./fingers";

export type { Way } from "./fingers";

/** A source of chance that is the same every time. */
export function chance(seed: number): Below {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Moves that end something. */
const ENDING = ["anchor", "end_turn", "let_pass", "keep_peace", "leave_be", "keep_start"];
/** What is said out of turn answers nothing. */
const ASIDE = "deal";
/** The way from a recap to one's own question. */
export const RECAP = ".recap .button.go";
/** What may happen to somebody who is quicker or slower than the table. */
export const LATE = /Timeout|detached|not attached|no way by Tab/;

/** Close the recap that hides the question from somebody who comes back; true if there was one. */
export async function endRecap(fingers: Fingers): Promise<boolean> {
  const button = fingers.page.locator(RECAP);
  if (!(await button.count())) return false;
  await fingers.press(button).catch((problem: unknown) => {
    if (!LATE.test(String(problem))) throw problem;
  });
  return true;
}

/** Somebody who plays through the page alone: looks at what is asked and answers it. */
export class Hands {
  readonly fingers: Fingers;
  private tried = new Set<string>();
  private lastAsk = "";

  constructor(
    readonly page: Page,
    way: Way,
    private readonly below: Below,
  ) {
    this.fingers = new Fingers(page, way, RETRIED);
  }

  async over(): Promise<boolean> {
    return (await this.page.locator(".over").count()) > 0;
  }

  /** Until the game is over, or so many answers are given. */
  async play(most = 2000): Promise<number> {
    let answers = 0;
    while (answers < most && !(await this.over())) {
      await this.page.locator(`.composer [data-shape], .over, ${RECAP}`).first().waitFor();
      if (await this.over()) break;
      if (await endRecap(this.fingers)) continue;
      if (await this.perhaps()) answers++;
    }
    return answers;
  }

  /** Answers if something is asked just now; true when an answer was sent. */
  async perhaps(): Promise<boolean> {
    if (!(await this.page.locator(".composer [data-shape]").count())) return false;
    try {
      return await this.answer();
    } catch (problem) {
      if (LATE.test(String(problem))) return false;
      throw problem;
    }
  }

  /** One step towards an answer; true when one was sent. */
  async answer(): Promise<boolean> {
    const composer = this.page.locator(".composer [data-shape]").first();
    const shape = await composer.getAttribute("data-shape", { timeout: RETRIED });
    const move = (await composer.getAttribute("data-move", { timeout: RETRIED })) ?? "";
    if (shape === "menu") return this.menu(composer, move);
    if (shape === "group") {
      const options = composer.locator(".choices button");
      await this.fingers.press(options.nth(this.below(await options.count())));
      return false;
    }
    return (await fill(composer, this.fingers, this.below)) ? this.send(composer) : this.back(composer);
  }

  /** Something not tried yet on this turn, now and then the end of it. */
  private async menu(menu: Locator, name: string): Promise<boolean> {
    const ask = `${name}:${await this.page.locator(".top h1").textContent()}`;
    if (ask !== this.lastAsk) this.tried = new Set();
    this.lastAsk = ask;
    const moves = await menu
      .locator("[data-option]")
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["option"] ?? ""));
    const fresh = moves.filter((move) => !this.tried.has(move) && ![...ENDING, ASIDE].includes(move));
    const ending = moves.findIndex((move) => ENDING.includes(move));
    const move =
      fresh.length && (ending < 0 || this.below(5)) ? fresh[this.below(fresh.length)] : moves[ending < 0 ? 0 : ending];
    if (!move) return false;
    if (!ENDING.includes(move)) this.tried.add(move);
    await this.fingers.press(menu.locator(`[data-option="${move}"]`).first());
    return true;
  }

  private async send(composer: Locator): Promise<boolean> {
    await this.fingers.press(composer.locator("[data-send]"));
    return true;
  }

  private async back(composer: Locator): Promise<boolean> {
    const back = composer.locator("[data-back]");
    if (await back.count()) await this.fingers.press(back.first());
    return false;
  }
}
