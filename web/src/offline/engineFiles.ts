import { counted } from "./keptFiles";

/** The files of the engine and their packed sizes; tools/make_engine.py writes them, vite.config.ts reads them. */
export interface Engine {
  /** The folder of the files, beside the page. */
  readonly folder: string;
  readonly files: Readonly<Record<string, number>>;
  /** Pyodide's list of packages, which is empty. */
  readonly lock: unknown;
}

declare const __ENGINE__: Engine | null;
/** Null in a client that was built without the engine. */
export const ENGINE = __ENGINE__;

/** The bytes to fetch before people can play without a connection. */
export const engineSize = (engine: Engine): number => Object.values(engine.files).reduce((sum, size) => sum + size, 0);

/** The address of the engine's folder, with the slash at its end. */
export const engineAddress = (engine: Engine): string => new URL(engine.folder, document.baseURI).href;

export type EngineFiles = Record<string, Uint8Array<ArrayBuffer>>;

/** Fetch all files, still packed; report the bytes that have arrived. */
export async function fetchEngine(engine: Engine, arrived: (bytes: number) => void): Promise<EngineFiles> {
  let sum = 0;
  const count = (bytes: number): void => arrived((sum += bytes));
  const names = Object.keys(engine.files);
  const found = await Promise.all(names.map((name) => fetchFile(engineAddress(engine) + name, count)));
  return Object.fromEntries(names.map((name, at) => [name, found[at] ?? new Uint8Array()]));
}

async function fetchFile(address: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} is missing`);
  return new Uint8Array(await new Response(counted(answer, count)).arrayBuffer());
}

/** Unpack a file; its bytes come as they are unpacked. */
export const unpacked = (packed: Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")), {
    headers: { "content-type": type },
  });
