import type { TableInfo } from "../protocol/wire";

/** This browser's tables, as they are known by now: fetched once the page has time for it. */
class Waiting {
  tables = $state.raw<readonly TableInfo[]>([]);
  /** What is to be added to the time of this page, in seconds, to have that of the server. */
  ahead = $state(0);
  private readonly due = $derived(this.tables.filter((table) => table.waits));

  /** Tables but this one that wait for this player, the most urgent first. */
  besides(match = ""): readonly TableInfo[] {
    return this.due.filter((table) => table.match !== match);
  }

  /** A title for the tab: with how many tables wait, besides the one that is open. */
  titled(title: string, match = ""): string {
    const count = this.besides(match).length;
    return count ? `(${count}) ${title}` : title;
  }
}

export const waiting = new Waiting();
