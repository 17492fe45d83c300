import { execFileSync } from "node:child_process";

/** Chapters' headings are at least this high, in points; the words below them are lower. */
const HEADING = 19;
/** Digits on drawn pieces are as large, but short. */
const SHORTEST = 3;
/** Page numbers stand below this part of a page. */
const FOOT = 0.95;

interface Line {
  readonly words: string;
  readonly top: number;
  readonly bottom: number;
}

export interface PrintedPage {
  readonly height: number;
  readonly width: number;
  /** From top to bottom, without the page number. */
  readonly lines: readonly Line[];
  readonly foot: string;
}

/** The pages of a PDF, as words in their places. */
export function printedPages(pdf: Buffer): PrintedPage[] {
  const read = execFileSync("pdftotext", ["-bbox-layout", "-", "-"], { input: pdf, encoding: "utf8", maxBuffer: 1e9 });
  return read.split("<page ").slice(1).map(pageOf);
}

function pageOf(source: string): PrintedPage {
  const [width = 0, height = 0] = numbers(/width="([\d.]+)" height="([\d.]+)"/.exec(source));
  const all = source.split("<line ").slice(1).map(lineOf);
  const lines = all.filter(({ top }) => top < height * FOOT).sort((one, other) => one.top - other.top);
  const foot = all.filter(({ top }) => top >= height * FOOT).map(({ words }) => words);
  return { width, height, lines, foot: foot.join(" ") };
}

function lineOf(source: string): Line {
  const [top = 0, bottom = 0] = numbers(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)"/.exec(source));
  const words = [...source.matchAll(/>([^<\s][^<]*)<\/word>/g)].map(([, word]) => word).join(" ");
  return { words, top, bottom };
}

const numbers = (found: RegExpExecArray | null): number[] => (found ?? []).slice(1).map(Number);

/** The last line of a page, if it is a heading that nothing follows. */
export function lonelyHeading({ lines }: PrintedPage): string {
  const last = lines.at(-1);
  return last && last.words.length >= SHORTEST && last.bottom - last.top >= HEADING ? last.words : "";
}
