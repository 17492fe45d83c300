import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./folders";
import { freePort } from "./server";

/** The folder for static hosts, as `make static` writes it. */
export const STATIC = process.env["HANSE_STATIC"] ?? `${ROOT}dist/static`;
export const hasStatic = existsSync(join(STATIC, "index.html"));

const FOLDER = "some path/hanse";
const REFUSED = /" [45]\d\d /;

/** A plain file server, which has the static page in a folder with a space in its name. */
export class FileHost {
  private readonly root = mkdtempSync(join(tmpdir(), "hanse static "));
  private server: ChildProcess | null = null;
  private log = "";

  private constructor(private readonly port: number) {}

  static async of(folder = STATIC): Promise<FileHost> {
    const host = new FileHost(await freePort());
    host.deploy(folder);
    await host.start();
    return host;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  get address(): string {
    return `${this.origin}${encodeURI(FOLDER)}/`;
  }

  /** The requests that were refused, such as those for files that are not there. */
  get refused(): string[] {
    return this.log.split("\n").filter((line) => REFUSED.test(line));
  }

  /** Put this folder in the place of the one before. */
  deploy(folder: string): void {
    const place = join(this.root, FOLDER);
    rmSync(place, { recursive: true, force: true });
    cpSync(folder, place, { recursive: true });
  }

  async start(): Promise<void> {
    const words = ["-m", "http.server", String(this.port), "--bind", "127.0.0.1", "--directory", this.root];
    this.server = spawn(`${ROOT}.venv/bin/python`, ["-u", ...words], { stdio: ["ignore", "ignore", "pipe"] });
    this.server.stderr?.on("data", (data: Buffer) => (this.log += data.toString()));
    while (!(await fetch(this.address).catch(() => null))?.ok) await new Promise((wake) => setTimeout(wake, 50));
  }

  /** Cut the connection. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const stopped = new Promise((wake) => server.once("exit", wake));
    server.kill("SIGKILL");
    await stopped;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.root, { recursive: true });
  }
}
