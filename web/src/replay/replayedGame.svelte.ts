import { StepPlayer } from "../match/player.svelte";
import type { OpenReplay } from "../match/following.svelte";
import { turnAt, turnsOf } from "../match/turns";
import { type PlayOnRequest, PROTOCOL, type ReplaySeen, type Seated } from "../protocol/wire";
import type { OpenMatch } from "../contract/table";
import { MatchState } from "../match/match.svelte";
import type { OpenGame } from "../contract/library.svelte";
import { WATCHER } from "./links";
import { nextPlace, type ReplayStep, replaySteps, roundsOf, stepAfter } from "./steps";

export type ReplayPace = "1" | "2" | "4";
export const REPLAY_PACES: readonly ReplayPace[] = ["1", "2", "4"];

const NO_MATCH = "replay";
const STORAGE_KEY = "replay-pace";

function keptPace(): ReplayPace {
  return REPLAY_PACES.find((pace) => pace === localStorage.getItem(STORAGE_KEY)) ?? "1";
}

/** The source of a replay: a table on the server, or a file. */
export interface ReplaySource {
  /** The match; empty for a file. */
  readonly match: string;
  load(viewer: number | null): Promise<ReplaySeen>;
  /** Open a new table that begins at a moment of the game. */
  playOn(wanted: PlayOnRequest): Promise<Seated>;
}

/** A replay of a game, drawn by the same table as a game in progress. */
export class ReplayedGame implements OpenReplay {
  readonly table: OpenMatch;
  steps = $state.raw<readonly ReplayStep[]>([]);
  viewer = $state(WATCHER);
  over = $state(false);
  pace = $state<ReplayPace>(keptPace());
  readonly player = new StepPlayer(() => this.pace, false);
  /** Whether another view is being fetched. */
  loading = $state(false);

  constructor(
    readonly source: ReplaySource,
    game: OpenGame,
    seen: ReplaySeen,
    entry: number,
  ) {
    this.table = new MatchState(source.match || NO_MATCH, game.face, seen.vocabulary, NO_MATCH);
    this.table.setConnection("open");
    this.player.pause(true);
    this.show(seen, entry);
  }

  readonly turns = $derived(turnsOf(this.steps));
  readonly rounds = $derived(roundsOf(this.steps));
  readonly turn = $derived(turnAt(this.turns, this.player.at));
  readonly at = $derived(this.player.at);
  readonly last = $derived(this.steps.length - 1);
  readonly step = $derived(this.steps[this.player.at]);
  readonly ended = $derived(this.player.at === this.last && this.player.phase === "still");
  readonly runs = $derived(!this.player.paused && !this.ended);

  /** Show this view at the step after this many entries. */
  private show(seen: ReplaySeen, entry: number): void {
    const { table, player } = this;
    this.steps = replaySteps(seen);
    this.viewer = seen.viewer;
    this.over = seen.over;
    table.receive({
      say: "welcome",
      protocol: PROTOCOL,
      match: table.match,
      seat: seen.viewer,
      players: seen.players,
      started: true,
      commitment: "",
      version: "",
      setup: null,
    });
    table.following.allEvents = this.steps.flatMap(({ events }) => events);
    player.start(this.steps);
    player.go(seen.over ? stepAfter(this.steps, entry) : this.last);
    table.following.recap = player;
    table.following.replay = this;
  }

  /** Show the same moment from another point of view. */
  async look(viewer: number): Promise<void> {
    const { entry = 0 } = this.step ?? {};
    this.loading = true;
    try {
      this.show(await this.source.load(viewer), entry);
    } finally {
      this.loading = false;
    }
  }

  go(at: number): void {
    this.player.go(at);
  }

  /** Go to the step of this event. */
  seek(event: number): void {
    this.go(this.steps.findIndex(({ number }) => number > event));
  }

  byTurn(forward: boolean): void {
    const places = this.turns.map(({ first }) => first);
    this.go(nextPlace(places, this.at, forward, this.last));
  }

  byRound(forward: boolean): void {
    const places = this.rounds.map(({ first }) => first);
    this.go(nextPlace(places, this.at, forward, this.last));
  }

  /** Start or stop automatic play; at the end, start again from the beginning. */
  toggle(): void {
    if (this.runs) return this.player.pause(true);
    if (this.ended) this.go(0);
    this.player.pause(false);
  }

  run(pace: ReplayPace): void {
    this.pace = pace;
    localStorage.setItem(STORAGE_KEY, pace);
  }
}
