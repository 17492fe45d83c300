import { Refusal } from "../net/http";
import { say, settings } from "./settings.svelte";

const dashed = (code: string): string => code.replaceAll("_", "-");

/** The reason for a refusal by the server, in words. */
export function refusalLine(problem: unknown): string {
  if (!(problem instanceof Refusal)) return say("web-problem-failed");
  if (problem.code === "bad_name") return say(`web-name-${dashed(problem.why)}`, { name: problem.about[0] ?? "" });
  const key = `web-problem-${dashed(problem.code)}`;
  return say(settings.words?.has(key) ? key : "web-problem-failed");
}
