import type { TableInfo } from "../protocol/wire";

/** The tables where this browser has a seat, ended ones too; people/myTables.ts fetches them. */
class OwnTables {
  tables = $state.raw<readonly TableInfo[]>([]);
  /** Seconds to add to this page's clock to get the server's time. */
  serverOffset = $state(0);
  private readonly due = $derived(this.tables.filter((table) => table.waits));

  /** Other tables that wait for this player, the most urgent first. */
  othersDue(match = ""): readonly TableInfo[] {
    return this.due.filter((table) => table.match !== match);
  }

  /** A title for the tab, with the number of other tables that wait. */
  tabTitle(title: string, match = ""): string {
    const count = this.othersDue(match).length;
    return count ? `(${count}) ${title}` : title;
  }
}

export const ownTables = new OwnTables();
