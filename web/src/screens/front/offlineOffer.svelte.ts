import { isWithoutServer } from "../../net/link";
import { fetchList, keepFiles, keptVersion, obstacle, type FileList } from "../../offline/keptFiles";
import { IS_STATIC } from "../../state/offline";

const MEGABYTE = 1e6;
/** Megabytes with one decimal. */
const rounded = (bytes: number): number => Math.round(bytes / (MEGABYTE / 10)) / 10;

/** What a page can offer: nothing for a reason, a download, what is kept, or a newer version of it. */
type Offer = "" | "insecure" | "old" | "fetch" | "fetching" | "failed" | "kept" | "newest" | "newer";

/** The files for play without a connection: whether they are here, and their way into this browser. */
export class OfflineOffer {
  offer = $state<Offer>("");
  private list = $state.raw<FileList | null>(null);
  /** The part of the files that has arrived. */
  part = $state(0);
  /** Megabytes over the network. */
  readonly size = $derived(rounded(this.list?.sent ?? 0));
  readonly done = $derived(rounded((this.list?.sent ?? 0) * this.part));

  /** Find out what is here. A page that may have a connection also finds out what its server has. */
  async look(): Promise<void> {
    const against = obstacle();
    if (against) return void (this.offer = against);
    if (await keptVersion()) this.offer = "kept";
    if (!isWithoutServer() || IS_STATIC) await this.compare().catch(() => {});
  }

  /** Ask the server for its version, if it can be reached. */
  async lookForNewer(): Promise<void> {
    await this.compare().catch(() => (this.offer = "failed"));
    if (this.offer === "kept") this.offer = "newest";
  }

  private async compare(): Promise<void> {
    this.list = await fetchList();
    const version = await keptVersion();
    if (version !== this.list.version) this.offer = version ? "newer" : "fetch";
  }

  /** Fetch all files; whatever has arrived before a failure is not fetched again. */
  async fetch(): Promise<boolean> {
    this.offer = "fetching";
    try {
      const list = (this.list = await fetchList());
      const size = Object.values(list.files).reduce((sum, one) => sum + one, 0);
      await keepFiles(list, (bytes) => (this.part = bytes / size));
      this.offer = "kept";
      return true;
    } catch {
      this.offer = "failed";
      return false;
    }
  }
}
