import { ask, Refusal } from "../../net/http";
import type {
  ChangeChannel,
  ChannelAdded,
  ChannelInfo,
  ChannelList,
  ChannelTested,
  NewChannel,
} from "../../protocol/wire";
import { refusalLine } from "../../state/refusal";
import { say } from "../../state/settings.svelte";

const DAY = 24 * 60;
const HOUR = 60;
/** The idle minutes to choose from. */
export const WAITS = [1, 5, 15, 60, 3 * HOUR, 12 * HOUR, DAY] as const;
/** The minutes between two mails to choose from; 0 for a mail for each turn. */
export const DIGESTS = [0, HOUR, 4 * HOUR, DAY] as const;

export const fetchChannels = (match: string): Promise<ChannelList> => ask(`api/tables/${match}/channels`);
export const addChannel = (match: string, wanted: NewChannel): Promise<ChannelAdded> =>
  ask(`api/tables/${match}/channels`, wanted);
export const changeChannel = (match: string, wanted: ChangeChannel): Promise<ChannelInfo> =>
  ask(`api/tables/${match}/change_channel`, wanted);
export const removeChannel = (match: string, id: string): Promise<ChannelList> =>
  ask(`api/tables/${match}/remove_channel`, { id });
export const testChannel = (match: string, id: string): Promise<ChannelTested> =>
  ask(`api/tables/${match}/test_channel`, { id });

/** A number of minutes in words, in its largest unit. */
export function minutesLine(minutes: number): string {
  if (minutes % DAY === 0) return say("web-notify-days", { count: minutes / DAY });
  if (minutes % HOUR === 0) return say("web-notify-hours", { count: minutes / HOUR });
  return say("web-notify-minutes", { count: minutes });
}

/** These choices and the present value, which a program may have set to another one. */
export function choicesWith(choices: readonly number[], value: number): number[] {
  return [...new Set([...choices, value])].sort((one, two) => one - two);
}

const SENTENCES: Readonly<Record<string, string>> = {
  spelling: "spelling",
  scheme: "https",
  not_secure: "https",
  unreachable: "unreachable",
  port: "unreachable",
  unconfirmed: "asked",
  mail_server: "mail",
  mail_timeout: "mail",
  no_mail_server: "mail",
  redirect: "redirect",
};
const GONE = /^status_(401|403|404|410|550|551|553)$/;

/** The reason why something was not sent, as the server names it, in words. */
export function reasonLine(reason: string): string {
  const sentence = SENTENCES[reason] ?? (GONE.test(reason) ? "gone" : "other");
  return say(`web-notify-why-${sentence}`);
}

/** The reason why the server refused a change of channels, in words. */
export function channelRefusal(problem: unknown): string {
  const isAddress = problem instanceof Refusal && problem.code === "bad_address";
  if (problem instanceof Refusal && problem.code === "too_many_channels") return say("web-notify-why-many");
  if (problem instanceof Refusal && problem.code === "too_many") return say("web-notify-why-often");
  return isAddress ? reasonLine(problem.why) : refusalLine(problem);
}
