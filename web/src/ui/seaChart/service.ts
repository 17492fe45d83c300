/** A client of a slow worker; it passes on only the answer to the newest question. */
export class NewestAnswer<Order extends object, Found> {
  private newest = 0;
  private found: (found: Found) => void = () => {};

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly found: Found }>) => {
      if (data.id === this.newest) this.found(data.found);
    };
  }

  ask(order: Order, found: (found: Found) => void): void {
    this.newest += 1;
    this.found = found;
    this.worker.postMessage({ ...order, id: this.newest });
  }

  close(): void {
    this.worker.terminate();
  }
}
