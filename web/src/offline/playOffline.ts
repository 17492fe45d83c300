import { useLink } from "../net/link";
import { areFilesKept, fetchList, keepFiles, obstacle, type FileList } from "./keptFiles";
import { linkTo, startEngine, type Progress } from "./startEngine";

/** Start the engine in this page, whose requests its worker answers from then on. */
export async function playOffline(tell: (progress: Progress) => void): Promise<void> {
  await keepEverything(tell);
  useLink(linkTo(await startEngine(tell)));
}

/** Keep everything that this page needs in this browser, if the browser can, and ask it to keep games permanently. */
export async function keepEverything(tell: (progress: Progress) => void): Promise<void> {
  if (!obstacle() && !(await areFilesKept())) await fetchAll(tell);
  void navigator.storage?.persist?.();
}

async function fetchAll(tell: (progress: Progress) => void): Promise<void> {
  const list = await fetchList();
  const size = Object.values(list.files).reduce((sum, one) => sum + one, 0);
  await keepFiles(list, (bytes) => tell({ phase: "fetching", part: bytes / size }));
  // This page may be older than the server: page, engine and records change together.
  if (!isOfVersion(list)) {
    location.reload();
    await new Promise(() => {});
  }
}

/** Whether this page is of the version with these files: the name of its first script changes with every other one. */
function isOfVersion(list: FileList): boolean {
  const first = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  return Object.keys(list.files).some((path) => path !== "" && first.endsWith(`/${path}`));
}
