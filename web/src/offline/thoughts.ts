/** Questions of the worker with the tables to the worker that thinks for bots and the coach. */

interface Thought {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** The function that Python hands over; an empty answer is none. */
export type Think = (asked: Uint8Array) => Uint8Array<ArrayBuffer>;

/** Ask the thinker behind this port. */
export function thoughtsBy(port: MessagePort): (asked: Uint8Array) => Promise<Uint8Array> {
  let last = 0;
  const asked = new Map<number, (bytes: Uint8Array) => void>();
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    asked.get(data.id)?.(data.bytes);
    asked.delete(data.id);
  };
  return (bytes) =>
    new Promise((resolve) => {
      asked.set(++last, resolve);
      port.postMessage({ id: last, bytes } satisfies Thought);
    });
}

/** Answer everything that comes from this port. A thinker that could not start has no `think`. */
export function thinkFor(port: MessagePort, think?: Think): void {
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    // An empty answer is a failure; without any answer, a table would wait for ever.
    let bytes = new Uint8Array();
    try {
      if (think) bytes = think(data.bytes);
    } catch (problem) {
      console.error(problem);
    }
    port.postMessage({ id: data.id, bytes } satisfies Thought);
  };
}
