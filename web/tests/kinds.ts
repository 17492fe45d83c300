import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Setup } from "../src/protocol/wire";
import { FOLDER, ROOT } from "./folders";

/** A table at which a kind of question can be answered at once: see tests/web/kinds.py. */
export interface Visit {
  readonly kinds: readonly string[];
  readonly move: string;
  readonly of: number;
  readonly shape: string;
  readonly aside: boolean;
  readonly seat: number;
  readonly setup: Setup;
  readonly position: string;
}

export interface Kinds {
  readonly kinds: readonly string[];
  readonly visits: readonly Visit[];
}

interface Kept {
  readonly journey: string;
  readonly answered: Readonly<Record<string, number>>;
}

/** Every kind of question of a game, as the engine has them, and where each is asked. */
export async function positions(game: string): Promise<Kinds> {
  const options = { cwd: ROOT, maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)(`${ROOT}.venv/bin/python`, ["-m", "tests.web.kinds", game], options);
  return JSON.parse(stdout) as Kinds;
}

export function clear(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Which journeys answered which kinds, as a page; an empty row says so. */
export function show(kinds: readonly string[]): void {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const kept = names.map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as Kept);
  const rows = kinds.map((kind) => [kind, ...kept.map(({ answered }) => String(answered[kind] ?? ""))]);
  const empty = rows.filter(([, ...cells]) => !cells.some(Boolean)).map(([kind]) => kind);
  const head = ["kind", ...kept.map(({ journey }) => journey)];
  const page = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
  const which = empty.length ? `: ${empty.join(", ")}` : "";
  const sum = `${kinds.length} kinds of question, ${empty.length} never answered${which}`;
  writeFileSync(`${FOLDER}/kinds.md`, `# ${sum}\n\n${page}\n`);
  console.log(`${sum}; see build/journeys/kinds.md`);
}
