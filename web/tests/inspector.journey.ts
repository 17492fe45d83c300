import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, person } from "./browser";
import { inspect } from "./inspector";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  ({ page } = await person(browser, { size: "phone" }));
});
afterAll(() => browser.close());

const wrongOf = async (body: string): Promise<readonly string[]> => {
  await page.setContent(
    `<style>*{box-sizing:border-box;margin:0}body{background:#fff}button{min-width:60px;height:48px}</style>${body}`,
  );
  return (await inspect(page)).wrong;
};
const at = (style: string): string => `style="position:absolute;${style}"`;
const choices = (many: number): string => "<button data-option='x' style='display:block'>Sail</button>".repeat(many);
const bar = (words: string): string =>
  `<button style="position:fixed;bottom:0;left:0;width:100%;height:80px">${words}</button>`;
const area = (style: string, inside: string): string => `<div style="overflow-y:auto;${style}">${inside}</div>`;

test("a page without a fault has none", async () => {
  expect(await wrongOf("<p>Riga</p><button data-send>Sail to Riga</button>")).toEqual([]);
});

const FAULTS = [
  ["the main button below the window", `<button data-send ${at("top:630px")}>Sail</button>`, "out of sight: Sail"],
  [
    "the main button under something",
    `<button data-send ${at("top:0")}>Sail</button><div ${at("inset:0;background:#fff")}></div>`,
    "covered: Sail",
  ],
  ["one of four choices out of sight", area("height:100px", choices(4)), "out of sight, one of 4: Sail"],
  ["five choices, and nothing tells of the last", area("height:144px", choices(5)), "nothing tells of it: Sail"],
  [
    "a city on another",
    `<button data-city="1">Riga</button><button data-city="2" ${at("left:30px;top:0")}>Reval</button>`,
    "city Riga lies on city Reval",
  ],
  [
    "a cog on a slot",
    `<div class="map"><button data-city="1"><b class="slot">A</b></button><b class="cog" ${at("left:0;top:0;width:60px;height:48px")}>c</b></div>`,
    "lies on [data-city] .slot",
  ],
  [
    "a cog cut by the edge of the map",
    `<div class="map" style="height:90px"><b class="cog" ${at("left:0;top:70px;width:40px;height:40px")}>c</b></div>`,
    "cut by the edge of the map: cog",
  ],
  [
    "an eye on a digit",
    `<span class="marker" style="font-size:20px"><b>8</b><i class="eye" ${at("left:0;top:0;width:9px;height:14px")}></i></span>`,
    "the eye covers the digit 8",
  ],
  [
    "two buttons on each other",
    `<button>Riga</button><button ${at("left:40px;top:0")}>Reval</button>`,
    "button Riga lies on button Reval",
  ],
  ["a small target", "<button style='height:40px'>Riga</button>", "too small to tap: Riga"],
  ["words that are cut", "<p style='width:30px;overflow:hidden;white-space:nowrap'>Königsberg</p>", "across: Königs"],
  ["words that are covered", `<p>Riga</p><i ${at("inset:0;background:#eee")}></i>`, "covered by"],
  [
    "a drawer over the map",
    `<div class="map"><p>Riga</p></div><dialog open ${at("inset:0;width:100%;height:100%")}>Log</dialog>`,
    "covered by Log: Riga",
  ],
  ["small words", "<p style='font-size:12px'>Riga</p>", "only 12.0 px: Riga"],
  ["faint words", "<p style='color:#888'>Riga</p>", "contrast 3.54: Riga"],
  ["words faint on a gradient", "<p style='background:linear-gradient(#fff,#666)'>Riga</p>", "contrast 3.66: Riga"],
  [
    "cards beside each other, and nothing tells of the last",
    `<div style="display:flex;overflow-x:auto">${'<p style="flex:none;width:360px">Riga</p>'.repeat(2)}</div>`,
    "cut by",
  ],
  [
    "words that no scrolling brings out from under a bar",
    `<div style="height:590px"></div><p style="height:30px">Riga</p>${bar("Open")}`,
    "covered by Open: Riga",
  ],
  [
    "an area that scrolls, and nothing tells of it",
    `<div data-scrolls style="overflow-y:auto;height:60px"><p style="height:60px">Riga</p><p>Reval</p></div>`,
    "below: Reval",
  ],
  ["a page too wide", "<div style='width:400px'>Riga</div>", "40 px too wide"],
] as const;

test.each(FAULTS)("%s: noticed", async (_, body, told) => {
  expect((await wrongOf(body)).join("\n")).toContain(told);
});

test("more than four choices may scroll where one sees that they go on", async () => {
  expect(await wrongOf(area("height:120px", choices(5)))).toEqual([]);
  const fading = "height:144px;mask-image:linear-gradient(#000,transparent)";
  expect(await wrongOf(area(fading, choices(5)))).toEqual([]);
});

test("a drawer may lie over the log", async () => {
  const drawer = `<dialog open ${at("inset:0;width:100%;height:100%")}>Chat</dialog>`;
  expect(await wrongOf(`<div class="side"><p>Riga</p><button>Log</button></div>${drawer}`)).toEqual([]);
});

test("cards beside each other may scroll where one sees a part of the next", async () => {
  const cards = "<p style='flex:none;width:230px;background:#eee'>Königsberg and more</p>".repeat(3);
  expect(await wrongOf(`<div style="display:flex;gap:8px;overflow-x:auto">${cards}</div>`)).toEqual([]);
});

test("a long form may go on below a bar that stays in place", async () => {
  const fields = "<p style='height:48px'>Riga</p><button style='display:block;width:100%'>Reval</button>".repeat(20);
  expect(await wrongOf(`<div style="padding-bottom:90px">${fields}</div>${bar("Open the table")}`)).toEqual([]);
});

test("what must be told of may scroll where it fades out", async () => {
  const fading = "overflow-y:auto;height:60px;mask-image:linear-gradient(#000,transparent)";
  expect(
    await wrongOf(`<div data-scrolls style="${fading}"><p style="height:60px">Riga</p><p>Reval</p></div>`),
  ).toEqual([]);
});

test("a map that is taken away from sight is not covered", async () => {
  const end = `<section ${at("inset:0;background:#fff")}>The end</section>`;
  expect(await wrongOf(`<div class="map" style="visibility:hidden"><p>Riga</p></div>${end}`)).toEqual([]);
});
