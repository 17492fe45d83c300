import type { Agree, Command, Undo } from "../protocol/wire";

export type Order = Agree | Command | Undo;

/** Commands that the server has not confirmed yet. They survive a reload. */
export class Outbox {
  private waiting: Order[];

  constructor(
    private readonly store: Pick<Storage, "getItem" | "setItem">,
    private readonly key: string,
  ) {
    this.waiting = read(store.getItem(key));
  }

  all(): readonly Order[] {
    return this.waiting;
  }

  put(order: Order): void {
    this.waiting = [...this.waiting, order];
    this.save();
  }

  /** Remove a command that the server has accepted or refused. */
  settle(id: string): Order | undefined {
    const order = this.waiting.find((one) => one.id === id);
    this.waiting = this.waiting.filter((one) => one.id !== id);
    this.save();
    return order;
  }

  /** Store the commands; without storage they wait in memory, and only a reload loses them. */
  private save(): void {
    try {
      this.store.setItem(this.key, JSON.stringify(this.waiting));
    } catch {
      return;
    }
  }
}

function read(text: string | null): Order[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? (found as Order[]) : [];
  } catch {
    return [];
  }
}
