import { expect, test } from "vitest";
import type { Command } from "../protocol/wire";
import { Outbox } from "./outbox";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

const order = (id: string): Command => ({ say: "command", id, move: { move: "anchor" } });

test("an order stays until it is settled, also for a page that comes later", () => {
  const store = memory();
  const box = new Outbox(store, "k");
  box.put(order("a"));
  box.put(order("b"));
  expect(new Outbox(store, "k").all().map((one) => one.id)).toEqual(["a", "b"]);
  expect(box.settle("a")?.id).toBe("a");
  expect(new Outbox(store, "k").all().map((one) => one.id)).toEqual(["b"]);
});

test("an order waits to be sent even where nothing can be stored", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const box = new Outbox(full, "k");
  box.put(order("a"));
  expect(box.all().map((one) => one.id)).toEqual(["a"]);
  expect(box.settle("a")?.id).toBe("a");
});

test("what cannot be read is nothing", () => {
  const store = memory();
  store.setItem("k", "{half");
  expect(new Outbox(store, "k").all()).toEqual([]);
});
