import { CLOSED, OPEN, serverLink, type Link, type TableChannel } from "./link";

/** Messages to the worker that holds the tables. Numbers identify requests and channels. */
export type ToWorker =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "open"; id: number; match: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number };

/** Messages from the worker. */
export type FromWorker =
  | { kind: "answer"; id: number; status: number; media: string; body: string }
  | { kind: "opened"; id: number }
  | { kind: "said"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

/** The part of a `Worker` or `MessagePort` that a link needs. */
export interface Port {
  postMessage(message: ToWorker): void;
  onmessage: ((message: MessageEvent<FromWorker>) => void) | null;
}

/** A channel to a table that the worker holds. */
class WorkerChannel implements TableChannel {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((message: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(
    private readonly id: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ kind: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState !== CLOSED) this.post({ kind: "close", id: this.id });
  }

  hear(message: Exclude<FromWorker, { kind: "answer" }>): void {
    if (message.kind === "opened") {
      this.readyState = OPEN;
      this.onopen?.(new Event("open"));
    } else if (message.kind === "said") {
      this.onmessage?.({ data: message.text } as MessageEvent);
    } else {
      this.readyState = CLOSED;
      this.onclose?.({ code: message.code } as CloseEvent);
    }
  }
}

/** Requests that take seconds and need no table: the worker that thinks for bots answers these. */
const LONG = /^api\/(games\/\w+\/demonstration|replay)$/;

/** A link to tables in a worker of this page, with the paths and messages of a server. */
export class WorkerLink implements Link {
  private last = 0;
  private readonly waiting = new Map<number, (answer: Response) => void>();
  /** Questions to the thinker that it has not answered yet. */
  private readonly thoughtOf = new Map<number, ToWorker>();
  private readonly channels = new Map<number, WorkerChannel>();

  constructor(
    private readonly port: Port,
    private thinker: Port = port,
    /** Answers that need no worker; undefined for all others. */
    private readonly prepared: (path: string) => Promise<Response> | undefined = () => undefined,
  ) {
    for (const one of [port, thinker]) one.onmessage = (message) => this.hear(message.data);
  }

  fetch(path: string, request: RequestInit = {}): Promise<Response> {
    if (!path.startsWith("api/")) return serverLink.fetch(path, request);
    const prepared = this.prepared(path);
    if (prepared) return prepared;
    const id = ++this.last;
    const body = typeof request.body === "string" ? request.body : "";
    const asked: ToWorker = { kind: "ask", id, method: request.method ?? "GET", path, body };
    if (LONG.test(path)) this.thoughtOf.set(id, asked);
    (LONG.test(path) ? this.thinker : this.port).postMessage(asked);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  /** Let the worker with the tables answer everything, because the other one could not start. */
  loseThinker(): void {
    if (this.thinker === this.port) return;
    this.thinker = this.port;
    for (const asked of this.thoughtOf.values()) this.port.postMessage(asked);
  }

  openTable(match: string): TableChannel {
    const id = ++this.last;
    const channel = new WorkerChannel(id, (message) => this.port.postMessage(message));
    this.channels.set(id, channel);
    this.port.postMessage({ kind: "open", id, match });
    return channel;
  }

  private hear(message: FromWorker): void {
    if (message.kind === "answer") {
      const { status, media, body } = message;
      this.waiting.get(message.id)?.(new Response(body, { status, headers: { "content-type": media } }));
      this.waiting.delete(message.id);
      this.thoughtOf.delete(message.id);
      return;
    }
    this.channels.get(message.id)?.hear(message);
    if (message.kind === "closed") this.channels.delete(message.id);
  }
}
