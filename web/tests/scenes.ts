import type { Page } from "playwright-core";
import { inject } from "vitest";
import { composerOf, fill } from "./composing";
import { Fingers } from "./fingers";
import { chance, Hands } from "./hands";
import type { Visit } from "./kinds";
import { previewsShown, look, open, sit } from "./sitting";

/** A moment of the table or a page as it was drawn: its window, and how one comes there. */
export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly show: (page: Page) => Promise<void>;
}

const first = (): number => 0;
const DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1366, height: 650 };
const LOW = { width: 1280, height: 720 };
const PHONE = { width: 412, height: 915 };

function visitOf(kind: string, so: (visit: Visit) => boolean = () => true): Visit {
  const visit = inject("kinds").visits.find((one) => one.kinds.includes(kind) && so(one));
  if (!visit) throw new Error(`nobody is asked: ${kind}`);
  return visit;
}

/** A table at which a question of this kind stands open. */
const asked =
  (kind: string, so?: (visit: Visit) => boolean) =>
  async (page: Page): Promise<void> => {
    const visit = visitOf(kind, so);
    await sit(page, visit);
    await look(page, visit);
    await previewsShown(page);
  };

/** The same with the answer filled in, not yet sent. */
const filled =
  (kind: string) =>
  async (page: Page): Promise<void> => {
    const visit = visitOf(kind);
    await asked(kind)(page);
    await open(page, visit, new Fingers(page, "mouse"));
    await fill(composerOf(page, visit.move), new Fingers(page, "mouse"), first);
    await previewsShown(page);
  };

/** A question, and then a key is pressed. */
const pressed =
  (kind: string, key: string) =>
  async (page: Page): Promise<void> => {
    await asked(kind)(page);
    await page.keyboard.press(key);
  };

async function city(page: Page): Promise<void> {
  await asked("asked by sailing")(page);
  await page.locator("[data-city]:not(.lit)").nth(2).click();
}

/** Bots alone have played a game to its end. */
async function end(page: Page): Promise<void> {
  const seats = Array.from({ length: 4 }, () => ({ bot: "dabbler" }));
  const made = await page.request.post(`${inject("address")}api/tables`, { data: { game: "kogge", seats } });
  const { match } = (await made.json()) as { match: string };
  await page.goto(`${inject("address")}#/table/${match}`);
  await page.locator("dialog .fall, .over").first().waitFor({ timeout: 300_000 });
}

/** What happened since one's last answer, shown again on the board. */
async function recap(page: Page): Promise<void> {
  await page.goto(inject("address"));
  await page.locator(".hero [data-play]").click();
  const hands = new Hands(page, "mouse", chance(7));
  const again = page.getByRole("button", { name: "Recap" }).first();
  /** It goes when the next bot moves. */
  const caught = (): Promise<boolean> =>
    again.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  for (let round = 0; round < 12 && !(await caught()); round++) await hands.play(4);
  await page.locator(".recap").waitFor();
}

/** An invitation as the guest sees it. */
async function invitation(page: Page): Promise<void> {
  const data = { game: "kogge", seats: [{}, {}, { bot: "dabbler" }], name: "Anna" };
  const made = await page.request.post(`${inject("address")}api/tables`, { data });
  const { match, invite } = (await made.json()) as { match: string; invite: string };
  await page.context().clearCookies();
  await page.goto(`${inject("address")}#/table/${match}/join/${invite}`);
  await page.locator("h1").first().waitFor();
}

const at =
  (hash: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${inject("address")}${hash}`);
    await page.locator("h1").first().waitFor();
  };

export const SCENES: readonly Scene[] = [
  { name: "kogge-desk", ...DESK, show: asked("asked by sailing") },
  { name: "kogge-routes", ...DESK, show: pressed("asked by sailing", "m") },
  { name: "kogge-laptop", ...LAPTOP, show: filled("bid") },
  { name: "kogge-actions", ...LAPTOP, show: asked("buy") },
  { name: "kogge-five", ...LAPTOP, show: asked("land", ({ setup }) => setup.seats === 5) },
  { name: "kogge-phone", ...PHONE, show: asked("asked by exile_vote") },
  { name: "kogge-phone-small", width: 360, height: 640, show: asked("buy") },
  { name: "kogge-landscape", width: 915, height: 412, show: asked("asked by sailing") },
  { name: "kogge-split", ...PHONE, show: filled("split_cargo") },
  { name: "kogge-raid", ...DESK, show: filled("raid_city") },
  { name: "kogge-recap", ...DESK, show: recap },
  { name: "kogge-city", ...DESK, show: city },
  { name: "kogge-offers", ...LOW, show: filled("offer") },
  { name: "kogge-legend", ...LOW, show: pressed("asked by sailing", "k") },
  { name: "kogge-phone-sheet", ...PHONE, show: filled("offer") },
  { name: "kogge-end", ...DESK, show: end },
  { name: "front", ...DESK, show: at("") },
  { name: "front-phone", ...PHONE, show: at("") },
  { name: "waiting-room-phone", ...PHONE, show: invitation },
  { name: "new-table", ...DESK, show: at("#/new") },
  { name: "new-table-phone", ...PHONE, show: at("#/new") },
];
