/**
 * The files of the client and the engine, kept in this browser so that it can play without a connection.
 * The service worker (worker/keptFiles.js) answers with them.
 */
import { registerServiceWorker } from "../net/serviceWorker";

/** The list of a build's files; web/tools/fileList.ts writes it. */
export interface FileList {
  readonly version: string;
  /** The bytes that come over the network. */
  readonly sent: number;
  /** The unpacked bytes of each file by its path; the page's own path is empty. */
  readonly files: Readonly<Record<string, number>>;
}

const LIST = "files.json";
const PAGE = "";
const NAMED_BY_CONTENT = /^(assets|engine|answers)\//;
/** The number of files that are fetched at the same time. */
const AT_ONCE = 6;
const TOO_MANY = 429;
const RETRIES = 20;
const RETRY_AFTER = 1000;
/** Milliseconds until a page plays without its service worker, which then answers from the next visit on. */
const LONGEST_CLAIM = 5000;

type Count = (bytes: number) => void;

/** The path of the folder of this page. A host may have this client in several folders, of several versions. */
export const scopePath = (): string => new URL("./", document.baseURI).pathname;
/** The beginning of the names of this folder's caches; the version follows. */
const cachePrefix = (): string => `hanse${scopePath()}-`;

const addressOf = (path: string): string => new URL(`./${path}`, document.baseURI).href.replace(/[?#].*/, "");

/** The reason why this browser cannot keep files for this page; empty if it can. */
export function obstacle(): "" | "insecure" | "old" {
  if (!isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "caches" in window && "DecompressionStream" in window;
  return able ? "" : "old";
}

/** Whether all files of one version are here; the page itself is always kept last. */
export const areFilesKept = async (): Promise<boolean> =>
  !obstacle() && (await caches.match(addressOf(PAGE), { ignoreVary: true })) !== undefined;

/** The version that is kept; empty if none is complete. */
export async function keptVersion(): Promise<string> {
  for (const name of await ownCaches()) {
    if (await (await caches.open(name)).match(addressOf(PAGE), { ignoreVary: true }))
      return name.slice(cachePrefix().length);
  }
  return "";
}

const ownCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(cachePrefix()));

/** Fetch the list of the server's current files. */
export async function fetchList(): Promise<FileList> {
  const answer = await fetch(addressOf(LIST), { cache: "no-store" });
  if (!answer.ok) throw new Error(`${LIST} is missing`);
  return (await answer.json()) as FileList;
}

/** Keep all files of a list, and forget older versions; report the unpacked bytes that have arrived. */
export async function keepFiles(list: FileList, arrived: Count): Promise<void> {
  const name = cachePrefix() + list.version;
  const cache = await caches.open(name);
  let sum = 0;
  const count: Count = (bytes) => arrived((sum += bytes));
  const paths = Object.keys(list.files).filter((path) => path !== PAGE);
  const keepNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop())
      await keep(cache, path, list.files[path] ?? 0, count);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
  // Files of two versions must not mix, so a server that has changed meanwhile is asked again.
  if ((await fetchList()).version !== list.version) throw new Error("the server has a newer version");
  await keepPage(cache, list);
  const others = (await ownCaches()).filter((one) => one !== name);
  await Promise.all(others.map((one) => caches.delete(one)));
  await serve();
}

/** Keep one file, unless it was kept before. */
async function keep(cache: Cache, path: string, size: number, count: Count): Promise<void> {
  const address = addressOf(path);
  if (await cache.match(address, { ignoreVary: true })) return count(size);
  const answer = await fetchFile(address, NAMED_BY_CONTENT.test(path) ? "default" : "no-store");
  await cache.put(address, new Response(counted(answer, count), { headers: unpackedHeaders(answer) }));
}

/** Keep the page itself, unless a cache on the way still has the page of another version. */
async function keepPage(cache: Cache, list: FileList): Promise<void> {
  const answer = await fetchFile(addressOf(PAGE), "no-store");
  const text = await answer.text();
  const named = [...text.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, path]) => path ?? "");
  if (!named.every((path) => path in list.files)) throw new Error("the page is of another version");
  await cache.put(addressOf(PAGE), new Response(text, { headers: unpackedHeaders(answer) }));
}

/** The headers of an answer whose body has been unpacked. */
function unpackedHeaders(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return headers;
}

/** Fetch a file; wait if a server says that these are too many. */
async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(address, { cache });
    if (answer.ok) return answer;
    if (answer.status !== TOO_MANY || attempt === RETRIES) throw new Error(`${address} is missing`);
    await new Promise((wake) => setTimeout(wake, RETRY_AFTER));
  }
}

/** The body of an answer, whose bytes are counted as they come. */
export function counted(answer: Response, count: Count): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, next) {
      count(part.length);
      next.enqueue(part);
    },
  });
  return answer.body?.pipeThrough(counter) ?? null;
}

/** Let the service worker answer this page. It begins last, because it has nothing to answer before. */
async function serve(): Promise<void> {
  const serviceWorker = await registerServiceWorker();
  if (serviceWorker.controller) return;
  const change = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  await Promise.race([change, new Promise((wake) => setTimeout(wake, LONGEST_CLAIM))]);
}
