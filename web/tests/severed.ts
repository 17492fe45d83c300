import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "./server";

/** The port of a database whose address names none. */
const POSTGRES = 5432;

/** A wire to a server or a database that can be cut and mended: what comes to its port is passed on, byte for byte. */
export class Wire {
  private readonly open = new Set<Socket>();
  private server: Server | null = null;

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly host: string,
    private readonly there: number,
  ) {}

  static async to(address: string): Promise<Wire> {
    const url = new URL(address);
    const [host, there] = [url.hostname, Number(url.port || POSTGRES)];
    const port = await freePort();
    url.hostname = "127.0.0.1";
    url.port = String(port);
    const wire = new Wire(url.href, port, host, there);
    await wire.mend();
    return wire;
  }

  async mend(): Promise<void> {
    const server = createServer((near) => this.join(near, connect(this.there, this.host)));
    this.server = server;
    await new Promise<void>((ready) => server.listen(this.port, "127.0.0.1", ready));
  }

  async cut(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const one of this.open) one.destroy();
    await new Promise((ready) => (server ? server.close(ready) : ready(null)));
  }

  private join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one);
      one.on("data", (data) => other.write(data));
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.open.delete(one);
        other.destroy();
      });
    }
  }
}
