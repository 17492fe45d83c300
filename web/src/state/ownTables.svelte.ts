import type { TableInfo } from "../protocol/wire";

/** This browser's tables, fetched when the page has time for them. */
class Waiting {
  tables = $state.raw<readonly TableInfo[]>([]);
  /** Seconds to add to this page's clock to get the server's time. */
  ahead = $state(0);
  private readonly due = $derived(this.tables.filter((table) => table.waits));

  /** Other tables that wait for this player, the most urgent first. */
  besides(match = ""): readonly TableInfo[] {
    return this.due.filter((table) => table.match !== match);
  }

  /** A title for the tab, with the number of other tables that wait. */
  titled(title: string, match = ""): string {
    const count = this.besides(match).length;
    return count ? `(${count}) ${title}` : title;
  }
}

export const waiting = new Waiting();
