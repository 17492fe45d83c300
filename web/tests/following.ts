import type { Page } from "playwright-core";
import type { ServerMessage } from "../src/protocol/wire";

/** What the page showed at one moment: which step, in which phase, and the whole board in words. */
export interface Shown {
  readonly step: number;
  readonly phase: string;
  readonly tags: string;
  readonly lit: readonly string[];
  readonly cities: readonly string[];
  readonly at: number;
}

/** Looks at the page all the time and keeps every moment that differs from the last. */
function watch(): void {
  const kept: Shown[] = [];
  (window as unknown as { shown: Shown[] }).shown = kept;
  const text = (node: Element): string => node.textContent.trim();
  const look = (): void => {
    requestAnimationFrame(look);
    const news = document.querySelector<HTMLElement>(".step");
    if (!news) return;
    const { step, phase, tags } = news.dataset;
    const lit = [...document.querySelectorAll("[role=log] .lit")].map(text);
    const cities = [...document.querySelectorAll("[data-city] > .hidden")].map(text);
    const now = { step: Number(step), phase: phase ?? "", tags: tags ?? "", lit, cities };
    const last = kept.at(-1);
    if (last && JSON.stringify({ ...last, at: 0 }) === JSON.stringify({ ...now, at: 0 })) return;
    kept.push({ ...now, at: performance.now() });
  };
  look();
}

/** What came over the page's socket: the events of each update, in order. */
export class Told {
  readonly updates: { readonly number: number; readonly tags: string }[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as ServerMessage;
        if (message.say !== "update") return;
        const events = (message.events ?? []) as readonly { event: string }[];
        this.updates.push({ number: message.number, tags: events.map(({ event }) => event).join(" ") });
      }),
    );
  }

  /** The events of what came after so many updates, without what told nothing. */
  since(many: number): string[] {
    return this.updates.slice(many).flatMap(({ tags }) => (tags ? [tags] : []));
  }
}

/** Everything that was shown since it was last asked. */
export async function shown(page: Page): Promise<Shown[]> {
  return page.evaluate(() => (window as unknown as { shown: Shown[] }).shown.splice(0));
}

export async function startWatching(page: Page): Promise<void> {
  await page.evaluate(watch);
}

/** Each step once, in the order in which they lay still on the board. */
export function resting(moments: readonly Shown[]): Shown[] {
  const still = moments.filter(({ phase, tags }) => phase === "resting" && tags);
  return still.filter((one, at) => one.step !== still[at - 1]?.step);
}

/** The cities in words, without what one may do there. */
export async function cities(page: Page): Promise<string[]> {
  const told = await page.locator("[data-city] > .hidden").allTextContents();
  return told.map((text) => text.replace(/^.*?(?=City )/, ""));
}
