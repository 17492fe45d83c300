import { ask } from "../net/http";
import type { PlayOnFileRequest, PlayOnRequest, ReplaySeen, Seated } from "../protocol/wire";
import { replayPath } from "./links";
import type { ReplaySource } from "./replayedGame.svelte";

/** A game of the server; without a viewer as oneself knows it. */
export const tableSource = (match: string): ReplaySource => ({
  match,
  load: (viewer) => ask(replayPath(match, viewer)),
  playOn: (wanted: PlayOnRequest) => ask<Seated>(`api/tables/${match}/play_on`, wanted),
});

/** A record from the disk: the server plays it and keeps nothing. */
export const fileSource = (record: string): ReplaySource => ({
  match: "",
  load: (viewer) => ask<ReplaySeen>("api/replay", { record, viewer: viewer ?? -1 }),
  playOn: (wanted) => ask<Seated>("api/replay/play_on", { ...wanted, record } satisfies PlayOnFileRequest),
});
