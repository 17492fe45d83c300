/** A worker with the engine: one holds the tables, another thinks for bots and the coach. */
import type { PyodideAPI } from "pyodide";
import { unpacked, type EngineFiles } from "./engineFiles";
import { KeptGames } from "./keptGames";
import { thinkerBehind, thinkFor, type Think } from "./thoughts";
import type { ToWorker } from "../net/workerLink";

/** The first message to a worker; `port` leads to the other one. */
export interface Start {
  readonly kind: "start";
  readonly role: "tables" | "thinker";
  readonly folder: string;
  readonly database: string;
  readonly lock: unknown;
  readonly files: EngineFiles;
  readonly port: MessagePort;
}

/** A message to the worker with the tables: the other one could not start. */
export interface Alone {
  readonly kind: "alone";
}

export type FromEngine =
  | { readonly kind: "step"; readonly part: number }
  | { readonly kind: "started" }
  | { readonly kind: "failed"; readonly why: string };

/** The parts of the time until a worker has started: Python itself, its files, our modules. */
const PYTHON = 0.55;
const UNPACKED = 0.65;

/** The functions that Python hands over. */
interface Entry {
  hear(text: string): void;
  think: Think;
}

const PACKED: Readonly<Record<string, string>> = {
  "pyodide.asm.wasm": "application/wasm",
  "python_stdlib.zip": "application/zip",
};

const BEGIN = `
import sys
sys.path[:0] = ["/packages"]
from js import Object
from pyodide.ffi import to_js
from hanse.offline.page_worker import PageWorker
from hanse.offline.saved_store import SavedStore
from hanse.offline.tables import OfflineTables
from hanse.offline.thinker import think as think_here

async def ask_thinker(asked):
    # A thinker that could not start answers nothing; then this worker thinks itself.
    return (await ask(to_js(asked))).to_bytes() or think_here(asked)

async def save_texts(texts):
    await save(to_js(texts, dict_converter=Object.fromEntries))

if role == "tables":
    store = SavedStore(save_texts)
    tables = OfflineTables(think=ask_thinker, store=store, token=store.load(saved.to_py()))
    tables.start()
else:
    tables = OfflineTables()
hear = PageWorker(tables, post).hear

def think(asked):
    return to_js(think_here(asked.to_bytes()))
`;

const waiting: ToWorker[] = [];
let entry: Entry | null = null;
let thinker: ReturnType<typeof thinkerBehind> | null = null;

self.onmessage = ({ data }: MessageEvent<Start | Alone | ToWorker>) => {
  if (data.kind === "start") {
    start(data).then(
      () => say({ kind: "started" }),
      (problem: unknown) => say({ kind: "failed", why: String(problem) }),
    );
  } else if (data.kind === "alone") thinker?.giveUp();
  else if (entry) entry.hear(JSON.stringify(data));
  else waiting.push(data);
};

const say = (message: FromEngine): void => self.postMessage(message);

async function start({ role, folder, database, lock, files, port }: Start): Promise<void> {
  serveFiles(folder, files);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.js`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: folder, lockFileContents: JSON.stringify(lock) });
  say({ kind: "step", part: PYTHON });
  for (const name of ["msgspec.zip", "hanse.zip"]) await unpack(python, files, name);
  say({ kind: "step", part: UNPACKED });
  const set = (name: string, value: unknown): void => python.globals.set(name, value);
  set("role", role);
  set("post", (text: string) => self.postMessage(JSON.parse(text)));
  if (role === "tables") {
    thinker = thinkerBehind(port);
    set("ask", thinker.ask);
    await keepGames(database, set);
  }
  python.runPython(BEGIN);
  const get = (name: string): unknown => python.globals.get(name);
  entry = { hear: get("hear"), think: get("think") } as Entry;
  if (role === "thinker") thinkFor(port, entry.think);
  for (const one of waiting.splice(0)) entry.hear(JSON.stringify(one));
}

/** Hand over the saved games, and the way to save more. */
async function keepGames(database: string, set: (name: string, value: unknown) => void): Promise<void> {
  const kept = await KeptGames.open(database);
  set("saved", await kept.readAll());
  set("save", (texts: Record<string, string>) => kept.save(texts));
}

/** Let Pyodide find the files that have been fetched already. */
function serveFiles(folder: string, files: EngineFiles): void {
  const { fetch } = self;
  self.fetch = (input, request) => {
    const name = String(input instanceof Request ? input.url : input).replace(folder, "");
    const [packed, type] = [files[`${name}.packed`], PACKED[name]];
    return packed && type ? Promise.resolve(unpacked(packed, type)) : fetch(input, request);
  };
}

async function unpack(python: PyodideAPI, files: EngineFiles, name: string): Promise<void> {
  const packed = files[`${name}.packed`];
  if (!packed) throw new Error(`${name} is missing`);
  const whole = await unpacked(packed, "application/zip").arrayBuffer();
  python.unpackArchive(whole, "zip", { extractDir: "/packages" });
}
