import { joinNames } from "../setup/terms";
import type { MatchState } from "../match/match.svelte";
import { say } from "../state/settings.svelte";
import type { Story } from "../words/story";
import { sideSuffix, durationText, type Notice } from "./notices";

/** The text of a notice, in one sentence. */
export function noticeLine(table: MatchState, story: Story, notice: Notice, now: number): string {
  switch (notice.kind) {
    case "opened":
      return say("web-opened");
    case "left":
      return say("web-left", { bots: notice.by ? 1 : 0 });
    case "reminded":
      return Number.isFinite(notice.until) && notice.until > now
        ? say("web-reminded", durationText(notice.until - now))
        : say("web-reminded-plain");
    case "gone":
    case "slow":
      return say(`web-${notice.kind}`, { name: named(story, notice.seat), ...durationText(notice.until - now) });
    case "late":
      return say("web-late", { name: named(story, notice.seat) });
    case "ending":
      return say(`web-ending${sideSuffix(notice)}`, { names: namesOf(table, story, notice.seats) });
    case "back":
      return say(`web-going-back${sideSuffix(notice)}`, { names: namesOf(table, story, notice.seats) });
  }
}

const named = (story: Story, seat: number): string => story.phrases.player(seat);

const namesOf = (table: MatchState, story: Story, seats: readonly number[]): string =>
  joinNames(seats.filter((seat) => seat !== table.seat).map((seat) => named(story, seat)));
