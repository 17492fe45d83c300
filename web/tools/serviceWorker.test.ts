import { createContext, runInContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { serviceWorkerText, type ClientKind } from "./serviceWorker";

const SCOPE = "https://hanse.example/";
const TABLE = "/#/table/m1";
const TURN = { id: "n1", title: "Your turn in Kogge", body: "Choose an action.", link: TABLE };

interface Event {
  readonly data?: { json(): unknown };
  readonly notification?: { readonly data: unknown; close(): void };
  readonly request?: object;
  waitUntil?(work: Promise<unknown>): void;
}
interface Options {
  readonly tag: string;
  readonly data: { readonly id: string };
}

/** What the worker hears, and what it has shown and opened. */
let heard: Map<string, (event: Event) => void>;
let shown: { title: string; options: Options }[];
let pages: { url: string; frameType: string; focus: () => void; navigate: (to: string) => void }[];
const openWindow = vi.fn();

function start(kind: ClientKind): void {
  [heard, shown, pages] = [new Map(), [], []];
  openWindow.mockReset();
  const registration = {
    scope: SCOPE,
    getNotifications: ({ tag }: { tag: string }) =>
      Promise.resolve(shown.filter(({ options }) => options.tag === tag).map(({ options }) => options)),
    showNotification: (title: string, options: Options) => Promise.resolve(shown.push({ title, options })),
  };
  const clients = { matchAll: () => Promise.resolve(pages), openWindow };
  const addEventListener = (name: string, hear: (event: Event) => void): void => void heard.set(name, hear);
  runInContext(serviceWorkerText(kind), createContext({ addEventListener, registration, clients, URL }));
}

async function send(name: string, event: Event): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  heard.get(name)?.({ ...event, waitUntil: (promise) => void (work = promise) });
  await work;
}
const push = (turn: object): Promise<void> => send("push", { data: { json: () => turn } });
const click = (): Promise<void> =>
  send("notificationclick", { notification: { data: shown.at(-1)?.options.data, close: () => undefined } });
function open(path: string, frameType = "top-level"): { focus: () => void; navigate: (to: string) => void } {
  const page = { url: SCOPE + path, frameType, focus: vi.fn(), navigate: vi.fn() };
  pages.push(page);
  return page;
}

beforeEach(() => start("engine"));

test("only a client with the engine has a worker that answers requests, and a static host notifies nobody", () => {
  const always = ["install", "activate", "push", "notificationclick"];
  expect([...heard.keys()].sort()).toEqual([...always, "fetch"].sort());
  start("plain");
  expect([...heard.keys()].sort()).toEqual(always.sort());
  start("static");
  expect([...heard.keys()].sort()).toEqual(["activate", "fetch", "install"]);
});

test("a later turn is heard again, but a repeat is not", async () => {
  await push(TURN);
  await push(TURN);
  await push({ ...TURN, id: "n2" });
  expect(shown.map(({ title }) => title)).toEqual(Array(3).fill(TURN.title));
  expect(shown.map(({ options }) => options)).toMatchObject([
    { tag: TABLE, body: TURN.body, renotify: true },
    { tag: TABLE, renotify: false },
    { tag: TABLE, renotify: true },
  ]);
});

test("a notification opens its table in a page that is open, or in a new one", async () => {
  await push(TURN);
  await click();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${SCOPE}#/table/m1`);
  const front = open("");
  await click();
  expect(front.focus).toHaveBeenCalledOnce();
  expect(front.navigate).toHaveBeenCalledExactlyOnceWith(`${SCOPE}#/table/m1`);
  const table = open("#/table/m1");
  await click();
  expect(table.focus).toHaveBeenCalledOnce();
  expect(table.navigate).not.toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledOnce();
});

test("neither a page without a connection nor a frame is taken for it", async () => {
  await push(TURN);
  for (const page of [open("?offline#/table/own"), open("ui/", "nested")]) {
    await click();
    expect(page.navigate).not.toHaveBeenCalled();
  }
  expect(openWindow).toHaveBeenCalledTimes(2);
});
