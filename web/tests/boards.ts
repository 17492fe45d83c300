import { readFileSync } from "node:fs";
import { ROOT } from "./folders";

/** A piece or a word on a board: its middle and size, in pixels from the board's top left corner. */
export interface Mark {
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Compared {
  /** Marks that are only on one board, or elsewhere on the other. */
  readonly wrong: readonly string[];
  readonly marks: number;
  /** The largest distance between a mark and the same one on the other board, and that mark. */
  readonly farthest: number;
  readonly which: string;
}

export type GameName = "kogge" | "luebeck";

/** A part of the board's width, within which a mark is at the same place. */
const NEAR = 0.005;

const distance = (one: Mark, other: Mark): number =>
  Math.max(Math.hypot(one.x - other.x, one.y - other.y), Math.abs(one.w - other.w), Math.abs(one.h - other.h));

/** Match each mark on the table with the nearest equal one in the picture. */
export function compare(table: readonly Mark[], picture: readonly Mark[], width: number): Compared {
  const left = [...picture];
  const wrong: string[] = [];
  let [farthest, which] = [0, ""];
  const at = ({ what, x, y }: Mark): string => `${what} at ${x.toFixed(1)}, ${y.toFixed(1)}`;
  for (const mark of table) {
    const same = left.filter(({ what }) => what === mark.what);
    const nearest = same.sort((one, other) => distance(mark, one) - distance(mark, other))[0];
    if (nearest && distance(mark, nearest) <= NEAR * width) {
      if (distance(mark, nearest) > farthest) [farthest, which] = [distance(mark, nearest), mark.what];
      left.splice(left.indexOf(nearest), 1);
    } else wrong.push(nearest ? `${at(mark)}: in the picture ${at(nearest)}` : `${at(mark)}: only on the table`);
  }
  const known = new Set(wrong.flatMap((one) => one.split(": in the picture ")[1] ?? []));
  wrong.push(...left.map(at).flatMap((one) => (known.has(one) ? [] : [`${one}: only in the picture`])));
  return { wrong, marks: table.length, farthest, which };
}

/** Run in a page: the pieces and words on the client's own board. Names are those of `data-piece` in a picture. */
export function marksOnTable(board: Element, game: GameName): Mark[] {
  const edge = board.getBoundingClientRect();
  const mark = (what: string, { x, y, width, height }: DOMRect): Mark => ({
    what,
    x: x - edge.x + width / 2,
    y: y - edge.y + height / 2,
    w: width,
    h: height,
  });
  const all = (selector: string, name: (one: Element) => string): Mark[] =>
    [...board.querySelectorAll(selector)].map((one) => mark(name(one), one.getBoundingClientRect()));
  const told = (one: Element, attribute: string, part = 0): string =>
    (one.getAttribute(attribute) ?? "").split(":")[part] ?? "";
  const sign = (one: Element): string => one.querySelector("text")?.textContent.trim() ?? "";
  const pieces = {
    kogge: () => [
      ...all("[data-good]", (one) => `good:${told(one, "data-good")}`),
      ...all("[data-house]", (one) => `house:${told(one, "data-house")} ${sign(one)}`),
      ...all("[data-explain='site']", () => "house:-1 "),
      ...all(".badge .marker", (one) => `number:${told(one, "data-explain", 1)}`),
      ...all(".slot .marker", (one) => `way:${told(one, "data-explain", 1)}`),
      ...all(".eye", () => "eye"),
      ...all("[data-cog]", (one) => `cog:${told(one, "data-cog")} ${sign(one)}`),
      ...all("[data-explain='guild'] svg", () => "guild"),
      ...all("[data-explain^='raid:'] svg", (one) => `raid:${told(one.closest(".raid") ?? one, "data-explain", 1)}`),
    ],
    luebeck: () => [
      ...all(".pawns [data-figure]", (one) => `pawn:${told(one, "data-figure")}`),
      ...all(".berth [data-figure]", (one) => `figure:${told(one, "data-figure")}`),
      ...all(".cog", (one) => `cog:${Number(one.querySelector(".number")?.textContent) - 1}`),
      ...all("[data-arms]", (one) => `arms:${told(one, "data-arms")}`),
    ],
  };
  /** Words that belong to pieces, routes, lines or buttons, and the number of free cogs. */
  const others = ".hidden, .routes, .lines, .sign, .field, [data-house], [data-cog], button.larger";
  const words: Mark[] = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const word = node.textContent?.trim() ?? "";
    const parent = node.parentElement;
    if (!word || !parent || parent.closest(others)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = (parent.closest("text") ?? range).getBoundingClientRect();
    words.push(mark(`“${word}”`, box));
  }
  return [...pieces[game](), ...words];
}

/** Run in a page: the pieces and words of a picture. */
export function marksInPicture(picture: SVGSVGElement): Mark[] {
  const edge = picture.getBoundingClientRect();
  const pieces = [...picture.querySelectorAll<SVGUseElement>("use[data-piece]")].map((one): Mark => {
    const [x = 0, y = 0, w = 0, h = 0] = [one.x, one.y, one.width, one.height].map(({ baseVal }) => baseVal.value);
    const to = (one.parentNode as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix();
    const middle = new DOMPoint(x + w / 2, y + h / 2).matrixTransform(to);
    const piece = one.dataset["piece"] ?? "";
    const sign = picture.querySelector(`${one.getAttribute("href")} text`)?.textContent ?? "";
    const what =
      /^(house|cog):/.test(piece) && picture.querySelector("[data-piece^='house']") ? `${piece} ${sign}` : piece;
    return { what, x: middle.x - edge.x, y: middle.y - edge.y, w: w * to.a, h: h * to.d };
  });
  const words = [...picture.querySelectorAll("text")].flatMap((one): Mark[] => {
    // The number of free cogs has other words on the table, and lines of own maps lie elsewhere.
    if (one.closest("defs, [data-sign]")) return [];
    const { x, y, width, height } = one.getBoundingClientRect();
    const what = `“${one.textContent.trim()}”`;
    return [{ what, x: x - edge.x + width / 2, y: y - edge.y + height / 2, w: width, h: height }];
  });
  return [...pieces, ...words];
}

const FACES = [
  ["Alegreya", "alegreya", 700],
  ["Alegreya Sans", "alegreya-sans", 700],
] as const;

const faces = FACES.map(([family, name, weight]) => {
  const file = `${ROOT}web/node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
  const data = readFileSync(file).toString("base64");
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
});

/** A page for a picture, with the client's typefaces, which pictures ask for. */
export const EMPTY_PAGE = `<!doctype html><style>${faces.join("")}body{margin:0}svg{display:block}</style>`;
