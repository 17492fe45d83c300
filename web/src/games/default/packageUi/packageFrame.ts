/** The script of a frame: it passes messages between the table and a package's module (decision 42). */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts } from "../../../words/catalogue";
import type { Made } from "../../../words/story";
import { typeset } from "../../../words/typography";
import { type FromFrame, GREETING, type Shown, type ToFrame } from "./messages";

/** What a module gets. */
interface Table extends Shown {
  readonly words: { say(key: string, facts?: Facts): string };
  submit(move: Made): void;
}

/** What `mount` returns. */
interface Mounted {
  update(table: Table): void;
  destroy?(): void;
}

interface UiModule {
  mount(element: HTMLElement, table: Table): Mounted;
}

const script = document.querySelector<HTMLScriptElement>("script[type=module]");
/** The module, which the page has loaded by its hash already: nothing is fetched here. */
const loading = import(/* @vite-ignore */ script?.src ?? "") as Promise<UiModule>;
// Nobody may have greeted the frame by the time that this fails.
loading.catch(() => {});

/** The sentences of a game, in English where they are not translated. */
class GameWords {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    readonly texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  say(key: string, facts: Facts = {}): string {
    const [whole = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(whole);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? typeset(this.language, this.bundle.formatPattern(pattern, facts, [])) : key;
  }
}

/** A module at a table. */
class Seat {
  private mounted: Mounted | null = null;
  private words = new GameWords("", []);

  constructor(
    private readonly module: UiModule,
    private readonly element: HTMLElement,
    private readonly tell: (message: FromFrame) => void,
  ) {}

  draw({ shown, texts, colours }: ToFrame): void {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(colours)) root.style.setProperty(name, value);
    root.lang = shown.language;
    if (this.words.language !== shown.language || this.words.texts.join() !== texts.join())
      this.words = new GameWords(shown.language, texts);
    const { words } = this;
    const table: Table = {
      ...shown,
      words: { say: (key, facts) => words.say(key, facts) },
      submit: (move) => this.tell({ kind: "submit", move }),
    };
    if (this.mounted) this.mounted.update(table);
    else this.mounted = this.module.mount(this.element, table);
    this.tell({ kind: "drawn" });
  }

  leave(): void {
    this.mounted?.destroy?.();
  }
}

async function open(port: MessagePort): Promise<void> {
  const tell = (message: FromFrame): void => port.postMessage(message);
  const element = document.createElement("main");
  document.body.replaceChildren(element);
  try {
    const seat = new Seat(await loading, element, tell);
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      try {
        seat.draw(data);
      } catch (wrong) {
        tell({ kind: "failed", why: String(wrong) });
      }
    };
    const { body } = document;
    new ResizeObserver(() => tell({ kind: "height", height: body.offsetHeight })).observe(body);
    addEventListener("pagehide", () => seat.leave());
  } catch (wrong) {
    tell({ kind: "failed", why: String(wrong) });
  }
}

addEventListener("message", ({ source, data, ports }: MessageEvent) => {
  const [port] = ports;
  if (source === parent && data === GREETING && port) void open(port);
});
