import { ask } from "../net/http";
import type { PlayOnFileRequest, PlayOnRequest, ReplaySeen, Seated } from "../protocol/wire";
import { replayPath } from "./links";
import type { ReplaySource } from "./replayedGame.svelte";

/** A game on the server; without a viewer, from the reader's own point of view. */
export const tableSource = (match: string): ReplaySource => ({
  match,
  load: (viewer) => ask(replayPath(match, viewer)),
  playOn: (wanted: PlayOnRequest) => ask<Seated>(`api/tables/${match}/play_on`, wanted),
});

/** A record from the player's disk, which the server replays but does not store. */
export const fileSource = (record: string): ReplaySource => ({
  match: "",
  load: (viewer) => ask<ReplaySeen>("api/replay", { record, viewer: viewer ?? -1 }),
  playOn: (wanted) => ask<Seated>("api/replay/play_on", { ...wanted, record } satisfies PlayOnFileRequest),
});
