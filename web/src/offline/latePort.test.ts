import { expect, test, vi } from "vitest";
import type { FromWorker, Port, ToWorker } from "../net/workerLink";
import { LatePort } from "./latePort";

const asked = (id: number): ToWorker => ({ kind: "ask", id, method: "GET", path: "api/tables", body: "" });

test("the first message starts the worker, and all wait in their order until it has started", () => {
  const wanted = vi.fn();
  const port = new LatePort(wanted);
  expect(wanted).not.toHaveBeenCalled();
  port.postMessage(asked(1));
  port.postMessage(asked(2));
  expect(wanted).toHaveBeenCalled();
  const heard: ToWorker[] = [];
  port.connect({ postMessage: (message) => void heard.push(message), onmessage: null });
  port.postMessage(asked(3));
  expect(heard).toEqual([asked(1), asked(2), asked(3)]);
});

test("what the worker says is heard, by whoever listens then", () => {
  const port = new LatePort(() => {});
  const worker: Port = { postMessage: () => {}, onmessage: null };
  port.connect(worker);
  const heard: FromWorker[] = [];
  port.onmessage = ({ data }) => void heard.push(data);
  const said: FromWorker = { kind: "opened", id: 1 };
  worker.onmessage?.({ data: said } as MessageEvent<FromWorker>);
  expect(heard).toEqual([said]);
});
