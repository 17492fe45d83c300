import { afterEach, expect, test } from "vitest";
import { fetchGames, Refusal } from "./http";
import { CLOSED, OPEN, serverLink, useLink } from "./link";
import { WorkerLink, type FromWorker, type Port, type ToWorker } from "./workerLink";

/** Both ends of a channel between a page and its worker, with the worker's end played by the test. */
function linked(answer: (asked: ToWorker) => FromWorker[]): {
  link: WorkerLink;
  port: Port;
  heard: ToWorker[];
  end: () => void;
} {
  const { port1, port2 } = new MessageChannel();
  const heard: ToWorker[] = [];
  port2.onmessage = (message: MessageEvent<ToWorker>) => {
    heard.push(message.data);
    for (const one of answer(message.data)) port2.postMessage(one);
  };
  const port = port1 as unknown as Port;
  return { link: new WorkerLink(port), port, heard, end: () => port1.close() };
}

const answered = (id: number, status: number, body: unknown): FromWorker => ({
  kind: "answer",
  id,
  status,
  media: "application/json",
  body: JSON.stringify(body),
});

afterEach(() => useLink(serverLink));

test("requests reach the worker with method and body, and answers find their request", async () => {
  const waiting: FromWorker[] = [];
  const { link, heard, end } = linked((asked) => {
    waiting.unshift(answered(asked.id, 200, asked.id));
    return waiting.length < 2 ? [] : waiting;
  });
  const both = [link.fetch("api/games"), link.fetch("api/tables", { method: "POST", body: "{}" })];
  expect(await Promise.all(both.map(async (one) => (await one).json()))).toEqual([1, 2]);
  expect(heard).toEqual([
    { kind: "ask", id: 1, method: "GET", path: "api/games", body: "" },
    { kind: "ask", id: 2, method: "POST", path: "api/tables", body: "{}" },
  ]);
  end();
});

test("a problem from the worker is a refusal, as from a server", async () => {
  const { link, end } = linked((asked) => [answered(asked.id, 404, { code: "not_found", detail: "needs a server" })]);
  useLink(link);
  await expect(fetchGames()).rejects.toEqual(new Refusal("not_found", "needs a server"));
  end();
});

test("a thinker that is lost leaves nothing unanswered", async () => {
  const silent = linked(() => []);
  const { port, heard, end } = linked((asked) => [answered(asked.id, 200, asked.id)]);
  const both = new WorkerLink(port, silent.port);
  const waiting = both.fetch("api/replay", { method: "POST", body: "{}" });
  expect(await (await both.fetch("api/games")).json()).toBe(2);
  both.loseThinker();
  expect(await (await waiting).json()).toBe(1);
  expect(await (await both.fetch("api/games/tiles/demonstration")).json()).toBe(3);
  expect(heard.map((one) => one.kind === "ask" && one.path)).toEqual([
    "api/games",
    "api/replay",
    "api/games/tiles/demonstration",
  ]);
  both.loseThinker();
  expect(heard.length, "nothing is asked twice").toBe(3);
  end();
  silent.end();
});

test("a channel opens, carries texts both ways and closes", async () => {
  const { link, heard, end } = linked((asked) => {
    if (asked.kind === "open") return [{ kind: "opened", id: asked.id }];
    if (asked.kind === "say") return [{ kind: "said", id: asked.id, text: `heard ${asked.text}` }];
    return [{ kind: "closed", id: asked.id, code: 1000 }];
  });
  const channel = link.openTable("m");
  await new Promise<void>((resolve) => (channel.onopen = () => resolve()));
  expect(channel.readyState).toBe(OPEN);
  const said = new Promise((resolve) => (channel.onmessage = (message) => resolve(message.data)));
  channel.send("hello");
  expect(await said).toBe("heard hello");
  const closed = new Promise((resolve) => (channel.onclose = (event) => resolve(event.code)));
  channel.close();
  expect(await closed).toBe(1000);
  expect(channel.readyState).toBe(CLOSED);
  expect(heard.map((one) => one.kind)).toEqual(["open", "say", "close"]);
  end();
});
