import { spawn, type ChildProcessByStdio } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { until } from "./fingers";
import { ROOT } from "./folders";

/** How long a server may take to start on a busy machine. */
const STARTING = 300_000;

export interface PrintedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A browser's subscription to pushes, as its `toJSON` gives it. */
export interface PushSubscriptionGiven {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
interface Begun extends PushSubscriptionGiven {
  readonly address: string;
}
type Told = PrintedMail | Begun | { readonly push: string };

/** A server with a database, a real mail server and a push service of its own; it keeps all mails and pushes. */
export class MailingServer {
  address = "";
  /** Pushes to this subscription are decrypted. */
  subscription: PushSubscriptionGiven | null = null;
  readonly mails: PrintedMail[] = [];
  /** What a browser reads in each push, byte by byte. */
  readonly pushes: string[] = [];
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;

  private constructor() {
    const run = ["-m", "tests.server.mailing_server"];
    this.child = spawn(`${ROOT}.venv/bin/python`, run, { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.child.stdout }).on("line", (line) => {
      const told = JSON.parse(line) as Told;
      if ("push" in told) this.pushes.push(told.push);
      else if ("subject" in told) this.mails.push(told);
      else [this.address, this.subscription] = [told.address, { endpoint: told.endpoint, keys: told.keys }];
    });
  }

  static async begin(): Promise<MailingServer> {
    const server = new MailingServer();
    await until(() => server.address !== "", STARTING);
    return server;
  }

  /** Let all channels be due that wait for their idle time. */
  hurry(): void {
    this.child.stdin.write("hurry\n");
  }

  /** The address of the server in the last mail. */
  async link(count: number): Promise<string> {
    await until(() => this.mails.length >= count);
    const found = this.mails.at(-1)?.text.match(/http:\S+/g) ?? [];
    return found.find((one) => one.startsWith(this.address)) ?? "";
  }

  async stop(): Promise<void> {
    const ended = new Promise((wake) => this.child.once("exit", wake));
    this.child.stdin.end();
    await ended;
  }
}
