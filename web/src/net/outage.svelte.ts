import type { Status } from "../protocol/wire";

/** How the server does: `away` without its database, `full` without room to save, `offline` if it does not answer. */
export type Condition = Status["store"] | "offline";

const EVERY = 15_000;
const SOON = 2_000;
/** So long a server may be silent: one that hangs takes requests and answers none. */
const SILENCE = 8_000;

/** Whether games can be saved. Every page that is open asks for it, and goes on by itself once they can. */
class Outage {
  condition = $state<Condition>("ready");
  /** How often all was well again after something had failed: what could not be fetched is fetched again then. */
  recovered = $state(0);
  /** A table in play shows it in its own place. */
  atTable = $state(false);
  /** Which version runs there, and which build of it. */
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

  /** A request was refused or not answered: find out whether it is more than that. */
  suspect(): void {
    this.failed = true;
    if (!this.soon) this.lookIn(SOON);
  }

  private lookIn(wait: number): void {
    this.soon = wait === SOON;
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
    this.lookIn(store === "ready" ? EVERY : SOON);
  }
}

async function status(): Promise<{ store: Condition; version?: string; build?: string }> {
  try {
    const answer = await fetch("api/status", { priority: "low", signal: AbortSignal.timeout(SILENCE) });
    return answer.ok ? ((await answer.json()) as Status) : { store: "offline" };
  } catch {
    return { store: "offline" };
  }
}

export const outage = new Outage();
