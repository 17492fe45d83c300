import { PROTOCOL, type ServerMessage, type ClientMessage } from "../protocol/wire";
import { CLOSED, link, OPEN, type TableChannel } from "./link";
import { Outbox, type Order } from "./outbox";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
const PING_INTERVAL = 20_000;
const PONG_TIMEOUT = 8_000;
const NO_TABLE_CODE = 4404;
const SET_ASIDE_CODE = 4409;

export type Connection = "connecting" | "open" | "offline" | "no_table" | "set_aside";

export interface Listener {
  receive(message: ServerMessage): void;
  setConnection(state: Connection): void;
  /** The number of events and chat lines received so far. */
  receivedCounts(): { events: number; chat: number };
}

/** The wait before the n-th attempt: twice as long each time, up to a limit, with a random part. */
export function retryDelay(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

/** One table's socket, which reconnects automatically and loses no command. */
export class TableSocket {
  private socket: TableChannel | undefined;
  /** Attempts since the last welcome; a socket that is accepted and closed immediately still counts as failed. */
  private attempt = 0;
  /** The number of failed attempts to store a command since the last success. */
  private refusals = 0;
  private closed = false;
  private timer = 0;
  private pinging = 0;
  private silence = 0;
  readonly outbox: Outbox;

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
    store: Storage = sessionStorage,
  ) {
    this.outbox = new Outbox(store, `outbox:${match}`);
    window.addEventListener("online", this.now);
  }

  open(): void {
    this.listener.setConnection("connecting");
    const socket = link().openTable(this.match);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.now);
    this.rest();
    this.socket?.close();
  }

  /** Send a command, and keep it until the server has confirmed it. */
  order(order: Order): void {
    this.outbox.put(order);
    this.say(order);
  }

  say(message: ClientMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private greet(): void {
    this.say({ say: "hello", protocol: PROTOCOL, ...this.listener.receivedCounts() });
    for (const order of this.outbox.all()) this.say(order);
    this.pinging = window.setInterval(() => this.ping(), PING_INTERVAL);
    this.listener.setConnection("open");
  }

  private ping(): void {
    this.say({ say: "ping" });
    this.silence = window.setTimeout(() => this.socket?.close(), PONG_TIMEOUT);
  }

  private hear(message: ServerMessage): void {
    window.clearTimeout(this.silence);
    if (message.say === "refused" && message.code === "try_again") {
      window.setTimeout(() => this.again(message.id), retryDelay(this.refusals++, Math.random()));
      return;
    }
    if (message.say === "welcome") this.attempt = 0;
    if (message.say === "done") this.refusals = 0;
    this.listener.receive(message);
  }

  /** Send a command again, unless it has been settled since. */
  private again(id: string): void {
    const order = this.outbox.all().find((one) => one.id === id);
    if (order) this.say(order);
  }

  private lost(code: number): void {
    this.rest();
    if (this.closed) return;
    if (code === NO_TABLE_CODE || code === SET_ASIDE_CODE) {
      this.listener.setConnection(code === NO_TABLE_CODE ? "no_table" : "set_aside");
      return;
    }
    this.listener.setConnection("offline");
    this.timer = window.setTimeout(() => this.open(), retryDelay(this.attempt++, Math.random()));
  }

  /** Reconnect without waiting, because the browser is online again. */
  private readonly now = (): void => {
    if (this.socket?.readyState !== CLOSED) return;
    window.clearTimeout(this.timer);
    this.open();
  };

  private rest(): void {
    window.clearInterval(this.pinging);
    window.clearTimeout(this.timer);
    window.clearTimeout(this.silence);
  }
}
