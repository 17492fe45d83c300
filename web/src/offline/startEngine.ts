import { WorkerLink, type Port } from "../net/workerLink";
import { scopePath } from "./keptFiles";
import { ENGINE, engineAddress, engineSize, fetchEngine, unpacked, type Engine, type EngineFiles } from "./engineFiles";
import type { Alone, FromEngine, Start } from "./engineWorker";

const SENTENCES = "sentences.json.packed";

/** What happens while the engine starts, and the part of it that is done. */
export interface Progress {
  readonly phase: "fetching" | "starting";
  readonly part: number;
}

/** The two workers of a started engine, and all sentences by their paths, if the engine brings them. */
export interface StartedEngine {
  readonly tables: Port;
  readonly thinker: Port;
  /** Whether the thinker could not start; the tables then think themselves. */
  readonly lost: Promise<boolean>;
  readonly sentences: Readonly<Record<string, string>>;
}

/** Fetch the engine and start it in two workers. */
export async function startEngine(tell: (progress: Progress) => void): Promise<StartedEngine> {
  if (!ENGINE) throw new Error("this client was built without the engine");
  const size = engineSize(ENGINE);
  const arrived = (bytes: number): void => tell({ phase: "fetching", part: bytes / size });
  const { [SENTENCES]: sentences, ...files } = await fetchEngine(ENGINE, arrived);
  tell({ phase: "starting", part: 0 });
  const { port1, port2 } = new MessageChannel();
  const tables = begin(ENGINE, "tables", files, port1);
  await started(tables, (part) => tell({ phase: "starting", part }));
  // The tables come first: whatever the thinker is asked meanwhile waits until it has started.
  const thinker = begin(ENGINE, "thinker", files, port2);
  const lost = started(thinker).then(
    () => false,
    (problem: unknown) => {
      console.warn(problem);
      tables.postMessage({ kind: "alone" } satisfies Alone);
      return true;
    },
  );
  return { tables: tables as Port, thinker: thinker as Port, lost, sentences: await readSentences(sentences) };
}

/** The link to the tables of an engine. */
export function linkTo({ tables, thinker, lost, sentences }: StartedEngine): WorkerLink {
  const link = new WorkerLink(tables, thinker, (path) => {
    const found = sentences[path];
    return found === undefined ? undefined : Promise.resolve(new Response(found));
  });
  void lost.then((isLost) => isLost && link.loseThinker());
  return link;
}

function begin({ lock, ...engine }: Engine, role: Start["role"], files: EngineFiles, port: MessagePort): Worker {
  const worker = new Worker(new URL("./engineWorker.ts", import.meta.url), { type: "module" });
  const folder = engineAddress({ lock, ...engine });
  const start: Start = { kind: "start", role, folder, database: databaseName(), lock, files, port };
  worker.postMessage(start, [port]);
  return worker;
}

/** The name of the database with the games: pages in several folders of a host have one each. */
const databaseName = (): string => `hanse ${scopePath().slice(1)}`.trimEnd();

/** Wait until a worker can answer; throw its error if it cannot start. */
function started(worker: Worker, step: (part: number) => void = () => {}): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    // The link sets `onmessage`, so it must not be used here.
    worker.addEventListener("message", ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === "step") step(data.part);
      else if (data.kind === "started") resolve();
      else if (data.kind === "failed") reject(new Error(data.why));
    });
  });
}

const readSentences = async (packed: EngineFiles[string] | undefined): Promise<Record<string, string>> =>
  packed ? ((await unpacked(packed, "application/json").json()) as Record<string, string>) : {};
