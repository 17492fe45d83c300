import type { Page } from "playwright-core";
import { findings } from "./checks";
import { inspect, painted } from "./inspector";

/** Windows that a table is looked at through; the last is 1440 × 900 at 200 %. */
const WINDOWS = [
  [360, 640],
  [412, 915],
  [915, 412],
  [768, 1024],
  [1280, 720],
  [1366, 650],
  [1440, 900],
  [1920, 1080],
  [720, 450],
] as const;
/** In these, by turns, axe looks at everything, too, and colours are judged in the dark. */
const THOROUGH = ["360×640", "1366×650"] as const;
/** HANSE_SHOTS=folder keeps a picture of each. */
const SHOTS = process.env["HANSE_SHOTS"];

/** Runs in the page: the chart's ornament is not drawn; it takes no room, and most of the time. */
export function withoutOrnament(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-ornament] { display: none }");
  document.adoptedStyleSheets = [sheet];
}

/** One window after another: what is wrong there, and whether the map stays in place. */
export class Tour {
  /** What is wrong, and in which questions and windows. */
  readonly wrong = new Map<string, string[]>();
  private readonly maps = new Map<string, string>();
  private turn = 0;

  constructor(
    readonly page: Page,
    /** What there is of cities and slots that were looked at is as it must be. */
    private readonly enough: (looked: readonly number[]) => boolean,
  ) {}

  /** Questions of one kind keep the map where it is. */
  async resize(name: string, kind = ""): Promise<void> {
    // A city under the mouse would fade the routes of all others.
    await this.page.mouse.move(0, 0);
    const thorough = THOROUGH[this.turn++ % THOROUGH.length];
    for (const [width, height] of WINDOWS) {
      await this.page.setViewportSize({ width, height });
      await painted(this.page);
      const size = `${width}×${height}`;
      await this.judge(name, size, kind);
      if (size === thorough) for (const one of await this.thorough()) this.note(one, `${name} at ${size}`);
      if (SHOTS)
        await this.page.screenshot({ path: `${SHOTS}/${name.replaceAll(/\W+/g, "-")}-${width}×${height}.png` });
    }
    await this.page.setViewportSize({ width: 1440, height: 900 });
  }

  private async judge(name: string, size: string, kind: string): Promise<void> {
    const { wrong, map, looked } = await inspect(this.page);
    const found = [...wrong];
    if (!this.enough(looked)) found.push(`cities and slots: ${looked.join()}`);
    const before = this.maps.get(kind + size) ?? map;
    if (map !== before) found.push(`the map lies at ${map}, before at ${before}`);
    this.maps.set(kind + size, before);
    for (const one of found) this.note(one, `${name} at ${size}`);
  }

  note(wrong: string, where: string): void {
    this.wrong.set(wrong, [...(this.wrong.get(wrong) ?? []), where]);
  }

  /** Everything that is wrong, each once. */
  get told(): string[] {
    return [...this.wrong].map(([wrong, where]) => `${wrong}: ${where.length} times, first ${where[0]}`);
  }

  private async thorough(): Promise<string[]> {
    const found = await findings(this.page);
    await this.page.emulateMedia({ colorScheme: "dark" });
    const { wrong } = await inspect(this.page);
    await this.page.emulateMedia({ colorScheme: "light" });
    return [...found, ...wrong.filter((one) => one.startsWith("contrast")).map((one) => `dark, ${one}`)];
  }
}
