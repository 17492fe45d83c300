import type { GameEvent, GameView } from "../net/gameTypes";
import { fetchSteps as askSteps } from "../net/http";
import type { Update } from "../protocol/wire";
import { settings } from "../state/settings.svelte";
import { StepPlayer } from "./player.svelte";
import { isOwn, mergeSections, type Step, stepsOf, withoutSilent } from "./steps";
import { viewHash } from "./viewHash";

/** The open replay of a whole game. */
export interface OpenReplay {
  /** Go to the step of this event. */
  seek(event: number): void;
}

/** The messages of the server about one match, and the part of them that is on the screen. */
export class Following<V extends GameView = GameView> {
  /** The newest view, shown or not. */
  private newest = $state.raw<V | null>(null);
  /** All events of the match, shown or not. */
  allEvents = $state.raw<readonly GameEvent[]>([]);
  /** The playback of the game in progress. */
  readonly live = new StepPlayer<V>(() => settings.pace, true);
  /** The playback of a recap, while one is open. */
  recap = $state.raw<StepPlayer<V> | null>(null);
  /** The replay of a whole game, while one is open. */
  replay = $state.raw<OpenReplay | null>(null);
  /** Whether the last update followed a welcome, so that it may hold many steps. */
  welcomed = false;
  private catchingUp = false;

  constructor(private readonly match: string) {}

  readonly player = $derived(this.recap ?? this.live);
  /** The position on the screen. A question appears after everything before it has been shown. */
  readonly view = $derived.by((): V | null => {
    const { view } = this.player;
    if (!view || (!this.recap && this.live.caughtUp)) return view;
    return { ...view, asked: null, asides: this.recap ? null : (this.newest?.asides ?? null) };
  });
  /** The events shown so far. */
  readonly events = $derived(this.allEvents.slice(0, (this.replay ? this.player : this.live).number));
  /** Whether others wait for this player's answer, even if earlier steps have not been shown yet. */
  readonly called = $derived(!!this.newest?.asked && !this.newest.asked.ready);

  /** Take an update; return whether it resulted from this player's own answer. */
  take(message: Update): boolean {
    const before = this.newest;
    const events = (message.events ?? []) as readonly GameEvent[];
    const view = mergeSections(before, message.sections);
    this.newest = view;
    this.allEvents = [...this.allEvents.slice(0, message.number - events.length), ...events];
    const several = this.welcomed && before !== null && events.length > 1;
    this.welcomed = false;
    if (this.catchingUp) return false;
    const own = isOwn(before, view);
    if (several && this.live.stage) void this.catchUp();
    else this.live.push({ view, number: message.number, events, own });
    return own;
  }

  /** Whether this browser's view differs from the server's, by the server's checksum. */
  differs(check: number): boolean {
    return viewHash(this.newest) !== check;
  }

  /** Ask the server for each of the steps that arrived together. */
  private async catchUp(): Promise<void> {
    this.catchingUp = true;
    const past = await this.stepsSince(this.live.steps.at(-1)?.number ?? 0);
    this.catchingUp = false;
    for (const step of past.slice(1)) this.live.push(step);
    const number = this.live.steps.at(-1)?.number ?? 0;
    const view = this.newest;
    if (view) this.live.push({ view, number: this.allEvents.length, events: this.allEvents.slice(number), own: false });
  }

  /** The steps after this many events, as this player saw them; only an empty start if the server is unreachable. */
  private async stepsSince(since: number): Promise<Step<V>[]> {
    return stepsOf<V>(await askSteps(this.match, since).catch(() => ({ number: since, sections: {}, steps: [] })));
  }

  /** Open a recap of the steps after this many events, if there are any. */
  async openRecap(since: number): Promise<void> {
    const steps = withoutSilent(await this.stepsSince(since));
    if (steps.length < 2 || this.recap) return;
    this.live.hold(true);
    const recap = new StepPlayer<V>(() => settings.pace, false);
    recap.stage = this.live.stage;
    recap.start(steps);
    this.recap = recap;
    recap.next();
  }

  /** Close the recap and show the current position. */
  closeRecap(): void {
    this.recap?.stop();
    this.recap = null;
    this.live.skip();
    this.live.hold(false);
  }
}
