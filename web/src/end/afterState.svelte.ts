import { replayOf, type GameReplay, type Way } from "../contract/replayParts";
import { OPEN_VIEWER } from "../replay/links";
import { replayWords } from "../replay/replayWords.svelte";
import { tableSource } from "../replay/requests";
import { replaySteps } from "../replay/steps";
import type { MatchState } from "../match/match.svelte";
import { accountOf, type Account } from "./account";

/** A finished game with nothing hidden; null until it has been fetched. */
export class AfterState {
  private found = $state.raw<Account | null>(null);
  spots = $state.raw<readonly Way[]>([]);
  /** The name of a place. */
  placeName: GameReplay["placeName"] = (_, place) => String(place + 1);

  constructor(
    readonly table: MatchState,
    private readonly game: string,
  ) {
    void this.load().catch(() => undefined);
  }

  /** The account of the game, once its words are loaded too. */
  get account(): Account | null {
    return replayWords.here ? this.found : null;
  }

  private async load(): Promise<void> {
    const [seen, replay] = await Promise.all([tableSource(this.table.match).load(OPEN_VIEWER), replayOf(this.game)]);
    const steps = replaySteps(seen);
    if (!replay || !steps[0]) return;
    this.placeName = (story, place) => replay.placeName(story, place);
    this.spots = replay.spots(steps[0].view);
    this.found = accountOf(steps, replay);
  }
}
