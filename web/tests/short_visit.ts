import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { FileHost } from "./file_host";
import { until } from "./fingers";
import { ROOT } from "./folders";

/** A page of any browser, as far as a short visit needs it. */
export interface AnyPage {
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Wait until this can be seen. */
  see(selector: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  ask<T>(question: (given: string) => T | Promise<T>, given?: string): Promise<T>;
  /** The addresses that the page has asked for, and those that have failed. */
  readonly asked: readonly string[];
  readonly failed: string[];
}

const ANSWERS = 4;
/** Milliseconds between two presses: a second one right after the first counts as a stray one. */
const PAUSE = 600;
export const PLAYED = ".composer [data-shape], .recap .button.go";
/** Requests that may fail without a connection: they look for newer versions. */
const LOOKS = /\/(service-worker\.js|files\.json)$/;

const logLines = (page: AnyPage): Promise<number> => page.ask(() => document.querySelectorAll("[role=log] li").length);

/** Answer whatever is asked, by pressing what can be pressed; true if an answer was sent. */
function pressSomething(): boolean {
  const recap = document.querySelector<HTMLElement>(".recap .button.go");
  if (recap) {
    recap.click();
    return false;
  }
  const composer = [...document.querySelectorAll(".composer [data-shape], dialog [data-shape]")].at(-1);
  const send = composer?.querySelector<HTMLElement>('[data-send][aria-disabled="false"]');
  const choices = composer?.querySelectorAll<HTMLElement>('[data-option], [data-pick], [data-add][data-full="false"]');
  const open = [...(choices ?? [])].filter((one) => one.checkVisibility() && !one.matches(":disabled"));
  const chosen =
    send ?? open[Math.floor(Math.random() * open.length)] ?? composer?.querySelector<HTMLElement>("[data-back]");
  chosen?.click();
  return chosen === send && !!send;
}

/** Press the button with these words. */
const press = (page: AnyPage, words: string): Promise<void> =>
  until(() =>
    page.ask((wanted) => {
      const buttons = [...document.querySelectorAll<HTMLElement>("button, a")];
      const said = (one: HTMLElement): string => one.getAttribute("aria-label") ?? one.innerText;
      const found = buttons.filter((one) => one.checkVisibility() && said(one).trim() === wanted).at(-1);
      found?.click();
      return !!found;
    }, words),
  );

/** Read what can be read without the engine: the front page, and the rules in all languages. */
export async function read(page: AnyPage, address: string): Promise<void> {
  await page.open(address);
  await page.see(".hero [data-play]");
  await page.see("[data-offline='fetch']");
  for (const language of ["en", "de", "it", "fr"]) {
    await page.open(`${address}?lang=${language}#/rules/luebeck`);
    await page.see(".rule[data-rule]");
    expect(await page.ask(() => document.documentElement.lang)).toBe(language);
  }
  expect(
    page.asked.filter((one) => one.includes("/engine/")),
    "nothing is fetched before it is wanted",
  ).toEqual([]);
}

/** Begin a game against bots and play a little. */
export async function play(page: AnyPage, address: string): Promise<void> {
  await page.open(`${address}?lang=en#/new/kogge`);
  await page.see("fieldset");
  await page.click("form .button.go");
  await page.see(PLAYED);
  await answer(page, ANSWERS);
}

/** Give this many answers. */
export async function answer(page: AnyPage, answers: number): Promise<void> {
  for (let sent = 0; sent < answers;) {
    await page.see(`${PLAYED}, .over`);
    if (await page.ask(pressSomething)) sent++;
    await new Promise((wake) => setTimeout(wake, PAUSE));
  }
}

/** Come back to the game after the connection has gone. */
export async function comeBack(page: AnyPage, host: FileHost): Promise<void> {
  const before = await logLines(page);
  await host.stop();
  await page.reload();
  await page.see(PLAYED);
  expect(await logLines(page)).toBeGreaterThanOrEqual(before);
}

/** End the game; its record passes the tests of `hanse verify`, which fails otherwise. */
export async function endAndVerify(page: AnyPage): Promise<void> {
  await press(page, "Settings");
  await press(page, "End the game");
  await press(page, "End the game");
  await page.see(".verify a[download]");
  await page.ask(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (saved: Blob) => {
      void saved.text().then((text) => Object.assign(window, { saved: text }));
      return createObjectURL(saved);
    };
  });
  await page.click(".verify a[download]");
  const saved = (): Promise<string> => page.ask(() => (window as unknown as { saved?: string }).saved ?? "");
  await until(async () => (await saved()) !== "");
  const folder = mkdtempSync(`${tmpdir()}/hanse-`);
  writeFileSync(`${folder}/record.hanse`, await saved());
  const { stdout } = await promisify(execFile)(`${ROOT}.venv/bin/hanse`, ["verify", `${folder}/record.hanse`]);
  expect(stdout).not.toContain("wrong");
  rmSync(folder, { recursive: true });
}

/** Nothing came from elsewhere, and every file was there. */
export function expectOwnFilesOnly(page: AnyPage, host: FileHost): void {
  const elsewhere = page.asked.filter((one) => !/^(data|blob):/.test(one) && !one.startsWith(host.origin));
  expect(elsewhere).toEqual([]);
  expect(page.asked.filter((one) => one.startsWith(host.origin) && !one.startsWith(host.address))).toEqual([]);
  expect(page.failed.filter((one) => !LOOKS.test(one))).toEqual([]);
  expect(host.refused).toEqual([]);
}
