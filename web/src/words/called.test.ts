import { expect, test } from "vitest";
import { called } from "./called";

const german = (bot: string): string => (bot === "builder" ? "Bauherr" : bot);

test("a bot has one name in one language", () => {
  expect(called({ name: "Builder Birger", bot: "builder" }, german).name).toBe("Bauherr Birger");
});
test("people, and bots that nobody has translated, are called as the server calls them", () => {
  expect(called({ name: "Builder 2" }, german).name).toBe("Builder 2");
  expect(called({ name: "Stranger 3", bot: "stranger" }, german).name).toBe("Stranger 3");
  expect(called({ name: "Otto", bot: "builder" }, german).name).toBe("Otto");
});
