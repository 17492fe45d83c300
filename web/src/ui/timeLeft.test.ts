import { expect, test } from "vitest";
import { timeLeft } from "./timeLeft";

const HOUR = 3600;

test("two days and a week of vacation are days and hours, in every language", () => {
  const left = 215 * HOUR;
  expect(timeLeft(left, "en")).toBe("8 days 23 h");
  expect(timeLeft(left, "de")).toBe("8 Tage 23 h");
  expect(timeLeft(left, "it")).toBe("8 giorni 23 h");
  expect(timeLeft(left, "fr").replace(/\s/g, " ")).toBe("8 jours 23 h");
  expect(timeLeft(24 * HOUR, "en")).toBe("1 day");
});
test("less than a day is hours and minutes, less than an hour a clock", () => {
  expect(timeLeft(5.5 * HOUR, "de")).toBe("5 h 30 min");
  expect(timeLeft(1199, "de")).toBe("19:59");
  expect(timeLeft(-3, "de")).toBe("0:00");
});
