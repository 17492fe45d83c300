import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepLanguage, preferredLanguage } from "./language";

const kept = new Map<string, string>();
const replaceState = vi.fn();

function at(address: string, browser = "de-AT"): void {
  const { href, search } = new URL(address, "https://hanse.example");
  vi.stubGlobal("location", { href, search });
  vi.stubGlobal("navigator", { language: browser });
}

beforeEach(() => {
  kept.clear();
  replaceState.mockClear();
  vi.stubGlobal("history", { state: null, replaceState });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the language", () => {
  test.each([
    ["/", "de-AT", "de"],
    ["/", "nl", "en"],
    ["/?lang=fr", "de-AT", "fr"],
    ["/?lang=IT-ch#/table/x", "de-AT", "it"],
    ["/?lang=nl", "de-AT", "de"],
    ["/?lang=", "it-IT", "it"],
  ])("at %s for a browser that speaks %s is %s", (address, browser, language) => {
    at(address, browser);
    expect(preferredLanguage()).toBe(language);
  });

  test("that was chosen before gives way to that of the address", () => {
    at("/");
    keepLanguage("it");
    expect(preferredLanguage()).toBe("it");
    expect(replaceState).not.toHaveBeenCalled();
    at("/?lang=fr");
    expect(preferredLanguage()).toBe("fr");
  });

  test("that is chosen stands in an address that says one", () => {
    at("/?lang=fr&x=1#/rules/compare");
    keepLanguage("it");
    expect(String(replaceState.mock.lastCall?.[2])).toBe("https://hanse.example/?lang=it&x=1#/rules/compare");
  });
});
