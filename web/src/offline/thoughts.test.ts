import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { thinkerBehind, thinkFor, type Think } from "./thoughts";

let channel: MessageChannel;
beforeEach(() => void (channel = new MessageChannel()));
afterEach(() => channel.port1.close());

/** Ask a thinker two questions at once, before it has started. */
async function askTwice(think: Think): Promise<number[][]> {
  const { ask } = thinkerBehind(channel.port1);
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

test("whoever gives up on a thinker that could not start waits no longer", async () => {
  const { ask, giveUp } = thinkerBehind(channel.port1);
  const before = ask(new Uint8Array([1]));
  giveUp();
  const all = await Promise.all([before, ask(new Uint8Array([2]))]);
  expect(all.map((bytes) => bytes.length)).toEqual([0, 0]);
});
