import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thinkFor, thoughtsBy, type Think } from "./thoughts";

let channel: MessageChannel;
beforeEach(() => void (channel = new MessageChannel()));
afterEach(() => channel.port1.close());

/** Ask a thinker two questions at once, before it has started. */
async function askTwice(think?: Think): Promise<number[][]> {
  const ask = thoughtsBy(channel.port1);
  const both = [ask(new Uint8Array([1])), ask(new Uint8Array([2]))];
  thinkFor(channel.port2, think);
  return (await Promise.all(both)).map((bytes) => [...bytes]);
}

test("each question gets its own answer, even if it was asked before the thinker started", async () => {
  expect(await askTwice((asked) => new Uint8Array([...asked, 9]))).toEqual([
    [1, 9],
    [2, 9],
  ]);
});

test("a thinker that fails answers nothing, so that no table waits for ever", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing: Think = () => {
    throw new Error("out of memory");
  };
  expect(await askTwice(failing)).toEqual([[], []]);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

test("a thinker that could not start answers nothing either", async () => {
  expect(await askTwice()).toEqual([[], []]);
});
