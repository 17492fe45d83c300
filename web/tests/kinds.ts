import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** A hash of all that decides which positions are found. */
function revision(): string {
  const sources = ["src/hanse/core", "src/hanse/games", "src/hanse/match", "src/hanse/bots"].flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const hash = createHash("sha256");
  for (const path of [...sources.filter((name) => name.endsWith(".py")).sort(), "tests/web/kinds.py"])
    hash.update(readFileSync(ROOT + path));
  return hash.digest("hex").slice(0, 16);
}

/** Every kind of question of a game, as the engine has them, and where each is asked at tables of so many seats (0: of
 *  any); kept until the rules change. */
export async function positions(game: string, seats = 0): Promise<Kinds> {
  const kept = `${ROOT}build/kinds/${game}-${seats}-${revision()}.json`;
  const args = ["-m", "tests.web.kinds", game, String(seats)];
  if (!existsSync(kept)) {
    const options = { cwd: ROOT, maxBuffer: 2 ** 26 };
    const { stdout } = await promisify(execFile)(`${ROOT}.venv/bin/python`, args, options);
    mkdirSync(`${ROOT}build/kinds`, { recursive: true });
    writeFileSync(kept, stdout);
  }
  return JSON.parse(readFileSync(kept, "utf8")) as Kinds;
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
