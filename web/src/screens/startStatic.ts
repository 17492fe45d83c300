import { mount, type Component } from "svelte";
import { outage } from "../net/outage.svelte";
import { lateEngine } from "../offline/lateEngine.svelte";
import { clientVersion } from "../offline/preparedAnswers";
import { settings } from "../state/settings.svelte";
import EngineNotice from "./EngineNotice.svelte";
import { answerDownloads } from "./offlineDownloads";

/** Start a page on a static host, which gets its answers from files and from the engine. */
export function startStatic(App: Component, target: HTMLElement): void {
  lateEngine.serve();
  answerDownloads();
  outage.version = clientVersion;
  settings.load().catch(() => {});
  mount(App, { target });
  mount(EngineNotice, { target: document.body });
}
