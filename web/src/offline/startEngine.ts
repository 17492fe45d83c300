import { WorkerLink, type Port } from "../net/workerLink";
import { ENGINE, engineAddress, fetchEngine, unpacked, type Engine, type EngineFiles } from "./engineFiles";
import type { FromEngine, Start } from "./engineWorker";

const SENTENCES = "sentences.json.packed";

/** Fetch the engine, start it in two workers, and return the link to its tables. */
export async function startEngine(arrived: (bytes: number) => void): Promise<WorkerLink> {
  if (!ENGINE) throw new Error("this client was built without the engine");
  const { [SENTENCES]: sentences, ...files } = await fetchEngine(ENGINE, arrived);
  const { port1, port2 } = new MessageChannel();
  const tables = begin(ENGINE, "tables", files, port1);
  await started(tables);
  // The tables come first: whatever the thinker is asked meanwhile waits until it has started.
  const thinker = begin(ENGINE, "thinker", files, port2);
  return new WorkerLink(tables as Port, thinker as Port, await readSentences(sentences));
}

function begin({ lock, ...engine }: Engine, role: Start["role"], files: EngineFiles, port: MessagePort): Worker {
  const worker = new Worker(new URL("./engineWorker.ts", import.meta.url), { type: "module" });
  const start: Start = { kind: "start", role, folder: engineAddress({ lock, ...engine }), lock, files, port };
  worker.postMessage(start, [port]);
  return worker;
}

/** Wait until a worker can answer; throw its error if it cannot start. */
function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === "started") resolve();
      else if (data.kind === "failed") reject(new Error(data.why));
    };
  });
}

const readSentences = async (packed: EngineFiles[string] | undefined): Promise<Record<string, string>> =>
  packed ? ((await unpacked(packed, "application/json").json()) as Record<string, string>) : {};
