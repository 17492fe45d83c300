import type { Page } from "playwright-core";
import { expect, inject } from "vitest";

export interface Agreed {
  readonly bots: number;
  /** Besides whoever opens the table; they come by its invitation. */
  readonly guests?: number;
  /** A map or a deck, by the name that the server has for it or by its text. */
  readonly data?: Readonly<Record<string, string>>;
}

interface Seated {
  readonly match: string;
  readonly secret: string;
  readonly invite: string;
}

/** Open a table of Lübeck and sit down at it; the way to it for guests. */
export async function sitDown(page: Page, { bots, guests = 0, data = {} }: Agreed): Promise<string> {
  const others = [...Array<string>(guests).fill(""), ...Array<string>(bots).fill("dabbler")];
  const seats = ["", ...others].map((bot) => ({ bot }));
  const wanted = { game: "luebeck", seats, name: "Anna", data };
  const answer = await page.request.post(`${inject("address")}api/tables`, { data: wanted });
  expect(answer.status(), await answer.text()).toBe(201);
  const { match, secret, invite } = (await answer.json()) as Seated;
  await page.goto(`${inject("address")}#/table/${match}/${secret}`);
  return `${inject("address")}#/table/${match}/join/${invite}`;
}
