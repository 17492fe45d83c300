/** Questions of the worker with the tables to the worker that thinks for bots and the coach. */

interface Thought {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** The function that Python hands over; an empty answer is none. */
export type Think = (asked: Uint8Array) => Uint8Array<ArrayBuffer>;

/** The other worker, as the one with the tables knows it. */
interface Thinker {
  readonly ask: (asked: Uint8Array) => Promise<Uint8Array>;
  /** Answer nothing to every question from now on, because the thinker could not start. */
  readonly giveUp: () => void;
}

/** The thinker behind this port. */
export function thinkerBehind(port: MessagePort): Thinker {
  let last = 0;
  let gone = false;
  const asked = new Map<number, (bytes: Uint8Array) => void>();
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    asked.get(data.id)?.(data.bytes);
    asked.delete(data.id);
  };
  const ask = (bytes: Uint8Array): Promise<Uint8Array> =>
    new Promise((resolve) => {
      // An empty answer is a failure; without any answer, a table would wait for ever.
      if (gone) return resolve(new Uint8Array());
      asked.set(++last, resolve);
      port.postMessage({ id: last, bytes } satisfies Thought);
    });
  function giveUp(): void {
    gone = true;
    for (const answer of asked.values()) answer(new Uint8Array());
    asked.clear();
  }
  return { ask, giveUp };
}

/** Answer everything that comes from this port. */
export function thinkFor(port: MessagePort, think: Think): void {
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    let bytes = new Uint8Array();
    try {
      bytes = think(data.bytes);
    } catch (problem) {
      console.error(problem);
    }
    port.postMessage({ id: data.id, bytes } satisfies Thought);
  };
}
