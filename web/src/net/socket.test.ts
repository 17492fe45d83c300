import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL } from "../protocol/wire";
import { retryDelay, TableSocket, type Connection } from "./socket";

test("attempts come ever more slowly, but within half a minute", () => {
  const waits = [0, 1, 2, 3, 10, 30].map((attempt) => retryDelay(attempt, 1));
  expect(waits).toEqual([250, 500, 1000, 2000, 30_000, 30_000]);
  expect(retryDelay(30, 0)).toBe(15_000);
});

/** A socket controlled by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number }): void => {};
  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }
}

const WELCOME = {
  say: "welcome",
  protocol: PROTOCOL,
  match: "m",
  seat: 0,
  players: [],
  started: true,
  commitment: "",
  version: "",
};
const states: Connection[] = [];
const nothing = (): null => null;
const store = { getItem: nothing, setItem: nothing, removeItem: nothing } as unknown as Storage;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  vi.stubGlobal("window", { ...timers, addEventListener: nothing, removeEventListener: nothing });
  vi.stubGlobal("document", { baseURI: "http://here/" });
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function opened(): TableSocket {
  const listener = {
    receive: nothing,
    setConnection: (state: Connection) => states.push(state),
    receivedCounts: () => ({ events: 0, chat: 0 }),
  };
  const socket = new TableSocket("m", listener, store);
  socket.open();
  return socket;
}

/** The wait before the next attempt, after `end` has ended the last socket. */
function wait(end: (socket: FakeSocket) => void): number {
  const count = FakeSocket.made.length;
  end(FakeSocket.made[count - 1]!);
  for (let waited = 0; waited <= 40_000; waited += 125) {
    if (FakeSocket.made.length > count) return waited;
    vi.advanceTimersByTime(125);
  }
  throw new Error("it never came back");
}

const acceptedAndClosed = (socket: FakeSocket): void => {
  socket.onopen();
  socket.onclose({ code: 1013 });
};
const welcomedAndClosed = (socket: FakeSocket): void => {
  socket.onopen();
  socket.onmessage({ data: JSON.stringify(WELCOME) });
  socket.onclose({ code: 1012 });
};

test("who is let in only to be closed again comes back ever more slowly", () => {
  opened();
  const waits = Array.from({ length: 10 }, () => wait(acceptedAndClosed));
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test("after a welcome it starts anew", () => {
  opened();
  for (let attempt = 0; attempt < 6; attempt++) wait(acceptedAndClosed);
  expect(wait(welcomedAndClosed)).toBe(250);
  expect(wait(acceptedAndClosed)).toBe(500);
});

test("a command that could not be stored is sent again ever more slowly", () => {
  const table = opened();
  const socket = FakeSocket.made[0]!;
  socket.onopen();
  table.order({ say: "command", id: "a", move: {} as never });
  const sentWithin = (ms: number): number => {
    const before = socket.sent.length;
    socket.onmessage({ data: JSON.stringify({ say: "refused", id: "a", code: "try_again" }) });
    vi.advanceTimersByTime(ms);
    return socket.sent.length - before;
  };
  expect(sentWithin(250)).toBe(1);
  expect(sentWithin(250)).toBe(0);
  vi.advanceTimersByTime(250);
  expect(sentWithin(900)).toBe(0);
});
