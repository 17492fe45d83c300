import type { GameEvent, GameView } from "../net/gameTypes";
import type { StepsSeen } from "../protocol/wire";

/** A position from the server, and the events that led to it. */
export interface Step<V extends GameView = GameView> {
  readonly view: V;
  /** The number of events up to this step. */
  readonly number: number;
  readonly events: readonly GameEvent[];
  /** Whether the step is this player's own answer, which needs no pause. */
  readonly own: boolean;
}

const EMPTY_STEP = { own: null, asked: null, asides: null };

/** A view updated with the sections that were sent again. */
export function mergeSections<V extends GameView>(view: V | null, sections: Readonly<Record<string, unknown>>): V {
  return { ...(view ?? EMPTY_STEP), ...sections } as unknown as V;
}

/** Whether the view's own player answered between the two views: only then is their question answered or replaced. */
export function isOwn(before: GameView | null, after: GameView): boolean {
  const asked = before?.asked;
  if (!asked || asked.ready) return false;
  return after.asked?.id !== asked.id || after.asked.ready;
}

/** The past as steps, from the server's answer; the first is the start. */
export function stepsOf<V extends GameView>(past: StepsSeen): Step<V>[] {
  const found: Step<V>[] = [
    { view: mergeSections<V>(null, past.sections), number: past.number, events: [], own: false },
  ];
  for (const { number, sections, events = [] } of past.steps) {
    const before = found.at(-1)?.view ?? null;
    found.push({ view: mergeSections(before, sections), number, events: events as readonly GameEvent[], own: false });
  }
  return found;
}

/** The steps, with each silent step (one without events to show) joined to the step before it. */
export function withoutSilent<V extends GameView>(steps: readonly Step<V>[]): Step<V>[] {
  const found: Step<V>[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last && !step.events.length) found[found.length - 1] = { ...last, view: step.view };
    else found.push(step);
  }
  return found;
}

/** The acting seat: the first one that an event names, or addresses if it is an answer; -1 for none. */
export function actorOf(events: readonly GameEvent[], answers: readonly string[] = []): number {
  for (const event of events) {
    const { seat, to } = event as { readonly seat?: unknown; readonly to?: unknown };
    const by = answers.includes(event.event) ? to : seat;
    if (typeof by === "number") return by;
  }
  return -1;
}
