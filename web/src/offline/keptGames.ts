import { newId } from "../net/ids";

/** The games in this browser's database: texts by key, written all or none. */
const STORE = "kept";
/** The key that names the worker that may write; a newer page takes over all games. */
const HOLDER = "holder";

export class KeptGames {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly holder: string,
  ) {}

  /** Open the database and take over its games: from then on, no older page can write. */
  static async open(name: string): Promise<KeptGames> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const kept = new KeptGames(await answerTo(request), newId());
    const change = kept.change();
    change.objectStore(STORE).put(kept.holder, HOLDER);
    await ended(change);
    return kept;
  }

  async readAll(): Promise<Record<string, string>> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, texts] = await Promise.all([answerTo(store.getAllKeys()), answerTo(store.getAll())]);
    const all = keys.map((key, at) => [String(key), String(texts[at])] as const);
    return Object.fromEntries(all.filter(([key]) => key !== HOLDER));
  }

  /** Write these texts; resolve when they are on the disk, and reject if none of them is. */
  async save(texts: Readonly<Record<string, string>>): Promise<void> {
    const change = this.change();
    const store = change.objectStore(STORE);
    const holder = store.get(HOLDER);
    holder.onsuccess = () => {
      if (holder.result !== this.holder) change.abort();
      else for (const [key, text] of Object.entries(texts)) store.put(text, key);
    };
    await ended(change);
  }

  private change(): IDBTransaction {
    return this.database.transaction(STORE, "readwrite", { durability: "strict" });
  }
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database does not answer"));
  });
}

function ended(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error("another page holds the games"));
  });
}
