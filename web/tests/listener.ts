import type { CDPSession, Page } from "playwright-core";
import type { Below } from "./composing";

/** Something in the accessibility tree that can be pressed. */
interface Heard {
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  /** Whether it is one of several choices: it says if it is pressed. */
  readonly choice: boolean;
  /** The names of the landmarks and windows around it, from the outermost. */
  readonly inside: readonly string[];
}

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

const AROUND = ["contentinfo", "region", "dialog", "navigation", "complementary", "main", "banner", "form"];
const PRESSED = ["button", "link", "radio", "checkbox", "menuitem"];

/** Somebody who sees nothing: knows roles and names alone, and presses by key. */
export class Listener {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async at(page: Page): Promise<Listener> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Accessibility.enable");
    await devtools.send("DOM.enable");
    await devtools.send("DOM.getDocument", { depth: 0 });
    return new Listener(page, devtools);
  }

  /** Everything that can be pressed now, and everything that is said to be a heading or a state. */
  async hear(): Promise<{ things: Heard[]; told: string[] }> {
    const { nodes } = (await this.devtools.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard = nodes.filter((node) => !node.ignored);
    return {
      things: heard.filter(({ role }) => PRESSED.includes(role?.value ?? "")).map((node) => thing(node, byId)),
      told: heard.filter(({ role }) => role?.value === "heading").map(({ name }) => name?.value ?? ""),
    };
  }

  /** The things in a landmark or window of this name. */
  async within(landmark: string): Promise<Heard[]> {
    return (await this.hear()).things.filter(({ inside }) => inside.includes(landmark));
  }

  async press(one: Heard): Promise<void> {
    await this.devtools.send("DOM.focus", { backendNodeId: one.id });
    await this.page.keyboard.press("Enter");
  }

  /** Press what is called so; false if nothing is. */
  async pressNamed(name: RegExp): Promise<boolean> {
    const found = (await this.hear()).things.find((one) => !one.disabled && name.test(one.name));
    if (found) await this.press(found);
    return found !== undefined;
  }
}

function thing(node: Node, byId: ReadonlyMap<string, Node>): Heard {
  const property = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value;
  const inside: string[] = [];
  for (let up = byId.get(node.parentId ?? ""); up; up = byId.get(up.parentId ?? ""))
    if (!up.ignored && AROUND.includes(up.role?.value ?? "")) inside.unshift(up.name?.value ?? "");
  return {
    id: node.backendDOMNodeId ?? 0,
    role: node.role?.value ?? "",
    name: node.name?.value ?? "",
    disabled: property("disabled") === true,
    choice: property("pressed") !== undefined,
    inside,
  };
}

/** What nobody presses who wants to get on. */
const ASIDE =
  /^(undo|begin my turn|back|why|advice|change|not possible|not now|rules|all routes|[A-Z]+-[A-Z0-9-]+$)|\bless$/i;
const BACK = /^back/i;
/** So often in vain, and one goes back or begins anew. */
const IN_VAIN = 12;

/** Plays through what is asked by trying what can be pressed; what was greyed and no longer is comes first. */
export class BlindPlayer {
  presses = 0;
  private readonly greyed = new Set<number>();
  private readonly tried = new Map<string, number>();

  constructor(
    private readonly listener: Listener,
    private readonly words: { readonly asked: string; readonly boards: readonly string[] },
    private readonly below: Below,
  ) {}

  /** One press towards an answer; false if nothing is asked just now. */
  async step(): Promise<boolean> {
    const { things } = await this.listener.hear();
    const here = (landmark: string): Heard[] => things.filter(({ inside }) => inside.includes(landmark));
    const asked = here(this.words.asked);
    const elsewhere = this.words.boards.flatMap(here).filter(({ choice }) => choice);
    const open = [...asked, ...elsewhere].filter(({ name, disabled }) => !disabled && !ASIDE.test(name));
    const next = this.choose(open) ?? (this.tried.size ? asked.find(({ name }) => BACK.test(name)) : undefined);
    for (const { id, disabled } of asked) if (disabled) this.greyed.add(id);
    if (!next) return false;
    this.greyed.delete(next.id);
    this.tried.set(next.name, (this.tried.get(next.name) ?? 0) + 1);
    if (this.presses++ % IN_VAIN === 0) this.tried.clear();
    await this.listener.press(next);
    return true;
  }

  private choose(open: readonly Heard[]): Heard | undefined {
    const ready = open.filter(({ id }) => this.greyed.has(id));
    if (ready.length) return ready[this.below(ready.length)];
    const least = Math.min(...open.map(({ name }) => this.tried.get(name) ?? 0));
    const fresh = open.filter(({ name }) => (this.tried.get(name) ?? 0) === least);
    return fresh[this.below(fresh.length)];
  }
}
