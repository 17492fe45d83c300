import { mkdirSync, writeFileSync } from "node:fs";
import type { Page, WebSocket } from "playwright-core";
import type { ServerMessage, ClientMessage } from "../src/protocol/wire";
import { FOLDER } from "./folders";

/** What this page's own hand has answered and the server has written down, read off its socket. */
export class Journal {
  readonly answered = new Map<string, number>();
  private readonly sent = new Map<string, readonly string[]>();
  private step = "";

  constructor(page: Page) {
    page.on("websocket", (socket) => this.listen(socket));
  }

  /** Kept for the table of kinds, under the name of the journey. */
  keep(journey: string): void {
    mkdirSync(FOLDER, { recursive: true });
    const told = { journey, answered: Object.fromEntries(this.answered) };
    writeFileSync(`${FOLDER}/${journey.replaceAll(/\W+/g, "-")}.json`, JSON.stringify(told));
  }

  private listen(socket: WebSocket): void {
    socket.on("framesent", ({ payload }) => this.said(JSON.parse(String(payload)) as ClientMessage));
    socket.on("framereceived", ({ payload }) => this.heard(JSON.parse(String(payload)) as ServerMessage));
  }

  /** A move counts for its own kind, and in turn also for the step that asked. */
  private said(message: ClientMessage): void {
    if (message.say !== "command") return;
    const { move } = message.move as { move: string };
    const aside = (message.question ?? null) === null;
    this.sent.set(message.id, aside ? [move] : [move, `asked by ${this.step}`]);
  }

  private heard(message: ServerMessage): void {
    if (message.say === "update")
      this.step =
        (message.sections["now"] as { agenda?: { step: string }[] } | undefined)?.agenda?.at(-1)?.step ?? this.step;
    if (message.say !== "done") return;
    for (const kind of this.sent.get(message.id) ?? []) this.answered.set(kind, (this.answered.get(kind) ?? 0) + 1);
    this.sent.delete(message.id);
  }
}
