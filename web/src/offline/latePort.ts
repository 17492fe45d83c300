import type { FromWorker, Port, ToWorker } from "../net/workerLink";

/** A port to a worker that starts when the first message is sent; messages wait until it has started. */
export class LatePort implements Port {
  onmessage: ((message: MessageEvent<FromWorker>) => void) | null = null;
  private port: Port | null = null;
  private readonly waiting: ToWorker[] = [];

  /** `wanted` starts the worker; it may be called several times. */
  constructor(private readonly wanted: () => void) {}

  postMessage(message: ToWorker): void {
    if (this.port) return this.port.postMessage(message);
    this.waiting.push(message);
    this.wanted();
  }

  /** Send everything that waits, and from then on every message, to this port. */
  connect(port: Port): void {
    this.port = port;
    port.onmessage = (message) => this.onmessage?.(message);
    for (const one of this.waiting.splice(0)) port.postMessage(one);
  }
}
