import { readdirSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../../net/http";
import { settings } from "../../state/settings.svelte";
import { LANGUAGES, words } from "../../words/catalogue";
import { channelRefusal, choicesWith, minutesLine, reasonLine, WAITS } from "./channels";
import { bytesOf, pushProblem } from "./push";

// The settings are read when they are imported.
vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("navigator", { language: "en" });
});

const textOf = (language: string): string => readFileSync(`words/notify/${language}.ftl`, "utf8");

afterEach(() => vi.unstubAllGlobals());

/** The sentences that the panel says, also those whose names it puts together. */
function keysSaid(): string[] {
  const files = readdirSync("src/people/channels").filter((name) => !name.endsWith(".test.ts"));
  const said = files.flatMap((name) =>
    [...readFileSync(`src/people/channels/${name}`, "utf8").matchAll(/"(web-notify-[\w-]+)"/g)].map(([, key]) => key),
  );
  const kinds = ["mail", "push", "webhook", "quiet-begin", "quiet-end", "send-mail", "send-webhook"];
  const push = ["push-https", "push-browser", "push-server", "push-blocked"];
  const why = ["spelling", "https", "unreachable", "asked", "mail", "redirect", "gone", "other"].map(
    (one) => `why-${one}`,
  );
  return [...new Set([...said, ...[...kinds, ...push, ...why].map((one) => `web-notify-${one}`)])] as string[];
}

test.each(LANGUAGES)("%s: every sentence is there, and each is needed", (language) => {
  const text = textOf(language);
  const said = words(language, text);
  const keys = keysSaid();
  for (const key of keys) expect(said.has(key), key).toBe(true);
  const written = [...text.matchAll(/^(web-[\w-]+) =/gm)].map(([, key]) => key);
  expect(written.filter((key) => key && !keys.includes(key))).toEqual([]);
});

test("times are said in their largest unit", () => {
  settings.words = words("en", textOf("en"));
  expect([1, 15, 60, 180, 1440, 90].map(minutesLine)).toEqual([
    "1 minute",
    "15 minutes",
    "1 hour",
    "3 hours",
    "1 day",
    "90 minutes",
  ]);
  expect(choicesWith(WAITS, 7)).toEqual([1, 5, 7, 15, 60, 180, 720, 1440]);
  expect(choicesWith(WAITS, 5)).toEqual([...WAITS]);
});

test("every reason has a sentence, and a refusal of the address says it", () => {
  settings.words = words("en", textOf("en"));
  expect(reasonLine("status_410")).toBe(reasonLine("status_550"));
  expect(reasonLine("status_503")).toBe(reasonLine("timeouterror"));
  expect(reasonLine("status_503")).not.toBe(reasonLine("status_410"));
  expect(channelRefusal(new Refusal("bad_address", "", "unreachable"))).toBe(reasonLine("unreachable"));
  expect(channelRefusal(new Refusal("too_many_channels", ""))).toMatch(/five/);
});

test("a browser without encryption or without the feature says so", () => {
  const stubAll = (more: object): void => {
    for (const [name, value] of Object.entries(more)) vi.stubGlobal(name, value);
  };
  stubAll({ isSecureContext: false });
  expect(pushProblem(["push"])).toBe("https");
  stubAll({ isSecureContext: true, navigator: {} });
  expect(pushProblem(["push"])).toBe("browser");
  stubAll({ navigator: { serviceWorker: {} }, PushManager: {}, Notification: { permission: "default" } });
  expect(pushProblem([])).toBe("server");
  expect(pushProblem(["push"])).toBeNull();
  stubAll({ Notification: { permission: "denied" } });
  expect(pushProblem(["push"])).toBe("blocked");
  expect([...bytesOf("_-8")]).toEqual([255, 239]);
});
