import { useLink } from "../net/link";
import { ENGINE } from "./engineFiles";
import { areFilesKept, fetchList, keepFiles, obstacle } from "./keptFiles";
import { startEngine, type Progress } from "./startEngine";

/** Start the engine in this page, whose requests its worker answers from then on. */
export async function playOffline(tell: (progress: Progress) => void): Promise<void> {
  if (!obstacle() && !(await areFilesKept())) await fetchAll(tell);
  void navigator.storage?.persist?.();
  useLink(await startEngine(tell));
}

/** Keep everything that this page needs, so that it can be opened without a connection. */
async function fetchAll(tell: (progress: Progress) => void): Promise<void> {
  const list = await fetchList();
  const size = Object.values(list.files).reduce((sum, one) => sum + one, 0);
  await keepFiles(list, (bytes) => tell({ phase: "fetching", part: bytes / size }));
  // This page may be older than the server: page, engine and records change together.
  const folder = ENGINE?.folder ?? "";
  if (!Object.keys(list.files).some((path) => path.startsWith(folder))) {
    location.reload();
    await new Promise(() => {});
  }
}
