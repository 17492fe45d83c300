import type { Browser } from "playwright-core";
import { inject } from "vitest";
import { person, type Look, type Person } from "./browser";
import { Wire } from "./severed";

/** Somebody whose page plays without a connection. */
export interface CutOff extends Person {
  /** The page's address. */
  readonly address: string;
  readonly wire: Wire;
  /** Whatever the page has asked the network for since the connection was cut. */
  readonly missed: string[];
}

/** How long a page may take to fetch the engine and to start it. */
const STARTED = 120_000;
/** The browser looks for a new version of it whenever a page is opened. */
const LOOKED_FOR = "service-worker.js";

/** Somebody opens the page that plays without a connection; as soon as it is there, the connection is cut. */
export async function cutOff(browser: Browser, look: Look): Promise<CutOff> {
  const wire = await Wire.to(inject("address"));
  const address = `${wire.url}?offline`;
  const visitor = await person(browser, look);
  await visitor.page.goto(address);
  await visitor.page.locator(".hero [data-play]").waitFor({ timeout: STARTED });
  await wire.cut();
  const missed: string[] = [];
  visitor.context.on("requestfailed", (request) => {
    const given = request.failure()?.errorText === "net::ERR_ABORTED" || request.url().endsWith(LOOKED_FOR);
    if (!given) missed.push(request.url());
  });
  return { ...visitor, address, wire, missed };
}

/** A client that was built without the engine has no such page. */
export const hasEngine = async (): Promise<boolean> => (await fetch(`${inject("address")}files.json`)).ok;
