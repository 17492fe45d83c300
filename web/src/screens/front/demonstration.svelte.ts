import type { Demonstration } from "../../protocol/wire";
import { PROTOCOL } from "../../protocol/wire";
import type { OpenMatch } from "../../contract/table";
import { MatchState } from "../../match/match.svelte";
import type { OpenGame } from "../../contract/library.svelte";

const NO_MATCH = "demonstration";

/** A game that bots played before, shown as if it were live. There is no table behind it. */
export class DemonstrationGame {
  readonly table: OpenMatch;
  private next = 0;

  constructor(
    game: OpenGame,
    private readonly shown: Demonstration,
  ) {
    this.table = new MatchState(NO_MATCH, game.face, game.vocabulary);
    this.table.setConnection("open");
    this.table.receive({
      say: "welcome",
      protocol: PROTOCOL,
      match: NO_MATCH,
      seat: -1,
      players: shown.players,
      started: true,
      commitment: "",
      version: "",
      setup: shown.setup,
    });
  }

  get over(): boolean {
    return this.next >= this.shown.updates.length;
  }

  /** Whether all requested steps have been shown and the playback is not paused. */
  get shownAll(): boolean {
    const { waiting, phase, paused } = this.table.following.live;
    return !waiting && phase === "still" && !paused;
  }

  /** Show this many more steps. */
  step(many = 1): void {
    for (const update of this.shown.updates.slice(this.next, this.next + many)) this.table.receive(update);
    this.next += many;
  }
}
