import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

const HOUSE = fileURLToPath(new URL("../..", import.meta.url));
const POSTGRES = process.env["HANSE_TEST_POSTGRES"] ?? "postgresql://root@127.0.0.1:5432";
const PORT = Number(process.env["HANSE_TEST_PORT"] ?? 18137);
const NAME = `journeys_${process.pid}`;

declare module "vitest" {
  interface ProvidedContext {
    address: string;
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
  const done = spawnSync(`${HOUSE}.venv/bin/python`, ["-c", script], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`journeys need PostgreSQL at ${POSTGRES}: ${done.stderr}`);
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error("the server has stopped");
    const answer = await fetch(`${address}readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error("the server does not become ready");
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  sql(`create database ${NAME}`);
  const env = {
    ...process.env,
    DATABASE_URL: `${POSTGRES}/${NAME}`,
    HANSE_PORT: String(PORT),
    HANSE_BOT_DELAY: "0.01",
    HANSE_LOG_LEVEL: "warning",
  };
  const server = spawn(`${HOUSE}.venv/bin/hanse`, ["serve"], { env, stdio: ["ignore", "inherit", "inherit"] });
  const address = `http://127.0.0.1:${PORT}/`;
  project.provide("address", address);
  await ready(address, server);
  return async () => {
    const stopped = new Promise((wake) => server.once("exit", wake));
    server.kill("SIGTERM");
    await stopped;
    sql(`drop database if exists ${NAME} with (force)`);
  };
}
