/** Forget every half-filled answer at a table. */
export function forgetDrafts(store: Storage, match: string): void {
  for (const key of Object.keys(store)) if (key.startsWith(`draft:${match}:`)) store.removeItem(key);
}

/** The half-filled answers to one question, kept until the question is answered, even through a reload. */
export class Drafts {
  constructor(
    private readonly store: Pick<Storage, "getItem" | "setItem" | "removeItem">,
    private readonly match: string,
    private readonly question: number,
  ) {}

  read<T>(part: string, otherwise: T): T {
    try {
      const text = this.store.getItem(this.key(part));
      return text === null ? otherwise : (JSON.parse(text) as T);
    } catch {
      return otherwise;
    }
  }

  write(part: string, value: unknown): void {
    this.store.setItem(this.key(part), JSON.stringify(value));
  }

  forget(part: string): void {
    this.store.removeItem(this.key(part));
  }

  private key(part: string): string {
    return `draft:${this.match}:${this.question}:${part}`;
  }
}
