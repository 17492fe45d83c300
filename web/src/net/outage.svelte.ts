import type { Status } from "../protocol/wire";
import { link } from "./link";

/** The condition of the server: `away` without its database, `full` without disk space, `offline` without answers. */
export type Condition = Status["store"] | "offline";

/** Milliseconds between two checks; `OUTAGE_INTERVAL` holds during an outage and after a failed request. */
const CHECK_INTERVAL = 15_000;
const OUTAGE_INTERVAL = 2_000;
/** Milliseconds after which a silent server counts as down; a server that hangs never answers. */
const ANSWER_TIMEOUT = 8_000;

/** The server's condition. Every open page polls it, and resumes automatically after an outage. */
class Outage {
  condition = $state<Condition>("ready");
  /** The number of recoveries; the page retries failed requests after each. */
  recovered = $state(0);
  /** Whether a table is open. It shows the condition itself, so that no other notice is needed. */
  atTable = $state(false);
  /** The running version and build of the server. */
  version = $state("");
  private failed = false;
  private soon = false;
  private timer = 0;

  watch(): void {
    void this.look();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.look();
    });
  }

  /** Check the server's condition after a request was refused or not answered. */
  suspect(): void {
    this.failed = true;
    if (!this.soon) this.lookIn(OUTAGE_INTERVAL);
  }

  private lookIn(wait: number): void {
    this.soon = wait === OUTAGE_INTERVAL;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), wait);
  }

  private async look(): Promise<void> {
    const idle = document.visibilityState !== "visible" && !this.failed;
    const { store, version = "", build = "" } = idle ? { store: this.condition } : await status();
    this.condition = store;
    if (version) this.version = `${version} (${build})`;
    if (store !== "ready") this.failed = true;
    else if (this.failed) {
      this.failed = false;
      this.recovered++;
    }
    this.lookIn(store === "ready" ? CHECK_INTERVAL : OUTAGE_INTERVAL);
  }
}

async function status(): Promise<{ store: Condition; version?: string; build?: string }> {
  try {
    const answer = await link().fetch("api/status", { priority: "low", signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    return answer.ok ? ((await answer.json()) as Status) : { store: "offline" };
  } catch {
    return { store: "offline" };
  }
}

export const outage = new Outage();
