import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./folders";

export const NEXT_VERSION = "99.0.0";
const LEFT_OUT = /(^|\/)(node_modules|__pycache__|client|public\/engine)$/;

function edit(file: string, before: RegExp, after: string): void {
  const text = readFileSync(file, "utf8");
  if (!before.test(text)) throw new Error(`${file} has nothing like ${before.source}`);
  writeFileSync(file, text.replace(before, after));
}

/** Build the folder for static hosts once more, as of a later version with newer rules of Kogge; return the folder.
 *  HANSE_NEXT names one that is built already. */
export function buildNext(): string {
  const built = process.env["HANSE_NEXT"];
  if (built) return built;
  const copy = mkdtempSync(join(tmpdir(), "hanse-next-"));
  for (const name of ["src", "tools", "web"])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (one) => !LEFT_OUT.test(one) });
  mkdirSync(join(copy, "build"));
  for (const name of ["LICENSE", "NOTICE"]) cpSync(join(ROOT, name), join(copy, name));
  for (const name of ["build/page", "web/node_modules"]) symlinkSync(join(ROOT, name), join(copy, name));
  edit(join(copy, "src/hanse/version.py"), /__version__ = ".*"/, `__version__ = "${NEXT_VERSION}"`);
  edit(join(copy, "src/hanse/games/kogge/spec.py"), /revision=\d+,/, "revision=99,");
  const env = { ...process.env, PYTHONPATH: `${copy}/src:${copy}`, HANSE_STATIC: join(copy, "static") };
  for (const tool of ["make_engine", "make_answers"])
    execFileSync(`${ROOT}.venv/bin/python`, ["-m", `tools.${tool}`], { cwd: copy, env, stdio: "ignore" });
  execFileSync("node_modules/.bin/vite", ["build", "--mode", "static"], {
    cwd: join(copy, "web"),
    env,
    stdio: "ignore",
  });
  return env.HANSE_STATIC;
}
