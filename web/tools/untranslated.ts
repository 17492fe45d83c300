import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const ENGLISH = "en.ftl";
const KEY = /^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=/gm;

/** The keys of a Fluent text: messages, and attributes behind a dot. */
export function keysOf(text: string): string[] {
  let message = "";
  return [...text.matchAll(KEY)].map(([, name, attribute]) => {
    message = name ?? message;
    return attribute ? `${message}.${attribute}` : message;
  });
}

/** Return whether a text lacks a key of the English text. */
export function lacks(own: string, english: string): boolean {
  const keys = new Set(keysOf(own));
  return keysOf(english).some((key) => !keys.has(key));
}

/** The folders with sentences, one file for each language. */
function folders(): string[] {
  const all = ["words", "src"].flatMap((top) =>
    readdirSync(join(WEB, top), { recursive: true, encoding: "utf8" }).map((name) => join(WEB, top, name)),
  );
  return all.filter((file) => basename(file) === ENGLISH).map((file) => dirname(file));
}

const textIn = (folder: string, name: string): string =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";

/** The languages that lack some of the client's own sentences. */
export function untranslated(): string[] {
  const found = folders();
  const files = new Set(found.flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith(".ftl")));
  return [...files]
    .filter((name) => found.some((folder) => lacks(textIn(folder, name), textIn(folder, ENGLISH))))
    .map((name) => name.replace(".ftl", ""));
}
