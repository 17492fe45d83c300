import type { GameView } from "../net/gameTypes";
import { type AnyPace, MAX_WAITING, restOf, speedOf } from "../state/pace";
import type { Step } from "./steps";

/** A motion from one position to the next: its duration, and the view without the moving pieces. */
export interface Motion<V> {
  readonly time: number;
  readonly view: V;
}

/** The drawing of motions. `prepare` is called before anything on the screen changes. */
export interface Stage<V extends GameView> {
  prepare(before: V, step: Step<V>, speed: number): Motion<V>;
  /** Put everything that still moves in its place. */
  finish(): void;
}

type Phase = "still" | "moving" | "resting";

/** The playback of positions, step by step, in a live game, a recap or a replay. */
export class StepPlayer<V extends GameView = GameView> {
  steps = $state.raw<readonly Step<V>[]>([]);
  /** The index of the current step; -1 before the first. */
  at = $state(-1);
  phase = $state<Phase>("still");
  paused = $state(false);
  /** The number of steps skipped the last time. */
  jumped = $state(0);
  stage: Stage<V> | null = null;
  private between = $state.raw<V | null>(null);
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pace: () => AnyPace,
    /** Whether the playback follows a running game: it can then skip steps, and own answers need no pause. */
    private readonly live: boolean,
  ) {}

  readonly step = $derived(this.steps[this.at]);
  readonly waiting = $derived(this.steps.length - 1 - this.at);
  /** The pieces on the screen, without those that are moving. */
  readonly view = $derived(this.between ?? this.step?.view ?? null);
  readonly number = $derived(this.step?.number ?? 0);
  /** Whether nothing remains to be shown before this player can answer. */
  readonly caughtUp = $derived(!this.waiting && (this.phase !== "moving" || !!this.step?.own));

  /** Begin at the first of these steps. */
  start(steps: readonly Step<V>[]): void {
    this.steps = steps;
    this.go(0);
  }

  push(step: Step<V>): void {
    this.steps = [...this.steps, step];
    if (this.at < 0) this.at = 0;
    else this.run();
  }

  /** Stop automatic steps while nobody is looking or something else is shown, or allow them again. */
  hold(held: boolean): void {
    this.held = held;
    this.run();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.run();
  }

  /** Continue automatically, if there is a next step. */
  run(): void {
    const next = this.steps[this.at + 1];
    if (!next || this.phase !== "still" || this.held || (this.paused && !next.own)) return;
    if (this.live && (!this.stage || this.pace() === "once")) this.skip();
    else if (this.live && this.waiting > MAX_WAITING) this.jump();
    else this.advance(next);
  }

  /** Show the next step, even while paused. */
  next(): void {
    this.stop();
    const next = this.steps[this.at + 1];
    if (next) this.advance(next);
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** Show this step immediately. */
  go(at: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
  }

  /** Put everything in its place and end the pause. */
  finish(): void {
    if (this.phase === "moving") this.land();
    else if (this.phase === "resting") this.endRest();
  }

  /** Skip to the newest step. */
  skip(): void {
    this.jumped = 0;
    this.go(this.steps.length - 1);
  }

  /** Stop all motions and pauses. */
  stop(): void {
    clearTimeout(this.timer);
    this.between = null;
    this.phase = "still";
    this.stage?.finish();
  }

  private jump(): void {
    const { waiting } = this;
    this.skip();
    this.jumped = waiting;
  }

  private advance(next: Step<V>): void {
    const { view } = this;
    if (this.live) this.jumped = 0;
    const motion = view && next.events.length ? this.stage?.prepare(view, next, speedOf(this.pace())) : undefined;
    this.between = next.own ? null : (motion?.view ?? null);
    this.phase = "moving";
    this.at += 1;
    if (motion?.time) this.wait(motion.time, () => this.land());
    else this.land();
  }

  private land(): void {
    clearTimeout(this.timer);
    this.between = null;
    this.phase = "resting";
    this.stage?.finish();
    if (!this.step?.events.length || (this.live && this.step.own)) this.endRest();
    else this.wait(restOf(this.pace()), () => this.endRest());
  }

  private endRest(): void {
    clearTimeout(this.timer);
    this.phase = "still";
    this.run();
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }
}
