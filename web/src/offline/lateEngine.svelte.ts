import { useLink } from "../net/link";
import { WorkerLink } from "../net/workerLink";
import { LatePort } from "./latePort";
import { keepEverything } from "./playOffline";
import { preparedAnswer } from "./preparedAnswers";
import { startEngine, type Progress } from "./startEngine";

/** The engine of a page on a static host. It is fetched and started when somebody first needs a table. */
class LateEngine {
  /** The work that people wait for; null while nothing is needed or everything is done. */
  progress = $state.raw<Progress | null>(null);
  failed = $state(false);
  private readonly wanted = (): void => void this.start();
  private readonly tables = new LatePort(this.wanted);
  private readonly thinker = new LatePort(this.wanted);
  private readonly link = new WorkerLink(this.tables, this.thinker, preparedAnswer);
  private begun = false;

  /** Let this page get its answers from files and from the engine. */
  serve(): void {
    useLink(this.link);
  }

  /** Fetch and start the engine; after a failure, a further call tries again. */
  async start(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    this.failed = false;
    const tell = (now: Progress): void => void (this.progress = now);
    try {
      tell({ phase: "fetching", part: 0 });
      // Somebody whose browser cannot keep the files may still play.
      await keepEverything(tell).catch(console.warn);
      const { tables, thinker, lost } = await startEngine(tell);
      this.tables.connect(tables);
      this.thinker.connect(thinker);
      void lost.then((isLost) => isLost && this.link.loseThinker());
    } catch (problem) {
      console.warn(problem);
      this.failed = true;
      this.begun = false;
    }
    this.progress = null;
  }
}

export const lateEngine = new LateEngine();
