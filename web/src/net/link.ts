/** A channel to one table. A `WebSocket` is one. */
export interface TableChannel {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The `readyState` of an open and of a closed channel, as a `WebSocket` numbers them. */
export const OPEN = 1;
export const CLOSED = 3;

/** The way to the tables: to a server over the network, or to a worker of this page. */
export interface Link {
  fetch(path: string, request?: RequestInit): Promise<Response>;
  openTable(match: string): TableChannel;
}

export const serverLink: Link = {
  fetch: (path, request) => fetch(path, request),
  openTable(match) {
    const address = new URL(`api/tables/${match}/socket`, document.baseURI);
    address.protocol = address.protocol.replace("http", "ws");
    return new WebSocket(address);
  },
};

let current = serverLink;

/** The link that this page uses. */
export const link = (): Link => current;

/** Whether the tables of this page are in its own worker, so that nobody comes to them from elsewhere. */
export const isWithoutServer = (): boolean => current !== serverLink;

/** Use another link from now on; open channels stay as they are. */
export function useLink(wanted: Link): void {
  current = wanted;
}
