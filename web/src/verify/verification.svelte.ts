import type { Check } from "./verify";
import { fetchRecord, Refusal } from "../net/http";
import { witness } from "./witness";
import type { MatchState } from "../match/match.svelte";

export type Finding = Check["finding"];

/** The verification of a finished game, for which this browser repeats every draw. */
export class Verification {
  checks = $state.raw<readonly Check[]>([]);
  busy = $state(false);
  /** The key of a sentence if verification failed to run. */
  failed = $state("");
  /** The worst of all findings; empty before they are known. */
  readonly finding = $derived.by((): Finding | "" => {
    if (!this.checks.length) return "";
    const has = (one: Finding): boolean => this.checks.some(({ finding }) => finding === one);
    return has("wrong") ? "wrong" : has("unchecked") ? "unchecked" : "right";
  });
  readonly draws = $derived(this.checks.find(({ subject }) => subject === "draws")?.number ?? 0);

  async run(table: MatchState): Promise<void> {
    this.busy = true;
    this.failed = "";
    try {
      const [{ verify }, text] = await Promise.all([import("./verify"), fetchRecord(table.match)]);
      const seen = witness(table.match);
      this.checks = verify(text, {
        match: table.match,
        seat: table.seat,
        commitment: seen?.commitment ?? "",
        nonce: seen?.nonce ?? "",
        bots: table.players.flatMap((player, seat) => (player.bot ? [seat] : [])),
        points: table.over?.points ?? [],
      });
    } catch (problem) {
      const offline = !(problem instanceof Refusal) || problem.code === "offline";
      this.failed = offline ? "web-problem-offline" : "web-problem-failed";
    }
    this.busy = false;
  }
}
