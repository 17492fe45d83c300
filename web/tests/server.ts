import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { ROOT } from "./folders";
import { clear, positions, show, type Kinds } from "./kinds";

const POSTGRES = process.env["HANSE_TEST_POSTGRES"] ?? "postgresql://root@127.0.0.1:5432";
const NAME = `journeys_${process.pid}`;
const CROWDED = 5;

declare module "vitest" {
  interface ProvidedContext {
    address: string;
    database: string;
    kinds: Kinds;
    /** The same of Lübeck, at tables of five. */
    luebeck: Kinds;
  }
}

/** A database of its own, made and dropped by the server's own driver. */
function sql(statement: string): void {
  const script = `import asyncio, asyncpg
async def run():
    connection = await asyncpg.connect("${POSTGRES}/postgres")
    await connection.execute('${statement}')
    await connection.close()
asyncio.run(run())`;
  const done = spawnSync(`${ROOT}.venv/bin/python`, ["-c", script], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`journeys need PostgreSQL at ${POSTGRES}: ${done.stderr}`);
}

/** A port that nobody uses just now. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

export async function ready(address: string, server: ChildProcess, probe = "readyz"): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null) throw new Error("the server has stopped");
    const answer = await fetch(`${address}${probe}`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error("the server does not become ready");
}

/** HANSE_ADDRESS names a server that runs already, for journeys that need nothing but its address. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["HANSE_ADDRESS"];
  if (given) {
    project.provide("address", given);
    return () => Promise.resolve();
  }
  clear();
  const kinds = positions("kogge");
  const luebeck = positions("luebeck", CROWDED);
  sql(`create database ${NAME}`);
  const port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: `${POSTGRES}/${NAME}`,
    HANSE_PORT: String(port),
    HANSE_BOT_DELAY: process.env["HANSE_MEASURE"] ? "0.6" : "0.01",
    HANSE_LOG_LEVEL: "warning",
    // The name of the club's network in club.journey.ts.
    HANSE_ALLOWED_HOSTS: "club.test",
    HANSE_POSITIONS: "true",
    HANSE_MESSAGES: "0",
    HANSE_REQUESTS_PER_MINUTE: "0",
    HANSE_FILES_PER_MINUTE: "0",
    HANSE_PREVIEWS_PER_MINUTE: "0",
    HANSE_TABLES_PER_HOUR: "0",
    HANSE_BOT_TABLES_PER_HOUR: "0",
    HANSE_LESSONS_PER_HOUR: "0",
  };
  const server = spawn(`${ROOT}.venv/bin/hanse`, ["serve"], { env, stdio: ["ignore", "inherit", "inherit"] });
  const address = `http://127.0.0.1:${port}/`;
  project.provide("address", address);
  project.provide("database", env.DATABASE_URL);
  const stop = async (): Promise<void> => {
    const stopped = new Promise((wake) => (server.exitCode === null ? server.once("exit", wake) : wake(null)));
    server.kill("SIGTERM");
    await stopped;
    sql(`drop database if exists ${NAME} with (force)`);
    show((await kinds).kinds);
  };
  await Promise.all([ready(address, server), kinds, luebeck]).catch(async (wrong: unknown) => {
    await stop();
    throw wrong;
  });
  project.provide("kinds", await kinds);
  project.provide("luebeck", await luebeck);
  return stop;
}
