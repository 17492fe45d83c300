import { ask } from "../net/http";
import type { PlayOnRequest, ReplaySeen, Seated } from "../protocol/wire";
import type { ReplaySource } from "./replayed.svelte";

/** A game of the server; without a viewer as oneself knows it. */
export const tableSource = (match: string): ReplaySource => ({
  match,
  load: (viewer) => ask(`api/tables/${match}/replay${viewer === null ? "" : `?viewer=${viewer}`}`),
});

/** A record from the disk: the server plays it and keeps nothing. */
export const fileSource = (record: string): ReplaySource => ({
  match: "",
  load: (viewer) => ask<ReplaySeen>("api/replay", { record, viewer: viewer ?? -1 }),
});

/** A new table that begins where a finished game was. */
export const playOn = (match: string, wanted: PlayOnRequest): Promise<Seated> =>
  ask(`api/tables/${match}/play_on`, wanted);
