import { spawn, type ChildProcess } from "node:child_process";
import { inject } from "vitest";
import { ROOT } from "./folders";
import { freePort, ready } from "./server";

/** A second server on the journeys' database, which a journey may stop and start again. */
export class OwnServer {
  private child: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async begin(): Promise<OwnServer> {
    const server = new OwnServer(await freePort());
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async start(): Promise<void> {
    const env = { ...process.env, DATABASE_URL: inject("database"), HANSE_PORT: String(this.port) };
    this.child = spawn(`${ROOT}.venv/bin/hanse`, ["serve"], { env, stdio: ["ignore", "inherit", "inherit"] });
    await ready(this.address, this.child);
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const stopped = new Promise((wake) => (child.exitCode === null ? child.once("exit", wake) : wake(null)));
    child.kill("SIGKILL");
    await stopped;
  }
}
