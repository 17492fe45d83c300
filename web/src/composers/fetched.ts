import type { Component } from "svelte";
import type { ComposerProps } from "../match/face";
import type { GameView } from "../net/gameTypes";
import type { Question } from "../words/story";

export type Composer = Component<ComposerProps<Question, GameView>>;
/** The composers that can be fetched, by the shape of their question. */
export type Fetchable = Readonly<Record<string, () => Promise<{ default: unknown }>>>;

type Found = Promise<{ default: Composer }>;

/** A function that finds the composer for a shape; each is fetched when its shape is first asked. */
export function fetchedOnce(composers: Fetchable): (shape: string) => Found {
  const found = new Map<string, Found>();
  return (shape) => {
    const known = found.get(shape);
    if (known) return known;
    const one = (composers[shape]?.() ?? Promise.reject(new Error(`no composer for ${shape}`))) as Found;
    found.set(shape, one);
    // What could not be fetched is tried again the next time.
    one.catch(() => found.delete(shape));
    return one;
  };
}
