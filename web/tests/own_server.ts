import { spawn, type ChildProcess } from "node:child_process";
import { inject } from "vitest";
import { ROOT } from "./folders";
import { freePort, ready } from "./server";

/** A second server on the journeys' database, which a journey may stop and start again. */
export class OwnServer {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  static async begin(settings: Readonly<Record<string, string>> = {}, probe = "readyz"): Promise<OwnServer> {
    const server = new OwnServer(await freePort(), settings);
    await server.start(probe);
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async start(probe = "readyz"): Promise<void> {
    const own = { DATABASE_URL: inject("database"), HANSE_PORT: String(this.port), ...this.settings };
    const env = { ...process.env, ...own };
    this.child = spawn(`${ROOT}.venv/bin/hanse`, ["serve"], { env, stdio: ["ignore", "inherit", "inherit"] });
    await ready(this.address, this.child, probe);
  }

  async stop(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child) return;
    const stopped = new Promise((wake) => (child.exitCode === null ? child.once("exit", wake) : wake(null)));
    child.kill(signal);
    await stopped;
  }
}
