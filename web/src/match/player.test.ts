import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, GameView } from "../net/gameTypes";
import type { Pace } from "../state/pace";
import { type Stage, StepPlayer } from "./player.svelte";
import { isOwn, type Step, stepsOf, withoutSilent } from "./steps";
import { turnAt, turnsOf } from "./turns";

const MOVES = 420;
const REST = 500;

const view = (name: string): GameView => ({ setup: { game: name }, asked: null }) as unknown as GameView;
const event = (seat: number): GameEvent => ({ event: "sailed", seat }) as GameEvent;
const step = (number: number, own = false): Step => ({
  view: view(`after ${number}`),
  number,
  events: [event(1)],
  own,
});
const silent = (number: number): Step => ({ ...step(number), view: view(`silent ${number}`), events: [] });

class Recorded implements Stage<GameView> {
  readonly moved: string[] = [];
  finished = 0;
  prepare(before: GameView, next: Step, speed: number): { time: number; view: GameView } {
    this.moved.push(`${before.setup.game} > ${next.view.setup.game}`);
    return { time: MOVES / speed, view: view(`before ${next.number}`) };
  }
  finish(): void {
    this.finished += 1;
  }
}

let pace: Pace;
let still: boolean;

function player(live = true): { shown: StepPlayer; stage: Recorded } {
  const shown = new StepPlayer(() => pace, live);
  const stage = new Recorded();
  shown.stage = stage;
  shown.push({ ...step(0), events: [] });
  return { shown, stage };
}

beforeEach(() => {
  pace = "1";
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: still }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a game that goes on", () => {
  it("shows one step after the other: motion, rest, the next", () => {
    const { shown, stage } = player();
    shown.push(step(1));
    shown.push(step(2));
    expect(shown.view?.setup.game).toBe("before 1");
    expect(shown.caughtUp).toBe(false);
    vi.advanceTimersByTime(MOVES);
    expect(shown.view?.setup.game).toBe("after 1");
    vi.advanceTimersByTime(REST - 1);
    expect(shown.number).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown.view?.setup.game).toBe("before 2");
    vi.advanceTimersByTime(MOVES);
    expect([shown.view?.setup.game, shown.caughtUp]).toEqual(["after 2", true]);
    expect(stage.moved).toEqual(["after 0 > after 1", "after 1 > after 2"]);
  });

  it("goes twice as fast, or shows all at once", () => {
    pace = "2";
    const { shown } = player();
    shown.push(step(1));
    shown.push(step(2));
    vi.advanceTimersByTime((MOVES + REST) / 2);
    expect(shown.number).toBe(2);
    pace = "once";
    shown.push(step(3));
    shown.finish();
    shown.finish();
    expect([shown.number, shown.phase]).toEqual([3, "still"]);
  });

  it("ends a motion, then a rest, when it is told to finish", () => {
    const { shown, stage } = player();
    shown.push(step(1));
    shown.finish();
    expect([shown.phase, shown.view?.setup.game]).toEqual(["resting", "after 1"]);
    expect(stage.finished).toBeGreaterThan(0);
    shown.finish();
    expect(shown.phase).toBe("still");
  });

  it("stays where it is while it is paused, and goes on then", () => {
    const { shown } = player();
    shown.pause(true);
    shown.push(step(1));
    vi.advanceTimersByTime(10_000);
    expect([shown.number, shown.waiting]).toEqual([0, 1]);
    shown.pause(false);
    vi.advanceTimersByTime(MOVES);
    expect(shown.number).toBe(1);
  });

  it("skips to the newest step", () => {
    const { shown } = player();
    for (const number of [1, 2, 3]) shown.push(step(number));
    shown.skip();
    expect([shown.number, shown.phase, shown.view?.setup.game]).toEqual([3, "still", "after 3"]);
    vi.advanceTimersByTime(10_000);
    expect(shown.number).toBe(3);
  });

  it("jumps if more than twelve steps wait, and says over how many", () => {
    const { shown } = player();
    shown.hold(true);
    for (let number = 1; number <= 12; number++) shown.push(step(number));
    shown.hold(false);
    expect(shown.number).toBe(1);
    shown.hold(true);
    shown.push(step(13));
    shown.push(step(14));
    shown.stop();
    shown.hold(false);
    expect([shown.number, shown.jumped]).toEqual([14, 13]);
  });

  it("shows one's own answer without any wait for the next question", () => {
    const { shown } = player();
    shown.push(step(1, true));
    expect([shown.view?.setup.game, shown.caughtUp]).toEqual(["after 1", true]);
    shown.push(step(2));
    expect(shown.number).toBe(1);
    vi.advanceTimersByTime(MOVES);
    expect(shown.view?.setup.game).toBe("before 2");
  });

  it("does not stop at what tells nothing", () => {
    const { shown, stage } = player();
    shown.push(silent(0));
    expect([shown.view?.setup.game, shown.phase]).toEqual(["silent 0", "still"]);
    expect(stage.moved).toEqual([]);
  });

  it("shows each step for a second and a half where nothing may move", () => {
    still = true;
    const shown = new StepPlayer(() => pace, true);
    shown.stage = { prepare: (_, next) => ({ time: 0, view: next.view }), finish: () => undefined };
    shown.push({ ...step(0), events: [] });
    shown.push(step(1));
    shown.push(step(2));
    expect(shown.view?.setup.game).toBe("after 1");
    vi.advanceTimersByTime(1499);
    expect(shown.number).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown.number).toBe(2);
  });

  it("shows everything at once on a table that draws no motion", () => {
    const shown = new StepPlayer(() => pace, true);
    for (const number of [0, 1, 2]) shown.push(step(number));
    expect([shown.number, shown.phase]).toEqual([2, "still"]);
  });
});

describe("a recap", () => {
  it("goes back and forth, and further than twelve steps", () => {
    const { shown } = player(false);
    shown.start([...Array(20).keys()].map((number) => step(number)));
    shown.pause(true);
    shown.next();
    shown.next();
    expect(shown.at).toBe(2);
    shown.back();
    expect([shown.at, shown.view?.setup.game]).toEqual([1, "after 1"]);
    shown.go(99);
    expect(shown.at).toBe(19);
    shown.go(0);
    shown.pause(false);
    vi.advanceTimersByTime(20 * (MOVES + REST));
    expect(shown.at).toBe(19);
  });

  it("says whose turn a step belongs to", () => {
    const of = (seat: number): Step => ({ ...step(1), events: [seat < 0 ? { event: "produced" } : event(seat)] });
    const turns = turnsOf([of(0), of(1), of(1), of(-1), of(2)]);
    expect(turns).toEqual([
      { seat: 1, first: 1, last: 3 },
      { seat: 2, first: 4, last: 4 },
    ]);
    expect(turnAt(turns, 4)?.seat).toBe(2);
  });
});

describe("steps", () => {
  it("merges the sections of one after the other", () => {
    const told = stepsOf<GameView>({
      number: 4,
      sections: { board: 1, asked: null },
      steps: [
        { number: 5, sections: { board: 2 }, events: [event(1)] },
        { number: 5, sections: { asked: 3 } },
      ],
    });
    expect(told.map(({ view: seen, number }) => [number, seen])).toEqual([
      [4, { board: 1, own: null, asked: null, asides: null }],
      [5, { board: 2, own: null, asked: null, asides: null }],
      [5, { board: 2, own: null, asked: 3, asides: null }],
    ]);
    expect(withoutSilent(told).map(({ view: seen }) => (seen as unknown as { board: number }).board)).toEqual([1, 2]);
  });

  it("knows one's own answer by one's question", () => {
    const asked = (id: number, ready = false): GameView => ({ ...view(""), asked: { id, ready } }) as GameView;
    expect(isOwn(asked(1), asked(2))).toBe(true);
    expect(isOwn(asked(1), asked(1, true))).toBe(true);
    expect(isOwn(asked(1), view(""))).toBe(true);
    expect(isOwn(asked(1), asked(1))).toBe(false);
    expect(isOwn(asked(1, true), view(""))).toBe(false);
    expect(isOwn(view(""), asked(1))).toBe(false);
  });
});
