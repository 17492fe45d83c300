import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { View } from "../src/protocol/luebeck";
import { launch, person } from "./browser";
import { previewsShown, look, sit } from "./sitting";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** What may be written over in a view. */
type Loose<T> = T extends readonly (infer One)[]
  ? Loose<One>[]
  : T extends object
    ? { -readonly [key in keyof T]: Loose<T[key]> }
    : T;
type Altered = Loose<View>;
type Alter = (view: Altered) => void;

interface Field {
  /** Where on the page it is told, by words or by their colour and place. */
  readonly place: string;
  readonly alter: Alter;
  /** What must be so before: the game is over. */
  readonly given?: Alter;
  /** The button that opens the place. */
  readonly open?: string;
}

const over: Alter = (view) => {
  view.now.result = { by: "cards", winners: [0], points: view.players.scores.map((_, seat) => 10 * seat) };
  view.asked = null;
  view.answers = null;
};
const swap = <T>(list: T[], one = 0, other = 1): void => {
  [list[one], list[other]] = [list[other] as T, list[one] as T];
};
const more = (list: number[], at = 0): void => void (list[at] = (list[at] ?? 0) + 1);
const inHand = (view: Altered) => view.deck.kinds[view.own?.hand[0] ?? 0];
const DISCARDS = ".top button:has(use[href*=i-cards])";

/** Every field of the view but those that are told before one sits down, and where each is told. */
const FIELDS: Readonly<Record<string, Field>> = {
  "chart.name": { place: ".over", given: over, alter: ({ chart }) => void (chart.name += "!") },
  "chart.cities": {
    place: ".map",
    alter: ({ chart }) => void ((chart.cities[1] = "Narva"), (chart.signs[1] = "N")),
  },
  "chart.signs": { place: ".map", alter: ({ chart }) => swap(chart.signs, 1, 2) },
  "chart.spots": { place: ".map", alter: ({ chart }) => void (chart.spots[1] = [500, 300]) },
  "chart.colours": { place: ".map", alter: ({ chart }) => void (chart.colours[1] = "black") },
  "chart.lines": { place: ".map", alter: ({ chart }) => void chart.lines.pop() },
  "chart.ends": { place: ".map", alter: ({ chart }) => void chart.ends.pop() },
  "deck.name": { place: ".over", given: over, alter: ({ deck }) => void (deck.name += "!") },
  "deck.kinds.sort": { place: ".hold", alter: (view) => void ((inHand(view) ?? { sort: "" }).sort = "pirates") },
  "deck.kinds.city": { place: ".hold", alter: (view) => void ((inHand(view) ?? { city: 0 }).city = 7) },
  "deck.kinds.value": { place: ".hold", alter: (view) => void ((inHand(view) ?? { value: 0 }).value = 9) },
  "deck.kinds.colour": { place: ".hold", alter: (view) => void ((inHand(view) ?? { colour: "" }).colour = "black") },
  "deck.kinds.count": { place: ".top", alter: ({ deck }) => void ((deck.kinds[0] ?? { count: 0 }).count = 30) },
  "sea.places": { place: ".map", alter: ({ sea }) => void (sea.places[0] = 3) },
  "sea.crews": { place: ".map", alter: ({ sea }) => more(sea.crews) },
  "cards.packets": { place: ".display", alter: ({ cards }) => void cards.packets.pop() },
  "cards.discards": { place: "dialog", open: DISCARDS, alter: ({ cards }) => more(cards.discards, 3) },
  "cards.stack": { place: ".top", alter: ({ cards }) => void (cards.stack -= 1) },
  "cards.stack_known": {
    place: "dialog",
    open: DISCARDS,
    alter: ({ cards }) => void (cards.stack_known = cards.discards.map((_, kind) => (kind < 3 ? 1 : 0))),
  },
  "cards.run": { place: ".top", alter: ({ cards }) => void (cards.run += 1) },
  "players.hands": { place: ".side", alter: ({ players }) => more(players.hands) },
  "players.known": { place: ".side", alter: ({ players }) => void players.known[0]?.push(0) },
  "players.doublings": {
    place: ".side",
    alter: ({ players, deck }) =>
      void players.doublings[0]?.push(deck.kinds.findIndex(({ sort }) => sort === "doubling")),
  },
  "players.reserve": { place: ".side", alter: ({ players }) => void (players.reserve[0] = players.reserve[0] ? 0 : 1) },
  "players.scores": { place: ".side", alter: ({ players }) => more(players.scores) },
  "players.passed": { place: ".side", alter: ({ players }) => void (players.passed[0] = !players.passed[0]) },
  "players.compass": { place: ".side", alter: ({ players }) => void (players.compass = (players.compass + 1) % 5) },
  "now.agenda": { place: ".top", given: (view) => void (view.asked = null), alter: ({ now }) => void now.agenda.pop() },
  "now.asked": { place: ".side", alter: ({ now }) => void (now.asked = [[0, 0]]) },
  "now.round": { place: ".top", alter: ({ now }) => void (now.round += 1) },
  "now.last_round": { place: ".top", alter: ({ now }) => void (now.last_round = !now.last_round) },
  "now.result": { place: ".table", alter: over },
  "own.seat": { place: ".map", alter: (view) => void (view.own && (view.own.seat = (view.own.seat + 1) % 5)) },
  "own.hand": { place: ".hold", alter: (view) => void view.own?.hand.pop() },
  asked: { place: ".act", alter: (view) => void (view.asked = null) },
  answers: { place: ".hold", alter: (view) => void (view.answers = null) },
};
/** What no player needs: what is agreed stands beside the rules, a card's price in what the server previews. */
const UNTOLD = ["setup", "now.ply", "deck.kinds.cost"];

/** Alters what the server tells before the page hears of it. */
class Between {
  alters: Alter[] = [];
  view: View | null = null;

  async listen(page: Page): Promise<void> {
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => socket.send(this.passed(String(message))));
    });
  }

  private passed(message: string): string {
    const told = JSON.parse(message) as { say: string; sections?: unknown };
    if (told.say !== "update") return message;
    this.view = structuredClone(told.sections) as View;
    for (const alter of this.alters) alter(told.sections as Altered);
    return JSON.stringify(told);
  }
}

/** Runs in the page: the words of a place, also those for people who listen, and how its pieces are painted. */
function told(place: Element): string {
  const labels = [...place.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  const painted = [...place.querySelectorAll<HTMLElement>("[style]")].map((one) => one.getAttribute("style"));
  return [place.textContent, ...labels, ...painted].join("\n").replaceAll(/\s+/g, " ");
}

async function read(page: Page, { place, open }: Field): Promise<string> {
  await page.reload();
  await page.locator(".table .map [data-city], .ledger").first().waitFor();
  await previewsShown(page);
  if (open) await page.locator(open).click();
  await page.locator(place).first().waitFor();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  return page.locator(place).first().evaluate(told);
}

const namesOf = (view: View): string[] =>
  Object.entries(view).flatMap(([section, fields]) =>
    ["asked", "answers", "setup"].includes(section)
      ? [section]
      : Object.keys(fields as object).flatMap((field) =>
          `${section}.${field}` === "deck.kinds"
            ? Object.keys(view.deck.kinds[0] ?? {}).map((part) => `deck.kinds.${part}`)
            : [`${section}.${field}`],
        ),
  );

test.each(["en-GB", "de-DE"])("everything that the view tells is on the screen, %s", async (locale) => {
  const { page, context } = await person(browser, { size: "desk", locale });
  const visit = inject("luebeck").visits.find(({ move }) => move === "play_goods");
  if (!visit) throw new Error("no such table");
  const between = new Between();
  await between.listen(page);
  await sit(page, visit);
  await look(page, visit);
  const untold: string[] = [];
  const plain = new Map<string, string>();
  for (const [name, field] of Object.entries(FIELDS)) {
    const key = `${field.place} ${field.open ?? ""} ${field.given ? name : ""}`;
    between.alters = field.given ? [field.given] : [];
    if (!plain.has(key)) plain.set(key, await read(page, field));
    between.alters = [...between.alters, field.alter];
    if ((await read(page, field)) === plain.get(key)) untold.push(name);
  }
  expect(untold).toEqual([]);
  if (!between.view) throw new Error("no view came");
  expect(namesOf(between.view).sort()).toEqual([...Object.keys(FIELDS), ...UNTOLD].sort());
  await context.close();
});
