import { type FromFrame, GREETING, type ToFrame } from "./messages";
// The server puts this script into the frame. Here, its address only says which one was built.
import script from "./packageFrame.ts?worker&url";

const LEAST = 120;
const MOST = 4000;

/** A frame in which a package's module draws, and the port that leads there. */
export class FrameLink {
  private readonly frame = document.createElement("iframe");
  private port: MessagePort | null = null;
  private latest: ToFrame | null = null;
  /** Whether the module has drawn anything. */
  drawn = false;

  constructor(
    place: HTMLElement,
    address: string,
    title: string,
    private readonly submit: (move: unknown) => void,
    private readonly fail: () => void,
  ) {
    this.frame.setAttribute("sandbox", "allow-scripts");
    this.frame.title = title;
    this.frame.dataset["script"] = script;
    this.frame.addEventListener("load", () => this.greet());
    this.frame.src = address;
    this.resize(LEAST);
    place.append(this.frame);
  }

  /** Draw this, now or as soon as the frame is there. */
  draw(latest: ToFrame): void {
    this.latest = latest;
    this.port?.postMessage(latest);
  }

  close(): void {
    this.port?.close();
    this.frame.remove();
  }

  /** Hand a port to the frame, and hear only what comes through it. */
  private greet(): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => this.hear(data);
    // The frame has no origin that could be named; it cannot leave this server (frame-src).
    this.frame.contentWindow?.postMessage(GREETING, "*", [port2]);
    this.port?.close();
    this.port = port1;
    if (this.latest) this.draw(this.latest);
  }

  private hear(message: FromFrame): void {
    if (message.kind === "drawn") this.drawn = true;
    else if (message.kind === "height") this.resize(message.height);
    else if (message.kind === "submit") this.submit(message.move);
    else this.fail();
  }

  private resize(height: number): void {
    this.frame.style.height = `${Math.min(MOST, Math.max(LEAST, Math.ceil(height)))}px`;
  }
}
