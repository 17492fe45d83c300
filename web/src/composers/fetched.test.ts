import { expect, test } from "vitest";
import { fetchedOnce } from "./fetched";

test("a composer is fetched once, and again only after a failure", async () => {
  let asked = 0;
  const composer = { default: "a composer" };
  const find = fetchedOnce({
    bag: () => (++asked === 1 ? Promise.reject(new Error("offline")) : Promise.resolve(composer)),
  });
  await expect(find("bag")).rejects.toThrow("offline");
  expect(await find("bag")).toBe(composer);
  expect(find("bag")).toBe(find("bag"));
  expect(asked).toBe(2);
});
